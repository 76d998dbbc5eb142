import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "There were 40 thefts, compared with 42 last year, and 33 frauds, compared with 35.",
    "[Thefts / Frauds] Last year 42/35 · Now 40/33",
  ],
  [
    "Arson took a dip to 86 reported cases from last year's 88, while shoplifting stands at 932 compared to last year's 1,102.",
    "[Arson / Shoplifting] Last year 88/1102 · Now 86/932",
  ],
  [
    "Births dropped from 1,271 to 1,162, a decline of 9 percent. Marriages fell from 394 to 347, a drop of almost 12 percent.",
    "[Births / Marriages] Before 1271/394 · After 1162/347",
  ],
  [
    "There have been 61 reported floods compared to 48 in 2011, and 20 reported fires compared to 31 in 2011.",
    "[Floods / Fires] 2011 48/31 · Now 61/20",
  ],
  ["The theft count stands at 40, compared with 42 last year.", "Last year 42 · Now 40"],
  [
    "The rate told to police was 677 per billion miles, compared to 709 crashes per billion miles in 2009.",
    "2009 709 · Now 677",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Leeds fell from 12 to 9", "Before 12 · After 9"],
  ["Revenue 340 from shops, 120 from fairs", "Shops 340 · Fairs 120"],
])("stays: %s", (text, line) => expect(readLine(text)).toBe(line));
