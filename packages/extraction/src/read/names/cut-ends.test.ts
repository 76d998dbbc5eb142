import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "81% are struggling to hire, 83% are reporting an increase in costs and 82% are worried about inflation.",
    "Struggling to hire 81 · Reporting an increase in costs 83 · Worried about inflation 82",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("a small word may end a name", () =>
  expect(readLine("12 signed in, 9 logged on")).toBe("Signed in 12 · Logged on 9"));
