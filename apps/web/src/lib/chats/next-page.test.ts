import { expect, test } from "vitest";
import { nextPageOf } from "./next-page.ts";

test.each([
  ['</api/chats/?before=42>; rel="next"', "42"],
  ["<https://example.org/api/chats/?before=a%3Ab>; rel=next", "a:b"],
  ['</api/chats/?x=1&before=7>; type="json"; rel="next", </api/chats/>; rel="first"', "7"],
  ['</api/chats/>; rel="prev"', null],
  ['</api/chats/>; rel="next"', null],
  ["nonsense", null],
  [null, null],
])("%s -> %s", (link, expected) => {
  expect(nextPageOf(link)).toBe(expected);
});
