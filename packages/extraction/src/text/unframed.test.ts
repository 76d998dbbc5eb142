/** What stands around a message is cut off; what may name or tell a figure stays. */
import { describe, expect, it, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { extract } from "../full-reader.ts";
import { unframed } from "./unframed.ts";

describe("cuts", () => {
  it.each<[string, string]>([
    ["Update: rent 5, food 6", "rent 5, food 6"],
    ["As treasurer I can report: fees 5, bar 6", "fees 5, bar 6"],
    ["ok so In May we had 5", "In May we had 5"],
    ["Hi all, quick reminder: Ann 5, Bo 6. Thanks!", "Ann 5, Bo 6."],
    ["hi team quick update we have 34 signed up for monday", "we have 34 signed up for monday"],
    ["Hello all we sold 5 cakes, 6 buns", "we sold 5 cakes, 6 buns"],
    ["Hi team quick update - Ann 5, Bo 6", "Ann 5, Bo 6"],
    ["Here is what we found. Ann 5, Bo 6", "Ann 5, Bo 6"],
    ["Quick stats\n\nAnn 5\nBo 6", "Ann 5\nBo 6"],
    ["Did you know? 40% of us walk", "40% of us walk"],
    ["📊 Rent 5, food 6", "Rent 5, food 6"],
    ["Ann 5, Bo 6 so far.", "Ann 5, Bo 6"],
    ["Ann 5, Bo 6. That's all. 🎉🎉", "Ann 5, Bo 6."],
    ["Ann 5, Bo 6. Source: own survey", "Ann 5, Bo 6."],
    ["Ann 5, Bo 6 (Source: ONS, 2023).", "Ann 5, Bo 6"],
    ["Ann 5, Bo 6. Nobody saw that coming. #running", "Ann 5, Bo 6."],
    ["Day\tRain\nMon\t3\nTue\t12. Quite wet, we thought.", "Day\tRain\nMon\t3\nTue\t12"],
    ["Day, rain, sun\nMon, 3, 4\nTue, 12, 1 📊", "Day, rain, sun\nMon, 3, 4\nTue, 12, 1"],
  ])("%j", (text, left) => expect(unframed(text)?.text).toBe(left));
});

describe("leaves alone", () => {
  it.each([
    "Ann 5, Bo 6",
    "Update: 5 GB, photos: 3 GB", // a name as the other
    "Updates took 5 minutes, backups 9",
    "So far 12 by bus, 9 by bike",
    "Well 5, spring 9",
    "😂 212, 🙏 98",
    "Thanks 12, cheers 9",
    "Thanks!",
    "Power by source: wind 40, sun 12",
    "12 #dogs, 9 #cats",
    "Ann 5, Bo 6. The rest stayed at home.",
    "Ann ran 5 km, Bo 8. Nobody ran on Sunday.",
    "Day\tRain\nMon\t3\nTue\t12. Half of that fell at night.",
  ])("%j", (text) => expect(unframed(text)).toBeNull());
});

describe("reads what is left, at the places of the text as typed", () => {
  it.each<[string, string]>([
    ["Update: in Term 1, Term 2 and Term 3 she missed 2, 11 and 5 days.", "Term 1 2 · Term 2 11 · Term 3 5"],
    ["ok so Lund got 8.1 for food and 6.4 for nightlife lol", "Food 8.1 · Nightlife 6.4"],
    ["Update: cod | eel\n1990 | 84\n2000 | 51\n2010 | 22. Thoughts?", "1990 84 · 2000 51 · 2010 22"],
  ])("%j", (text, line) => expect(readLine(text)).toBe(line));

  it("keeps the places", () => {
    const text = "Hi all, update: Chrome 65%, Safari 19%. Thanks!";
    const answer = extract(text);
    const stated = answer.ok
      ? answer.chart.grounding.flat().flatMap((cell) => cell?.spans.map(([from, to]) => text.slice(from, to)) ?? [])
      : [];
    expect(stated).toEqual(["65%", "19%"]);
  });
  it("does not make a text short that is too long", () => {
    const text = `Update: ${"Ann 5, Bo 6, ".repeat(22)}`;
    expect(extract(text)).toMatchObject({ ok: false, reason: "too-long" });
  });
});

test.each([
  ["Hi Tom, as discussed: Retail 40%, Trade 35%, Online 25%", "Retail 40 · Trade 35 · Online 25"],
  ["Morning all, tickets closed: Ana 12, Bo 9, Cy 14", "Ana 12 · Bo 9 · Cy 14"],
  ["RE: headcount: Eng 48, Sales 31", "Eng 48 · Sales 31"],
  ["Morning shift, 12 staff; evening shift, 9 staff", "Morning shift 12 · Evening shift 9"],
])("%s: what is said to somebody", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Yes, No and Undecided got 52, 40 and 8 percent, in that order.", "Yes 52 · No 40 · Undecided 8"],
  ["Yes, No and Don't know drew 120, 45 and 30 replies respectively.", "Yes 120 · No 45 · Don't know 30"],
  ["Yes, No and Maybe: 31, 12 and 4", "Yes 31 · No 12 · Maybe 4"],
  ["Yes, no problem: 12 came on Monday and 9 on Tuesday.", "Monday 12 · Tuesday 9"],
])("%s: answers that are listed", (text, line) => expect(readLine(text)).toBe(line));
