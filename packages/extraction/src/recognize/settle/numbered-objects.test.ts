/** Numbers that name things, one behind each count; and capitals in a run. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Sold 120 copies of issue 14, 95 of issue 15 and 160 of issue 16", "Issue 14 120 · Issue 15 95 · Issue 16 160"],
  ["We had 14 riders on bus 7, 30 on bus 12 and 9 on bus 31", "Bus 7 14 · Bus 12 30 · Bus 31 9"],
  ["Group A: 12 boys and 14 girls", "Boys 12 · Girls 14"],
  ["Dogs 12 Cats 19 Rabbits 4 Guinea pigs 7", "Dogs 12 · Cats 19 · Rabbits 4 · Guinea pigs 7"],
  ["iPhone 15 40, iPhone 14 30, iPhone 13 12", "iPhone 15 40 · iPhone 14 30 · iPhone 13 12"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Seats: 212 tier 1, 80 tier 2, 31 tier 3", "Tier 1 212 · Tier 2 80 · Tier 3 31"]])(
  "%s: too",
  (text, line) => expect(readLine(text)).toBe(line),
);
