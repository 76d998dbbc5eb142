import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";

const unitOf = (text: string): string | null | undefined => {
  const answer = extract(text);
  return answer.ok ? answer.chart.unit : undefined;
};

test.each([
  ["Churn fell from 6% to 3% and NPS rose from 21 to 40.", null],
  ["Sick leave fell from 6% to 4%, complaints from 40 to 12.", null],
  ["Churn is 4.2% in the UK, 5.1% in France and 3.8% in Spain; NPS 41, 33 and 47.", null],
  // what the last one adds
  ["The bill: starters 24.50, mains 61.00, drinks 33.80, service 10%", null],
  ["Players 14, wins 9, win rate 64%", null],
  ["Fees 900, books 80, travel 30, discount 20%", null],
  // the sign told once
  ["Coal 41, gas 33, wind 21, solar 5%", "%"],
  ["Margin 41, churn 5%", "%"],
  ["Coal fell from 41% to 12%, wind rose from 9 to 31.", "%"],
  ["Churn fell from 6% to 3%, complaints from 5% to 2%.", "%"],
])("%s", (text, unit) => expect(unitOf(text)).toBe(unit));
