import { describe, expect, test } from "vitest";
import { madeExpressions, writtenExpressions } from "./all-expressions.ts";
import { goingBack } from "./going-back.ts";

describe("how often an expression goes back over a text", () => {
  test.each<[RegExp, number]>([
    [/^ab?c/, 0],
    [/ab/, 1],
    [/^a+b/, 1],
    [/^\d{1,3}b/, 0],
    [/a+b/, 2],
    [/^a+[ab]+c/, 2],
    [/^a+b?a+c/, 2],
    [/^a+ba+c/, 1],
    [/^\D*\p{L}\D*x/u, 2],
    [/\D*\p{L}\D*x\D*$/u, 4],
    [/^(?:a|b)+c/, 1],
    [/^(?:\d+(?:,\d+)*;)+x/, 1],
    [/^(?:a{2,}|a)b/, 1],
  ])("%s: to the power of %i", (expression, power) => {
    expect(goingBack(expression.source, expression.flags)).toBe(power);
  });

  test.each([
    [/(?:a|a)+b/],
    [/(a+)*b/],
    [/(?:a+ ?)+b/],
    [/(?:\p{Emoji_Presentation}|\p{Extended_Pictographic})+ ?\d/u],
    [/^(?:[nN]=[\d,]+,?)+$/],
    [/^\w+(?:[/|][^()]+)+\)/],
    [/(?<=(?:x|\w)*)y/],
    [/^(?:a|ab|b)+c/],
  ])("%s doubles", (expression) => {
    expect(goingBack(expression.source, expression.flags)).toBe(Number.POSITIVE_INFINITY);
  });
});

/** Of 280 characters some three million tries: a hundredth of a second. */
const MOST = 3;

test("no expression of the product goes back over a text of 280 characters for long", async () => {
  const all = [
    ...writtenExpressions(),
    ...(await madeExpressions(() => import("../../packages/extraction/src/full-reader.ts"))),
  ];
  expect(all.length).toBeGreaterThan(3000);
  expect(all.filter(({ source, flags }) => goingBack(source, flags) > MOST)).toEqual([]);
});
