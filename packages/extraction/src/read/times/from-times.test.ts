import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Parking: £1.20 now, £1.80 from Monday.", "Now 1.2 · Monday 1.8"],
  ["Membership: £45 now, £60 from 1 September", "Now 45 · 1 September 60"],
  ["Mortgage rate 4.1% now, 5.3% from May", "Now 4.1 · May 5.3"],
  ["Rent: 850 now, from May 900.", "Now 850 · May 900"],
  ["The line has 20 buses today. Another five will be sold in March.", "Today 20 · March 15"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Open from Monday: 12 desks. Now 8.", "Monday 12 · Now 8"],
  ["Sales are 34 million now, down 50% from 2020.", "2020 68000000 · Now 34000000"],
  ["Rates are 4% now, up from 3% in May.", "May 3 · Now 4"],
])("%s: as it is told", (text, line) => expect(readLine(text)).toBe(line));
