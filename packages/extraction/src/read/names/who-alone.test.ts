import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["A third of teens vape, compared with one in ten adults.", "Teens 33.3 · Adults 10"],
  [
    "One in three remote workers feel lonely, compared with one in five office workers.",
    "Remote workers 33.3 · Office workers 20",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["40% of managers and 20% of sales staff left.", "Managers 40 · Sales staff 20"],
  ["12 sales calls, 5 client meetings, 3 product demos", "Sales calls 12 · Client meetings 5 · Product demos 3"],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toBe(line));
