import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Before the storm the park had 120 oaks. Today there are 84, and a further six are due to be felled by spring.",
    "Before 120 · Today 84 · Spring 78",
  ],
  [
    "Before the sale the group ran 31 hotels. Now there are 22, and another four will close by June.",
    "Before 31 · Now 22 · June 18",
  ],
  [
    "The firm had 60 branches before the merger. Today it has 41, and another five are to go by Christmas.",
    "Before 60 · Today 41 · Christmas 36",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("what opens is more", () =>
  expect(readLine("Today there are 40 beds, and a further six are due to open by May.")).toBe("Today 40 · May 46"));
