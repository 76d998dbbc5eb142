/** Series that rise from below nought to above it. */
import { expect, test } from "vitest";
import { readLine, readTitle } from "../../compose/chart-line.fixture.ts";
import { extract } from "../../full-reader.ts";

test.each([
  ["Net debt of £4.2m in 2011 improved to net cash of £1.1m in 2012.", "Net cash: 2011 -4200000 · 2012 1100000"],
  ["A loss of €7m in 2008 turned into a profit of €5m in 2009.", "Profit: 2008 -7000000 · 2009 5000000"],
  ["Net debt was £6m in 2011 and £4m in 2012.", "Net debt: 2011 6000000 · 2012 4000000"],
])("%s", (text, line) => {
  const answer = extract(text);
  expect(`${answer.ok ? answer.chart.title : ""}: ${readLine(text)}`).toBe(line);
});

test.each([["Profit and loss: Jan -£320, Feb £110, Mar £540", "Profit and loss"]])("%s: too", (text, line) =>
  expect(readTitle(text)).toBe(line),
);
