import { expect, test } from "vitest";
import { boughtSame } from "./bought-same.ts";

test.each([
  ["twice the £112,000 that buys you the same in Hull", "twice the £112,000 in Hull"],
  ["half the $9k that gets you one in Reno", "half the $9k in Reno"],
])("%s", (text, plain) => expect(boughtSame(text)?.text).toBe(plain));

test.each([["the £5 that buys one pint in Hull"], ["Ann got 12 that buys the same"]])("leaves alone: %s", (text) =>
  expect(boughtSame(text)).toBeNull(),
);
