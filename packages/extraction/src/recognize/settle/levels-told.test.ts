import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Turnover climbed 12% to €56 million from €50 million.", "Before 50000000 · After 56000000"],
  ["The shortfall reached $52bn for the month, up $2bn from $50bn in April.", "April 50000000000 · Now 52000000000"],
  [
    "The number of permits issued in May 2019 slumped by nearly 20 per cent to 4,010, compared with 5,012 the year before.",
    "May 2018 5012 · May 2019 4010",
  ],
  [
    "Shipments rose by $3.9 billion over the same period, to $86.3 billion in July, from $82.4 billion in June.",
    "June 82400000000 · July 86300000000",
  ],
  ["Bookings rose 14% between 2010 and 2011, from 400 to 456.", "2010 400 · 2011 456"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Sales rose 10% to 110 in the north and 100 in the south.", "North 110 · South 100"],
  [
    "Oslo slid from 24% in 2001 through 21% in 2002 to 18% in 2003, just as Bergen rose from 16% through 19% to 23%.",
    "[Oslo / Bergen] 2001 24/16 · 2002 21/19 · 2003 18/23",
  ],
  ["Up 10% in May, 5% in June and 15% in July.", "May 10 · June 5 · July 15"],
])("%s: no change of the levels", (text, line) => expect(readLine(text)).toBe(line));
