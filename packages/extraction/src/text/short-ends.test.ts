import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { shortEnds } from "./short-ends.ts";

test.each([
  ["Followers: me 2k-ish, my sister 14k, my dog 61k", "Me 2000 · Sister 14000 · Dog 61000"],
  ["about 30k-odd fans in Cardiff, 22k-odd in Swansea", "Cardiff 30000 · Swansea 22000"],
  ["Crowd: 4k-ish Sat, 6k-ish Sun, 900ish Mon", "Sat 4000 · Sun 6000 · Mon 900"],
  ["Sales: Jan 2.4m-ish, Feb 3m-odd, Mar 1.9m-ish", "Jan 2400000 · Feb 3000000 · Mar 1900000"],
])("about so many thousand: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Waits: 1 hr 30 at Leeds, 3 hrs 10 at York and 2 hrs 5 at Hull", "Leeds 90 · York 190 · Hull 125"],
  ["Drive times: Leeds 1 hr 5, York 2 hrs 10, Hull 45 mins", "Leeds 65 · York 130 · Hull 45"],
  ["2 hrs 5 at York, 1 hr 15 at Hull", "York 125 · Hull 75"],
  ["Passport queue: 12 mins in 2019, 25 in 2022, 1 hour 40 yesterday!!", "2019 12 · 2022 25 · Yesterday 100"],
])("hours and minutes: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Entry: 0-4 free, 5-15 £6, 16-64 £12, 65+ £9", "0-4 0 · 5-15 6 · 16-64 12 · 65+ 9"],
  [
    "Electric car share: Norway 89%, China 48%, UK 20%, Italy 4 - and Japan? Under 2.",
    "Norway 89 · China 48 · UK 20 · Italy 4 · Japan 2",
  ],
  ["Mon 12, Tue same, Wed 31", "Mon 12 · Tue 12 · Wed 31"],
  ["Anna 14, Ben ditto, Cara 12", "Anna 14 · Ben 14 · Cara 12"],
])("said shortly: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Ann played 2 hrs 5 times, Bo 3 hrs twice",
  "2 hrs 5 min at York, 1 hr 15 min at Hull",
  "Mon 12, Tue 14, about the same, Wed 31",
  "Goals: 0-4 free kicks, £5 each",
  "200ish people, 350-ish dogs",
  "Japan? Under 2 people",
])("left as it is: %s", (text) => expect(shortEnds(text)).toBeNull());
