import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";
import { officeChanges } from "./office-changes.ts";

test.each([
  [
    "- US: $210.7 billion, +1.9%;\n- UK: $51.2 billion, +12.1%",
    "- US: $210.7 billion, (+1.9%);\n- UK: $51.2 billion, (+12.1%)",
  ],
  ["leads 84 (▲12), demos 21 (▼3)", "leads 84 (+12), demos 21 (-3)"],
  ["Eng 48 (+4), Sales 31 (-2), Support 22 (0)", "Eng 48 (+4), Sales 31 (-2), Support 22 (+0)"],
  ["won 4 (+1), lost 9 (–), open 3 (-2)", "won 4 (+1), lost 9 (+0), open 3 (-2)"],
  ["Dow 38,790 +0.2%, Nasdaq 16,103 -0.8%", "Dow 38,790 (+0.2%), Nasdaq 16,103 (-0.8%)"],
  ["AAPL  189.98  +1.2%\nMSFT  415.50  -0.4%", "AAPL  189.98 (+1.2%)\nMSFT  415.50 (-0.4%)"],
  ["followers: Jan ⬆️ 210, Feb ⬇️ 185, Mar ⬆️ 240", "followers: Jan 210, Feb 185, Mar 240"],
  ["Prices today: wheat ▼ 212, corn ▲ 188", "Prices today: wheat 212, corn 188"],
  ["Dow ▲ 12, Nasdaq ▼ 30", "Dow +12, Nasdaq -30"],
  ["AMZN $178.15 ▲0.9%\nIBM $191.20 ▼ 1%", "AMZN $178.15 (+0.9%)\nIBM $191.20 (-1%)"],
])("%s", (text, told) => expect(officeChanges(text)?.text).toBe(told));

test.each([
  "Share  Price  Change\nAAPL  189.98  +1.2%\nMSFT  415.50  -0.4%",
  "Sales 120 +5%, margin 12%",
  "North +5%, South -3%",
])("%s: stays as it is", (text) => expect(officeChanges(text)).toBeNull());

test.each(["Eng 48 (4), Sales 31 (0)", "Up ▲ 12, down 3", "North 4.1m ↑8%"])("%s stays as it is", (text) =>
  expect(officeChanges(text)).toBeNull(),
);

test("what has changed beside each figure is no figure of its own", () => {
  const answer = extract("leads 84 (▲12), demos 21 (▼3), won 4 (▲1)");
  expect(answer.ok && answer.chart.points.map(({ values }) => values)).toEqual([[84], [21], [4]]);
});
