import { expect, test } from "vitest";
import { CODES, DIMENSIONS, PART } from "../../src/read/words/word-store.ts";
import { codedIn } from "./codes.ts";

test("equal rows have equal codes, and the book holds numbers near theirs", () => {
  const one = Float32Array.from({ length: DIMENSIONS }, (_, at) => (at % 2 === 0 ? 0.5 : -0.25));
  const other = one.map((number) => -number);
  const { book, codes } = codedIn([one, other, one]);
  expect(codes.slice(0, CODES)).toEqual(codes.slice(2 * CODES));
  expect(codes.slice(0, CODES)).not.toEqual(codes.slice(CODES, 2 * CODES));
  const [first = 0] = codes;
  expect([...book.slice(first * PART, (first + 1) * PART)]).toEqual([127, 127, 127, 127]);
});
