/** Columns that the others add up to, and times told under two years. */
import { expect, test } from "vitest";
import { extract } from "../../full-reader.ts";

const lineOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok
    ? `${answer.chart.series.map(({ name }) => name).join("/")}: ${answer.chart.points.map(({ name, values }) => `${name} ${values.join("/")}`).join(" · ")}`
    : answer.reason;
};

test.each([
  ["Year\tBoys\tGirls\tTotal\n2020\t40\t38\t78\n2021\t45\t41\t86", "Boys/Girls: 2020 40/38 · 2021 45/41"],
  ["Region,2022,2023,Total\nNorth,12,14,26\nSouth,9,8,17", "North/South: 2022 12/9 · 2023 14/8"],
])("%s: left out", (text, line) => expect(lineOf(text)).toBe(line));

test.each([
  ["Dept | Men | Women | All\nSales | 12 | 9 | 24\nIT | 20 | 6 | 28", "Men/Women/All: Sales 12/9/24 · IT 20/6/28"],
])("%s: kept", (text, line) => expect(lineOf(text)).toBe(line));

test.each([
  [
    "2021: Q1 4.2, Q2 4.8, Q3 5.1, Q4 6.0; 2022: Q1 5.5, Q2 5.9",
    "Value: Q1 2021 4.2 · Q2 2021 4.8 · Q3 2021 5.1 · Q4 2021 6 · Q1 2022 5.5 · Q2 2022 5.9",
  ],
  [
    "Jan 2023 12, Jun 15, Dec 20, Jan 2024 22, Jun 25",
    "Value: Jan 2023 12 · Jun 2023 15 · Dec 2023 20 · Jan 2024 22 · Jun 2024 25",
  ],
  ["Sales, 2023: Q1 12, Q2 15. 2024: Q1 14, Q2 17", "2023/2024: Q1 12/14 · Q2 15/17"],
])("%s: told under two years", (text, line) => expect(lineOf(text)).toBe(line));
