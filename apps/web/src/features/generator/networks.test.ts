import { NETWORKS } from "@charticle/contract";
import { expect, test } from "vitest";
import { NETWORK_CHOICES, networkAddress, postLength } from "./networks.ts";

const post = "Chrome 65% & more #Browsers";

test.each([
  ["x", "https://x.com/intent/post?text=Chrome%2065%25%20%26%20more%20%23Browsers"],
  ["reddit", "https://www.reddit.com/submit?title=Browser%20share"],
  ["linkedin", "https://www.linkedin.com/feed/"],
  ["facebook", "https://www.facebook.com/"],
  ["instagram", "https://www.instagram.com/"],
  ["personal", null],
] as const)("%s -> %s", (network, expected) => {
  expect(networkAddress(network, { post, title: "Browser share" })).toBe(expected);
});

test("every network of the contract can be chosen, once", () => {
  expect(NETWORK_CHOICES.map(({ id }) => id).toSorted()).toEqual([...NETWORKS].toSorted());
});

test.each([
  ["x", "図".repeat(140), false],
  ["x", "図".repeat(141), true],
  ["instagram", "a".repeat(2200), false],
  ["instagram", "a".repeat(2201), true],
  ["personal", "a".repeat(9999), false],
] as const)("%s, %#: over the limit is %s", (network, text, isOver) => {
  expect(postLength(network, text).isOver).toBe(isOver);
});
