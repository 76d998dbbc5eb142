import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Some 41% of members picked health as the top issue, compared with 23% favoring schools, 21% naming roads and 11% going with parks.",
    "Health 41 · Schools 23 · Roads 21 · Parks 11",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Naming ceremonies 30, weddings 12, christenings 9", "Naming ceremonies 30 · Weddings 12 · Christenings 9"],
])("stays: %s", (text, line) => expect(readLine(text)).toBe(line));
