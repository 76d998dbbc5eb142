import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";

const notesOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.notes.join(" ") : answer.reason;
};

test.each([
  ["Pay: Tom £31k a year, Ann £18 an hour, Raj £2,400 a month", "(year, hour, month)"],
  ["Milk 1.20/l, butter 2.90/250 g, cheese 14/kg", "(l, 250 g, kg)"],
])("%s: it is said that they differ", (text, rates) => expect(notesOf(text)).toContain(rates));

test.each(["Rent: flat €950 a month, garage €80 a month", "Pay: Tom £31k a year, Ann £28k, Raj £24k"])(
  "%s: nothing is said",
  (text) => expect(notesOf(text)).not.toContain("per different"),
);
