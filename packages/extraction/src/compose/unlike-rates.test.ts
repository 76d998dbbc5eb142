import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";
import { readUnit } from "./chart-line.fixture.ts";

const notesOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.notes.join(" ") : answer.reason;
};

test.each([
  ["Pay: Tom £31k a year, Ann £18 an hour, Raj £2,400 a month", "(year, hour, month)"],
  ["Milk 1.20/l, butter 2.90/250 g, cheese 14/kg", "(l, 250 g, kg)"],
  ["Rosemary 98 ct/l, thyme 85 ct/l; flour 32 ct/kg, sugar 41 ct/kg", "(l, kg)"],
  ["Milk 1.20 €/l, cheese 14 €/kg, eggs 3 €/dozen", "(l, kg, dozen)"],
])("%s: it is said that they differ", (text, rates) => expect(notesOf(text)).toContain(rates));

test.each([
  "Rent: flat €950 a month, garage €80 a month",
  "Pay: Tom £31k a year, Ann £28k, Raj £24k",
  "Apples 98 ct/kg, pears 85 ct/kg",
])("%s: nothing is said", (text) => expect(notesOf(text)).not.toContain("per different"));

test.each([
  ["Rosemary 98 ct/l, thyme 85 ct/l; flour 32 ct/kg, sugar 41 ct/kg", "cents"],
  ["Apples 98 ct/kg, pears 85 ct/kg", "cents/kg"],
])("%s: no unit holds for some alone", (text, unit) => expect(readUnit(text)).toBe(unit));
