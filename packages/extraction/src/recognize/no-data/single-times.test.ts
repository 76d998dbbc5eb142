import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["In a single day we sold 40 pies, 30 cakes and 22 buns.", "Pies 40 · Cakes 30 · Buns 22"],
  ["On a single June evening 14 bats came in 2021, 19 in 2022 and 27 in 2023.", "2021 14 · 2022 19 · 2023 27"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("a single thing counts", () =>
  expect(readLine("A single goal in May, 3 in June, 4 in July.")).toBe("May 1 · June 3 · July 4"));
