import { expect, test } from "vitest";
import { extract } from "../../full-reader.ts";

const seriesOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.series.map(({ name }) => name).join(" · ") : answer.reason;
};

test.each([
  ["Year: 2020, 2021, 2022. Sales: 10, 12, 15", "Sales"],
  ["Years 2020, 2021, 2022; sales 10, 12, 15", "Sales"],
  ["Product: A, B, C. Price: 10, 12, 15", "Price"],
  ["Name: Ann, Bob, Cat\nScore: 10, 12, 15", "Score"],
  ["Names: Ann, Bob, Cat; test scores: 10, 12, 15", "Test scores"],
  ["Ages 20, 30, 40: resting pulse 72, 70, 71", "Resting pulse"],
  ["Sales: 2020, 2021, 2022: 10, 12, 15", "Sales"], // nothing between
  ["Total 21,000 = Jan 5,000 + Feb 7,000 + Mar 9,000", "Value"], // a total names no series
  ["Sales in 2020, 2021 and 2022 were 10, 12 and 15", "Sales"],
])("%s: its one series is %s", (text, series) => expect(seriesOf(text)).toBe(series));
