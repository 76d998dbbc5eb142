/** What is measured in front of the first of two that a head sets against each other. */
import { expect, test } from "vitest";
import { extract } from "../../full-reader.ts";

const lineOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? `${answer.chart.title}: ${answer.chart.series.map(({ name }) => name).join("/")}` : answer.reason;
};

test.each([
  ["Prices Aldi vs Waitrose: milk 1.20 vs 1.35, eggs 1.99 vs 3.10", "Prices: Aldi/Waitrose"],
  ["Battery life old phone vs new: video 9h vs 14h, browsing 8 vs 11, gaming 4 vs 6", "Battery life: Old phone/New"],
  ["Spend per head men vs women: clothes 420 vs 610, gadgets 380 vs 190", "Spend per head: Men/Women"],
  ["calories burnt running vs cycling: 20 min 210 vs 150, 40 min 420 vs 310", "Calories burnt: Running/Cycling"],
  ["Fuel economy petrol v hybrid: city 31 v 52, motorway 44 v 50", "Fuel economy: Petrol/Hybrid"],
])("%s: cut behind it", (text, line) => expect(lineOf(text)).toBe(line));

test.each([
  ["Weight training vs cardio: Mon 40 vs 20, Tue 30 vs 25", "Weight training/Cardio"],
  ["Income tax vs VAT: Jan 40 vs 21, Feb 44 vs 25", "Income tax/VAT"],
  ["Oat milk vs soy: Jan 40 vs 21, Feb 44 vs 25", "Oat milk/Soy"],
])("%s: as it is", (text, names) => expect(lineOf(text).split(": ").at(-1)).toBe(names));
