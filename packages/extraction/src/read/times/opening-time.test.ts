import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["In 2024, revenue rose 12% to €56m.", "Before 50000000 · 2024 56000000"],
  ["In the first quarter, revenue rose by €6m to €56m.", "Before 50000000 · First quarter 56000000"],
  [
    "In the September quarter, our market share declined 1.5 percentage points to 13 percent.",
    "Before 14.5 · September quarter 13",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("a level told for that time stays there", () =>
  expect(readLine("In 2024 the rent was 50, now it is 56.")).toBe("2024 50 · Now 56"));
