import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["My 2009 Volvo, bought for €2,500, cost €610 in 2022, €1,140 in 2023", "2022 610 · 2023 1140"],
  [
    "Leeds made 410 cars in Q1, 445 in Q2 and 392 in Q3. Over the same quarters Hull, with a new line, built 286, 301 and 357.",
    "[Leeds / Hull] Q1 410/286 · Q2 445/301 · Q3 392/357",
  ],
  ["In May Ann, on her own, bought 12, 15 and 9 shares of Aldi, Lidl and Spar.", "Aldi 12 · Lidl 15 · Spar 9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
