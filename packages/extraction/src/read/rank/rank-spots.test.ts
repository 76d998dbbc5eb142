/** Where a reading's names are found beside their figures, and what stands there. */
import { describe, expect, test } from "vitest";
import { recognizeAll } from "../../recognize/all-rules.ts";
import { scanText } from "../../text/scan.ts";
import { cellOf } from "../reading.ts";
import { spotsOf, tokenSort } from "./rank-spots.ts";

function spots(text: string, names: readonly string[]) {
  const scan = scanText(text);
  const figures = recognizeAll(scan).filter((mention) => mention.kind === "figure");
  const reading = {
    shape: "pairs",
    series: [""],
    points: names.map((name) => ({ name })),
    cells: figures.map((figure) => [cellOf(figure)]),
    units: [null],
    figures,
    cost: 0,
  };
  const word = (at: number): string => scan.tokens[at]?.lower ?? "";
  return spotsOf(scan, reading, figures).spots.map(({ from, left, between }) => [
    word(from),
    left ? "left" : "right",
    between.map(word).join(" "),
  ]);
}

describe("names are found on the nearer side of their figures", () => {
  test.each([
    [
      "Oslo had 12 and Bergen 9",
      ["Oslo", "Bergen"],
      [
        ["oslo", "left", "had"],
        ["bergen", "left", ""],
      ],
    ],
    [
      "12 in Oslo, 9 in Bergen",
      ["Oslo", "Bergen"],
      [
        ["oslo", "right", "in"],
        ["bergen", "right", "in"],
      ],
    ],
    ["Oslo 12, 9 in Bergen", ["Oslo", "Paris"], [["oslo", "left", ""]]],
  ])("%s", (text, names, found) => {
    expect(spots(text, names)).toEqual(found);
  });
});

test("tokens are of one sort or another", () => {
  const scan = scanText("Oslo rose, by 12");
  const sorts = scan.tokens.map((_, at) => tokenSort(scan, at));
  expect(new Set(sorts).size).toBe(sorts.length);
  expect(tokenSort(scan, 99)).toBe(tokenSort(scan, -1));
});
