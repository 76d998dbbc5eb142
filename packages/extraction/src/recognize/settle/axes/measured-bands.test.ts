import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  [
    "Invoices outstanding: 0-30 days $18,200; 31-60 $7,450; 61-90 $3,100; 90+ $1,980",
    "0-30 days 18200 · 31-60 7450 · 61-90 3100 · 90+ 1980",
  ],
  ["Response time <1h 62%, 1-4h 21%, 4-24h 12%, >24h 5%", "<1h 62 · 1-4h 21 · 4-24h 12 · >24h 5"],
  ["Aged debt 0-30d 40% 31-60d 25% 61-90d 20% 90d+ 15%", "0-30d 40 · 31-60d 25 · 61-90d 20 · 90d+ 15"],
  ["Salary bands: <20k 14, 20-30k 31, 30-50k 22, 50k+ 9", "<20k 14 · 20-30k 31 · 30-50k 22 · 50k+ 9"],
  ["Mon 1-2 h, Tue 3 h, Wed 4 h", "Mon 1.5 · Tue 3 · Wed 4"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
