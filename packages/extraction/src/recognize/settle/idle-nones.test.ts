/** Words for nought that count nothing, and those that do. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each<[string, string]>([
  [
    "Dad's bench press: at 30, 95 kg; at 40, 90; at 50, 72; at 60, he says, none of your business.",
    "30 95 · 40 90 · 50 72",
  ],
  ["We got 40 on Monday, 35 on Tuesday, and on Wednesday nothing to write home about.", "Monday 40 · Tuesday 35"],
  ["Sales: May 40, June 35, July nothing special", "May 40 · June 35"],
  // a count
  [
    "Per view TikTok pays 3 cents, Instagram nothing to speak of and YouTube 39.",
    "TikTok 3 · Instagram 0 · YouTube 39",
  ],
  ["We got 40 on Monday, 35 on Tuesday and nothing on Wednesday.", "Monday 40 · Tuesday 35 · Wednesday 0"],
  ["Ann ate 3 pies, Bob 2, Cy none", "Ann 3 · Bob 2 · Cy 0"],
])("%s", (text, line) => {
  expect(readLine(text)).toBe(line);
});
