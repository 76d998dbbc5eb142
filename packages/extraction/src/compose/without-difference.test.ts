import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";

const titleOf = (text: string): string => {
  const found = extract(text);
  return found.ok ? found.chart.title : found.reason;
};

test.each([
  ["The flight is 2h 15, the train 90 minutes longer.", "Minutes"],
  ["Mia got 85 in maths and did 7 points better in French; in art it was 78.", "Points"],
  ["Trains were 4 minutes slower than in 2019, trams 2 minutes faster.", "Minutes slower"],
  ["Last year 14% smoked, this year 3 points fewer; in 2010 it was 22%.", "Last year, this year and 2010"],
])("%s", (text, title) => expect(titleOf(text)).toBe(title));
