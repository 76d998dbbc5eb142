import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Branch membership: spring +46 new, 29 lapsed. Autumn +30 new, 38 lapsed.",
    "[New / Lapsed] Spring 46/29 · Autumn 30/38",
  ],
  ["Subscribers: Q1 +210 new, 80 cancelled. Q2 +150 new, 95 cancelled.", "[New / Cancelled] Q1 210/80 · Q2 150/95"],
  ["Gym: March +46 new, 29 left. April +30 new, 38 left.", "[New / Left] March 46/29 · April 30/38"],
])("each plus is told anew: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Followers: 40 in 2020, +15 in 2021, +10 in 2022", "2020 40 · 2021 55 · 2022 65"],
  ["Won at darts: May +60, June -25, July +15. Up 50 overall.", "May 60 · June -25 · July 15"],
  ["Net migration: Kent +420, Devon -310, Essex +1,250; 1,360 in all", "Kent 420 · Devon -310 · Essex 1250"],
  ["Sales: Leeds +4%, York -2%, Hull +1%", "Leeds 4 · York -2 · Hull 1"],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toBe(line));
