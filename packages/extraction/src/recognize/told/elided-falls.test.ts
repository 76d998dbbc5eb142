/** Changes at several times, of which the first alone says that it is a fall. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Imports dropped 8% last year and 3% the year before.", "Year before -3 · Last year -8"],
  ["The index has fallen 4% this week and 9% this month.", "This week -4 · This month -9"],
  ["The stock is down 12% this year, 3% this month and 1% today.", "This year -12 · This month -3 · Today -1"],
])("%s: all fall", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Traffic fell 8% in May and rose 3% in June.", "May -8 · June 3"],
  ["Sales fell 8% in May, 3% in June and 1% in July but grew 4% in August.", "May -8 · June -3 · July -1 · August 4"],
])("%s: until a word says otherwise", (text, line) => expect(readLine(text)).toBe(line));
