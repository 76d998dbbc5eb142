import { expect, test } from "vitest";
import { mayBeTold } from "./noun-told.ts";

test.each(["turnout", "downloads", "bats", "app", "Net worth", "Oslo"])("%s may be told of", (words) =>
  expect(mayBeTold(words, `the ${words} rose`)).toBe(true),
);

test.each(["strong", "late", "having", "how", "smoked", "hottest", "burnt", "many"])("%s may not", (words) =>
  expect(mayBeTold(words, `it was ${words}`)).toBe(false),
);
