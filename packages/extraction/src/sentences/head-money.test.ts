/** Money and its magnitude, said once in a head: the values in full, the unit with them, and neither in the title. */
import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";

const told = (text: string): string => {
  const answer = extract(text);
  if (!answer.ok) return answer.reason;
  const { title, unit, points } = answer.chart;
  return `${title}, ${unit ?? "no unit"}: ${points.map(({ values }) => values.join("/")).join(" ")}`;
};

test.each([
  ["Opex €m: staff 14.2, rent 2.1, IT 3.8", "Opex, €: 14200000 2100000 3800000"],
  ["Revenue by region (EUR m): DACH 14.2; Nordics 9.8", "Revenue by region, €: 14200000 9800000"],
  ["Sales (£k): Jan 14, Feb 15, Mar 18", "Sales, £: 14000 15000 18000"],
  ["Sales in £k: Jan 14, Feb 15, Mar 18", "Sales, £: 14000 15000 18000"],
  ["Costs €: staff 14, rent 2, IT 3", "Costs, €: 14 2 3"],
  [
    "Group revenue up 8% to €412m: Europe €210m, Americas €130m, Asia €72m.",
    "Group revenue, €: 210000000 130000000 72000000",
  ],
])("%s", (text, line) => expect(told(text)).toBe(line));

test.each([["Height (cm): Ann 160, Bo 171", "Height, cm: 160 171"]])("not %s", (text, line) =>
  expect(told(text)).toBe(line),
);
