import { expect, test } from "vitest";
import { SENSES } from "../../full-reader.ts";
import { scanText } from "../../text/scan.ts";
import { NO_WORD, SMALL_WORD } from "./senses.ts";
import { likeness } from "./word-store.ts";

test.each([
  ["church choir in Bath", "choir"],
  ["cost of living", "cost"],
  ["night nurses", "nurses"],
  ["'teachers'", "teachers"],
])("the head of %s is %s", (name, head) => {
  expect(SENSES.nameOf(name).head).toBe(SENSES.nameOf(head).head);
});

test("a name that is not known has a cluster of its own, and is like nothing", () => {
  const name = SENSES.nameOf("Qzxv");
  expect(name.known).toBe(false);
  expect(name.cluster).toBe(SENSES.nameOf("blorp-qq").cluster);
  expect(likeness(name.vector, SENSES.nameOf("nurses").vector)).toBe(0);
});

test("small words are told apart, others by what they mean, marks and numbers by their sort", () => {
  const scan = scanText("Nurses of NURSES, 12 of qzxv");
  expect([0, 1, 3, 4].map((at) => SENSES.idAt(scan, at) >= 0)).toEqual([true, false, false, false]);
  expect(SENSES.idAt(scan, 1)).toBe(SMALL_WORD);
  expect(SENSES.idAt(scan, 3)).toBe(NO_WORD);
  expect(SENSES.keyAt(scan, 1)).toBe(SENSES.keyAt(scan, 5));
  expect(SENSES.keyAt(scan, 0)).toBe(SENSES.keyAt(scan, 2));
  expect(SENSES.keyAt(scan, 6)).not.toBe(SENSES.keyAt(scan, 0));
});
