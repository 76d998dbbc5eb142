import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  [
    "Kansas reported the lowest rate, 2.2 percent, followed by Maine and Ohio, 2.3 and 2.4 percent, respectively.",
    "Kansas 2.2 · Maine 2.3 · Ohio 2.4",
  ],
  [
    "Kansas had the highest jobless rate in July, 16.1 percent, followed by Maine, 15.9 percent.",
    "Kansas 16.1 · Maine 15.9",
  ],
  [
    "Kansas and Maine had the highest jobless rates in June, 7.9 percent each, closely followed by Ohio, 7.8 percent.",
    "Kansas 7.9 · Maine 7.9 · Ohio 7.8",
  ],
  [
    "At the regional level, the Midwest continued to record the lowest jobless rate, 3.3 percent, while the West again had the highest rate, 4.4 percent.",
    "Midwest 3.3 · West 4.4",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("what was had in months stays told by months", () =>
  expect(readLine("The depot reported 16 faults in July and 12 in August")).toBe("July 16 · August 12"));
