import { expect, test } from "vitest";
import { askedGroups } from "./asked-groups.ts";

test.each([
  [
    "Ask boys whether they read for fun and 39% say yes at age 8, 24% at 11",
    "whether they read for fun: among boys, 39% say yes at age 8, 24% at 11",
  ],
  [
    "Busy? Ask nurses if they are tired, and only 4 in 10 say no",
    "Busy? if they are tired: among nurses, only 4 in 10 say no",
  ],
])("%s", (text, read) => expect(askedGroups(text)?.text).toBe(read));

test.each([
  "Ask boys and 39% say yes",
  "Ask your doctor whether 39% is too much",
  "They ask boys whether they read and 39% say yes",
])("%s: stays as it is", (text) => expect(askedGroups(text)).toBeNull());
