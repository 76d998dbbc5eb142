/** Tables told with brackets: what stands in front of them and in them, and rows that they name. */
import { expect, test } from "vitest";
import { extract } from "../../full-reader.ts";

const lineOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok
    ? `${answer.chart.series.map(({ name }) => name).join("/")}: ${answer.chart.points.map(({ name, values }) => `${name} ${values.join("/")}`).join(" · ")}`
    : answer.reason;
};

test.each([
  [
    "Obesity: Mexico 36% (women 40%), Chile 34% (38%), Peru 27% (32%)",
    "All/Women: Mexico 36/40 · Chile 34/38 · Peru 27/32",
  ],
  [
    "Turnout: Kent 61% (under-30s 44), Essex 58 (39), Dorset 66 (51)",
    "All/Under-30s: Kent 61/44 · Essex 58/39 · Dorset 66/51",
  ],
  [
    "Maths 72 (girls 75), English 80 (girls 86), Art 90 (girls 95)",
    "All/Girls: Maths 72/75 · English 80/86 · Art 90/95",
  ],
  [
    "Pay: cooks £14.20 (agency 19), waiters £12.10 (agency 15), porters £11.90 (agency 14)",
    "Pay/Agency: Cooks 14.2/19 · Waiters 12.1/15 · Porters 11.9/14",
  ],
  [
    "Wait: A&E 46 min (target 30), GP 12 min (target 10), dentist 25 min (target 15)",
    "Wait/Target: A&E 46/30 · GP 12/10 · Dentist 25/15",
  ],
])("%s: beside the brackets", (text, line) => expect(lineOf(text)).toBe(line));

test.each([
  [
    "Beer sales: 320 in May, 410 in June, 500 in July (Leeds); 210, 260 and 330 (York)",
    "Leeds/York: May 320/210 · June 410/260 · July 500/330",
  ],
  [
    "Sales: May 320, June 410, July 500 (online) / 210, 260, 330 (in store)",
    "Online/In store: May 320/210 · June 410/260 · July 500/330",
  ],
])("%s: rows that brackets name", (text, line) => expect(lineOf(text)).toBe(line));

test.each([["Sold: 40 bikes (lot 118), 32 vans (lot 119), 12 cars (lot 120)", "Sold: Bikes 40 · Vans 32 · Cars 12"]])(
  "%s: numbers of things",
  (text, line) => expect(lineOf(text)).toBe(line),
);
