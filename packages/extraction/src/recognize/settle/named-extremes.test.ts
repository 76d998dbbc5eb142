import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Pricing per seat: starter 9€, growth 19€, scale 49€", "Starter 9 · Growth 19 · Scale 49"],
  ["Tiers: Starter 99, Growth 299, Scale 899 (USD/mo)", "Starter 99 · Growth 299 · Scale 899"],
  ["Editions: Standard 10k users, Scale 50k, Max 200k", "Standard 10000 · Scale 50000 · Max 200000"],
  ["Reactor temp: setpoint 350 °C, actual 347.6 °C, max 361 °C", "Setpoint 350 · Actual 347.6 · Max 361"],
])("an item: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Scores: Ann 7, Bo 8, Cy 9, scale 10", "Ann 7 · Bo 8 · Cy 9"],
  ["Ratings: food 4, service 3, price 5 (max 5)", "Food 4 · Service 3 · Price 5"],
  ["Ratings: Food 4 points, Service 3 points, max 5 points", "Food 4 · Service 3"],
])("the scale: %s", (text, line) => expect(readLine(text)).toBe(line));
