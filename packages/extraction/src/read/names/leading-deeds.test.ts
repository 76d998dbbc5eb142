import { expect, test } from "vitest";
import { extract } from "../../index.ts";

const seriesOf = (text: string): string => {
  const found = extract(text);
  return found.ok ? found.chart.series.map(({ name }) => name).join("|") : "";
};

test.each([
  ["After rising from 4 million in 2019 to 6 million in 2021, sales dropped to 5 million last year.", "Sales"],
  [
    "After a dip to 4.7 million in 2021, the number of visitors to the museum recovered to 5.8 million in 2023 and 6.5 million last year.",
    "Visitors to the museum",
  ],
])("%s", (text, name) => expect(seriesOf(text)).toBe(name));

test.each([["Rising damp: May 12, June 15, July 9", "Rising damp"]])("stays: %s", (text, name) =>
  expect(seriesOf(text)).toBe(name),
);
