/**
 * What the server's reader read right until its links saw words, and reads wrong since: each row fails, and says so when it no
 * longer does. Then it goes back to the test named beside it. `npm run fit` learns from these rows as from any other.
 */
import { describe, expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { extract } from "../full-reader.ts";

describe("read wrong, to be mended", () => {
  test.fails.each([
    ["Beds occupied 40, free 12", "Occupied 40 · Free 12"], // hurried.test.ts
    ["bank 4,120; cash 88; owed to us 310", "Bank 4120 · Cash 88 · Owed to us 310"], // plain-sentences.test.ts
    [
      "Punctuality: 9. Teamwork: 7. Excel: 4. Keeping calm when the printer jams: 1.",
      "Punctuality 9 · Teamwork 7 · Excel 4 · Keeping calm when the printer jams 1",
    ], // deed-names.test.ts
    [
      "Engineers stay 6 years here, designers 4, sales 2. Nationally it's 4.5, 3 and 1.5.",
      "[Engineers / Designers / Sales] Here 6/4/2 · Nationally 4.5/3/1.5",
    ], // in-order/bare-rows.test.ts
  ])("%s", (text, line) => expect(readLine(text)).toBe(line));

  test.fails("columns that the head names: said-columns.test.ts", () => {
    const answer = extract("Analyst skills wanted and on hand: SQL 5 and 3, Excel 3 and 5, Python 6 and 2");
    expect(answer.ok && answer.chart.series.map(({ name }) => name)).toEqual(["Wanted", "On hand"]);
  });

  test.fails.each([
    ["Stamps in 2018 cost $7; this Xmas it is $13."],
    ["Opening night drew 400; last week it was 250."],
  ])("%s tells of no now: now-name.test.ts", (text) => {
    const answer = extract(text);
    expect(answer.ok && answer.chart.points.map(({ name }) => name)).not.toContain("Now");
  });
});
