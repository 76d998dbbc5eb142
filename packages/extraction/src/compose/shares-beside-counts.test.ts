import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";

const unitOf = (text: string): string | null | undefined => {
  const answer = extract(text);
  return answer.ok ? answer.chart.unit : undefined;
};

test.each([
  ["Churn fell from 6% to 3% and NPS rose from 21 to 40.", null],
  ["Sick leave fell from 6% to 4%, complaints from 40 to 12.", null],
  // the sign told once
  ["Coal fell from 41% to 12%, wind rose from 9 to 31.", "%"],
  ["Churn fell from 6% to 3%, complaints from 5% to 2%.", "%"],
])("%s", (text, unit) => expect(unitOf(text)).toBe(unit));
