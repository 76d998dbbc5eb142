import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { letterBullets } from "./letter-bullets.ts";

test.each([
  [
    "- Total visits up 3.4%\no Spanish visits up 3.1%\no Foreign visits up 4.2%",
    "Total 3.4 · Spanish 3.1 · Foreign 4.2",
  ],
  ["Spend by team\no Design 12k\no Legal 7k\no Sales 9k", "Design 12000 · Legal 7000 · Sales 9000"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["o 5\na 7\nb 3", "a Yes 5\no No 7\no Other 3", "o clock 12\no clock 9"])("leaves alone: %s", (text) =>
  expect(letterBullets(text)).toBeNull(),
);
