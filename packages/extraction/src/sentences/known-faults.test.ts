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
      "850 buyers put a neighbour who says hello (9.3) above the balcony (8.8), a lift (6.1), and a cellar (4).",
      "Says hello 9.3 · Balcony 8.8 · Lift 6.1 · Cellar 4",
    ], // said-verbs.test.ts
    ["Ajax won 3-2.", "Ajax 3"], // plain-texts.test.ts
  ])("%s", (text, line) => expect(readLine(text)).toBe(line));

  test.fails.each([
    ["Stamps in 2018 cost $7; this Xmas it is $13."],
    ["Opening night drew 400; last week it was 250."],
  ])("%s tells of no now: now-name.test.ts", (text) => {
    const answer = extract(text);
    expect(answer.ok && answer.chart.points.map(({ name }) => name)).not.toContain("Now");
  });
});
