/** Votes in a pair, groups that tell of themselves, and parts behind small words. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  ["The union backed the strike by 812 to 204.", "For 812 · Against 204"],
  ["Readers said no by 57 to 38, with 5 percent unsure.", "For 38 · Against 57 · Unsure 5"],
  ["The tenants said yes to lifts by 40 to 12.", "For 40 · Against 12"],
  ["The Senate bill was adopted by 61 votes to 37, with senators voting along party lines.", "For 61 · Against 37"],
  ["The committee voted 7 to 4 with two abstentions.", "For 7 · Against 4 · Abstentions 2"],
  ["The motion passed by 31 votes to 12 with five abstentions.", "For 31 · Against 12 · Abstentions 5"],
  ["Members voted 40 to 25 against the merger, and 6 abstained.", "For 25 · Against 40 · Abstentions 6"],
  ["The bill was rejected 22 to 18.", "For 18 · Against 22"],
  ["The bill passed by 330 votes to 275, a majority of 55.", "For 330 · Against 275"],
  [
    "Councillors voted 23 to 17, with four abstentions, to approve the £48m budget for 2025/26. Council tax goes up by 4.99%.",
    "For 23 · Against 17 · Abstentions 4",
  ],
  ["The Senate passed the measure 51-50 after the Vice President broke the tie.", "For 51 · Against 50"],
])("a tally: %s", (text, line) => expect(readLine(text)).toBe(line));

test("no tally of what rose", () => {
  expect(readLine("The price rose from 22 to 18 with two sizes.")).not.toContain("Against");
});

test.each([
  [
    "Household of four: rent eats two fifths of our income, food a quarter. We save the rest.",
    "Rent 40 · Food 25 · Save 35",
  ],
  [
    "As a team of six we spend half our time in meetings, a third coding and the rest on email.",
    "Meetings 50 · Coding 33.3 · Email 16.7",
  ],
])("who tells: %s", (text, line) => expect(readLine(text)).toBe(line));

test("a part behind a small word", () => {
  expect(readLine("The hotel was three quarters full in July and only a fifth full in November.")).toBe(
    "July 75 · November 20",
  );
});
