/** Names of results keep what is taken off them. */
import { expect, test } from "vitest";
import { extract } from "../../full-reader.ts";

const titleOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.title : "";
};

test.each([
  ["Profit before tax fell from £9.1m to £7.4m.", "Profit before tax"],
  ["Turnover was £9m (2015: £7m), profit before tax £2m (2015: £1m)", "Turnover and profit before tax"],
  ["Income before tax 52k, after tax 39k", "Income"],
])("%s", (text, title) => expect(titleOf(text)).toBe(title));
