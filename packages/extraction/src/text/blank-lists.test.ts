/** Numbers listed with blanks. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { blankLists } from "./blank-lists.ts";

test("the magnitude holds for all", () => {
  expect(readLine("2022 sales by quarter 1.2 1.4 1.3 1.9 million")).toBe(
    "Q1 1200000 · Q2 1400000 · Q3 1300000 · Q4 1900000",
  );
});

test.each(["2021 1.2 million 2022 1.4 million", "rows 1 200 300 million", "1.2, 1.4 and 1.9 million"])(
  "left: %s",
  (text) => expect(blankLists(text)).toBeNull(),
);

test("each value is shown at its place", () => {
  const text = "2022 sales by quarter 1.2 1.4 1.3 1.9 million";
  const told = blankLists(text);
  const at = told?.text.indexOf("1.4") ?? 0;
  expect(text.slice(...(told?.back([at, at + 3]) ?? [0, 0]))).toBe("1.4");
});
