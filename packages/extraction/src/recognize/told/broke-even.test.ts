/** Gains and losses told beside one another: neither is zero, and what was lost of money is below it. */
import { expect, test } from "vitest";
import { extract } from "../../full-reader.ts";

const lineOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok
    ? `${answer.chart.title}: ${answer.chart.points.map(({ name, values }) => `${name} ${values.join("/")}`).join(" · ")}`
    : answer.reason;
};

test.each([
  [
    "We lost 40k in 2021, broke even in 2022 and made 65k in 2023.",
    "How much we lost or made: 2021 -40000 · 2022 0 · 2023 65000",
  ],
  ["Profit by branch: Leeds £12k, Hull broke even, York £9k", "Profit by branch: Leeds 12000 · Hull 0 · York 9000"],
  ["Ana won £20, Ben broke even, Cy lost £15", "Ana, Ben and Cy: Ana 20 · Ben 0 · Cy -15"],
  ["In May I won $40, in June I lost $25, in July I won $10.", "How much I won or lost: May 40 · June -25 · July 10"],
])("%s: no gain and a loss", (text, line) => expect(lineOf(text)).toBe(line));

test.each([
  ["We sold 40 boats in 2021 and 55 in 2022, when we broke even at last.", "Boats: 2021 40 · 2022 55"],
  ["We won 12, lost 5 and drew 3; tickets cost £8", "Won, lost and drew: Won 12 · Lost 5 · Drew 3"],
])("%s: no money", (text, line) => expect(lineOf(text)).toBe(line));
