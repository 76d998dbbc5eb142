/** Columns that no word beside their figures names: their names are said in front of the rows, or behind them. */
import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";

const seriesOf = (text: string): string[] => {
  const answer = extract(text);
  return answer.ok ? answer.chart.series.map(({ name }) => name) : [];
};

test.each([
  ["Derby stats, us first then Eastvale: shots 14 v 9, corners 5 v 7, fouls 11 v 18", "Us/Eastvale"],
  ["Scores (me first, my wife second): bowling 112/140, darts 60/45, pool 3/5", "Me/Wife"],
  ["Class test, boys first: maths 71 and 69, French 58 and 66, art 49 and 70", "Boys/Girls"],
  ["Brand tracker vs. main rival (us first). Awareness 34/71, trust 66/58, value 72/49.", "Us/Rival"],
  ["Favourite fruit, reception then year 6: bananas 14, 6; grapes 9, 11; mango 2, 8.", "Reception/Year 6"],
  ["Books borrowed and books returned: Mon 40 and 31, Tue 28 and 35, Wed 51 and 20", "Books borrowed/Books returned"],
  ["Analyst skills wanted and on hand: SQL 5 and 3, Excel 3 and 5, Python 6 and 2", "Wanted/On hand"],
  ["The A-team's win-loss record reads 14-6 and the B-team's is 9-11; our juniors are 17-3.", "Win/Loss"],
])("%s", (text, series) => expect(seriesOf(text).join("/")).toBe(series));

test.each([
  ["Temperatures: Mon 22/14, Tue 25/15, Wed 19/11", "High/Low"],
  ["Pfizer 5.1 million first doses and 3.9 million second, Moderna 0.8 and 0.5 million", "First doses/Second"],
])("%s: nothing of the kind is said", (text, series) => expect(seriesOf(text).join("/")).toBe(series));
