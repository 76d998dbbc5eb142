/** Two columns that the head tells with a slash. */
import { expect, test } from "vitest";
import { extract } from "../../full-reader.ts";

const lineOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? `${answer.chart.title}: ${answer.chart.series.map(({ name }) => name).join("/")}` : answer.reason;
};

test.each([
  ["Pain scores pre/post op: hip 8/3, knee 7/4, shoulder 6/2", "Pain scores: Pre op/Post op"],
  ["Prices inc/ex VAT: pens 1.20/1.00, cups 6/5", "Prices: Inc VAT/Ex VAT"],
  ["Sales home/away: shirts 40/12, scarves 55/20", "Sales: Home/Away"],
  ["Adult/child fares: bus 2.40/1.20, tram 3/1.50", "Fares: Adult/Child"],
  ["Obesity men/women in 2022: UK 26/28, US 41/42", "Obesity: Men/Women"],
  ["sourdough fails/wins so far: jan 5/1, feb 3/4, march 1/8", "Sourdough: Fails/Wins"],
])("%s: cut at the slash", (text, line) => expect(lineOf(text)).toBe(line));

test.each([
  ["Weight before/after diet: Ana 80/72, Ben 95/90", "Weight: Ana/Ben"],
  ["Temp min/max: Mon 4/11, Tue 6/13", "Temp: Min/Max"],
])("%s: as it is", (text, line) => expect(lineOf(text)).toBe(line));
