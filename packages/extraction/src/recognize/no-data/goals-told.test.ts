import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { extract } from "../../full-reader.ts";

test.each([
  ["Bake sale $412, raffle $880, car wash $265. Goal: $4,000", "Bake sale 412 · Raffle 880 · Car wash 265", 0.5],
  [
    "Donations 12k from companies, 7.5k from members, 3k from the raffle; we need 30k",
    "Companies 12000 · Members 7500 · Raffle 3000",
    0.8,
  ],
  ["Raised: Ann 120, Ben 90, Cy 310. We're aiming for 1000", "Ann 120 · Ben 90 · Cy 310", 0.8],
])("what is wanted is left out: %s", (text, line, least) => {
  const answer = extract(text);
  expect(readLine(text)).toBe(line);
  expect(answer.ok && answer.confidence).toBeGreaterThan(least);
});

test.each([
  ["North 12, South 9, West 14, target 15", "North 12 · South 9 · West 14 · Target 15"],
  ["Goal 50. Actual 42. Forecast 38. Last year 40.", "Goal 50 · Actual 42 · Forecast 38 · Last year 40"],
])("what is wanted is an item: %s", (text, line) => expect(readLine(text)).toBe(line));
