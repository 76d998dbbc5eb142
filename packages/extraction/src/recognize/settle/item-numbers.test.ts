import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["The cake got: taste 17, texture 14, looks 11, each out of 20.", "Taste 17 · Texture 14 · Looks 11"],
  ["Wait in minutes: reception 5, blood test 12, scan 40.", "Reception 5 · Blood test 12 · Scan 40"],
  ["Points: maths 12, music 9, phase test 14, art 10.", "Maths 12 · Music 9 · Phase test 14 · Art 10"],
  ["Prices: Fades 12, Maria 15, the salon on Mill Lane 22.", "Fades 12 · Maria 15 · Mill Lane 22"],
  ["30 runners, 12 swimmers, 9 match officials, 4 medics.", "Runners 30 · Swimmers 12 · Match officials 9 · Medics 4"],
  [
    "Loudest (dB): pool 91; canteen 88; Line 4 platform 86; library 74.",
    "Pool 91 · Canteen 88 · Line 4 platform 86 · Library 74",
  ],
])("%s: every item has its figure", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Ann 4, Bo in room 12, Cy 7.", "Ann 4 · Cy 7"],
  ["Leeds 40, York 31, Hull 28, on page 4.", "Leeds 40 · York 31 · Hull 28"],
  ["Exam on 14 June at 9, 2 hours long, room 5", "nothing-to-chart"],
  ["11,240 people marched in Lyon and 8,900 in Lille; 24/7 coverage on channel 15.", "Lyon 11240 · Lille 8900"],
])("%s: the number is a part of a name", (text, line) => expect(readLine(text)).toBe(line));
