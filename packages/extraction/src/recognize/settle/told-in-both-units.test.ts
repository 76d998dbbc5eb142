import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "The Rhine is 764 miles (1,230 kilometers) long and the Loire is 625 miles long (1,006 kilometers).",
    "Rhine 764 · Loire 625",
  ],
  [
    "Highs: Seville 40.2°C (104.4°F), Porto 31.5°C (88.7°F), Bilbao 29°C (84.2°F)",
    "Seville 40.2 · Porto 31.5 · Bilbao 29",
  ],
  ["Ann lifted 100 kg (220 lb), Bo 90 kg (198 lb)", "Ann 100 · Bo 90"],
])("a measure told in both units: %s", (text, line) => expect(readLine(text)).toBe(line));

test("a figure of its own in brackets", () =>
  expect(readLine("Wins (losses): Leeds 12 (9), Hull 8 (4)")).toBe("[Wins / Losses] Leeds 12/9 · Hull 8/4"));
