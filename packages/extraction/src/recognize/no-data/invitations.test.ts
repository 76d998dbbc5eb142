/** What an invitation says of hours and clothes. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  "Happy 40th to the one and only Sanjay! Table's booked for 7.30 at 12 High Street, dress code 80s, obviously",
  "happy 40th to the 2Pac of payroll, drinks at No. 9 from 8 til late, dress code is strictly 80s",
  "Party on Saturday, doors 7.30, dress code: 90s",
])("%s", (text) => expect(readLine(text)).toBe("nothing-to-chart"));

test.each([
  ["Dress code survey: keep 80, drop 41, unsure 9", "Keep 80 · Drop 41 · Unsure 9"],
  ["Doors sold: oak 7.3, pine 4.1, steel 2.2", "Oak 7.3 · Pine 4.1 · Steel 2.2"],
])("not %s", (text, line) => expect(readLine(text)).toBe(line));
