/** What somebody cut or raised is what the levels are of. */
import { expect, test } from "vitest";
import { extract } from "../../full-reader.ts";

const lineOf = (text: string): string => {
  const answer = extract(text);
  if (!answer.ok) return answer.reason;
  const { series, points } = answer.chart;
  return `${series.map(({ name }) => name).join("/")}: ${points.map(({ name, values }) => `${name} ${values.join("/")}`).join(" · ")}`;
};

test.each([
  ["The ECB cut its deposit rate from 4% to 3.75% in June.", "Deposit rate: Before 4 · June 3.75"],
  ["The Bank of England cut rates to 4.75% in November 2024 from 5%.", "Rates: Before 5 · November 2024 4.75"],
  ["Smoking bans reduced heart attacks from 210 in 2005 to 160 in 2010.", "Heart attacks: 2005 210 · 2010 160"],
  ["The drug lowered blood pressure from 148 to 132 mmHg.", "Blood pressure: Before 148 · After 132"],
  ["Ford cut its workforce in Germany from 20,000 to 13,000.", "Workforce in Germany: Before 20000 · After 13000"],
  ["Disney raised its monthly fee from 8 euros in 2022 to 10 euros in 2024.", "Monthly fee: 2022 8 · 2024 10"],
])("%s: what was cut or raised", (text, line) => expect(lineOf(text)).toBe(line));

test.each([
  ["Sales increased steadily from 4,000 in 2020 to 5,200 in 2024.", "Sales: 2020 4000 · 2024 5200"],
  ["Cuts in Germany dropped from 40 to 12.", "Cuts in Germany: Before 40 · After 12"],
  [
    "I save 20 euros a month from 100 in January to April.",
    "Savings: January 100 · February 120 · March 140 · April 160",
  ],
])("%s: as it is told", (text, line) => expect(lineOf(text)).toBe(line));
