import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";
import { officeChanges } from "./office-changes.ts";

test.each([
  ["leads 84 (▲12), demos 21 (▼3)", "leads 84 (+12), demos 21 (-3)"],
  ["Eng 48 (+4), Sales 31 (-2), Support 22 (0)", "Eng 48 (+4), Sales 31 (-2), Support 22 (+0)"],
  ["won 4 (+1), lost 9 (–), open 3 (-2)", "won 4 (+1), lost 9 (+0), open 3 (-2)"],
])("%s", (text, told) => expect(officeChanges(text)?.text).toBe(told));

test.each(["Eng 48 (4), Sales 31 (0)", "Up ▲ 12, down 3", "North 4.1m ↑8%"])("%s stays as it is", (text) =>
  expect(officeChanges(text)).toBeNull(),
);

test("what has changed beside each figure is no figure of its own", () => {
  const answer = extract("leads 84 (▲12), demos 21 (▼3), won 4 (▲1)");
  expect(answer.ok && answer.chart.points.map(({ values }) => values)).toEqual([[84], [21], [4]]);
});
