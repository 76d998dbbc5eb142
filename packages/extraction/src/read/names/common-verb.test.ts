import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "70% of dentists recommend Colgate, 20% recommend Oral-B and 10% Sensodyne",
    "Colgate 70 · Oral-B 20 · Sensodyne 10",
  ],
  ["12 kids play football, 9 play tennis, 4 chess", "Football 12 · Tennis 9 · Chess 4"],
  ["40 staff use Slack, 25 use Teams, 10 use both", "Slack 40 · Teams 25 · Both 10"],
  ["Half the drivers work weekends, a quarter work nights and a tenth do both.", "Weekends 50 · Nights 25 · Both 10"],
  ["Play areas 12, play groups 9, parks 4", "Play areas 12 · Play groups 9 · Parks 4"],
])("%s → %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});
