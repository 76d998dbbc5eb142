import { expect, test } from "vitest";
import { withinSpans } from "./within-spans.ts";

test.each([
  ["6% fell ill within two weeks and 11% within a year", "6% fell ill after two weeks and 11% after a year"],
  ["Of users 12% left within 3 days, 30% within 10 days", "Of users 12% left after 3 days, 30% after 10 days"],
  [
    "a million within an hour, four within two hours, and nine million within three.",
    "a million after an hour, four after two hours, and nine million after three.",
  ],
  [
    "The base plunged from 1.2 million at launch to 85,000 within six months.",
    "The base plunged from 1.2 million at launch to 85,000 after six months.",
  ],
  ["Debt rose from €2m in 2019 to €9m within four years", "Debt rose from €2m in 2019 to €9m after four years"],
])("%s", (text, read) => expect(withinSpans(text)?.text).toBe(read));

test.each([
  "Half find a home within a month, a quarter within three",
  "6% fell ill within two weeks",
  "Weight fell from 96 kg to 84 kg within a year",
  "They rose from 40 in May to 60 within 5 km",
  "40 shops within 5 km, 90 within 10 km",
])("%s: stays as it is", (text) => expect(withinSpans(text)).toBeNull());
