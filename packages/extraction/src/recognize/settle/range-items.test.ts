import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Hourly rates: cleaner 14-16, plumber 45-60, electrician 50-70 €/h", "Cleaner 15 · Plumber 52.5 · Electrician 60"],
  ["Weights: cat 3-5, fox 6-8, lynx 18-30 kg", "Cat 4 · Fox 7 · Lynx 24"],
  ["Toddlers need 12 hours, teens 9 and adults 7-8", "Toddlers 12 · Teens 9 · Adults 7.5"],
  ["18-24 12%, 25-34 30%, 35-44 22%", "18-24 12 · 25-34 30 · 35-44 22"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
