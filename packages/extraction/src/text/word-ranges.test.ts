/** Ranges in other languages. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { wordRanges } from "./word-ranges.ts";

test.each([
  ["L'ours brun pèse 250 à 300 kg, le lynx 18 à 25 kg", "L'ours brun pèse 250–300 kg, le lynx 18–25 kg"],
  ["Hin dauert es 40 bis 50 Minuten, zurück 60 bis 90 Minuten", "Hin dauert es 40–50 Minuten, zurück 60–90 Minuten"],
  ["Una bici pesa 8 a 12 kg, una moto 150 a 220 kg", "Una bici pesa 8–12 kg, una moto 150–220 kg"],
])("%s", (text, told) => expect(wordRanges(text)?.text).toBe(told));

test.each(["Passé de 18 à 25 kg, puis de 25 à 30 kg", "Won 3 a 1 and 2 a 0", "Le lynx pèse 18 à 25 kg."])(
  "left: %s",
  (text) => expect(wordRanges(text)).toBeNull(),
);

test("each at its middle", () =>
  expect(readLine("Un vélo pèse 8 à 12 kg, une moto 150 à 220 kg, une voiture 900 à 1500 kg.")).toMatch(
    /10 · .*185 · .*1200/u,
  ));
