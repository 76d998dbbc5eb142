import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { gluedWords } from "./glued-words.ts";

test.each([
  ["Religious Demographicsanimist 31%, Catholic 40%, Muslim 29%", "Animist 31 · Catholic 40 · Muslim 29"],
  [
    "• Total starch98.0 g (392 kcal)\n• Total sugar41.5 g (166 kcal)\n• Total fibre12.0 g (24 kcal)",
    "Starch 98 · Sugar 41.5 · Fibre 12",
  ],
  ["LanguagesFinnish 48.2%, Swedish 30.1%, Sami 3.3%", "Finnish 48.2 · Swedish 30.1 · Sami 3.3"],
  ["Nunn from 11.4 to 11.0 andPryor from 9.2 to 8.9", "[Nunn / Pryor] Before 11.4/9.2 · After 11/8.9"],
  [
    "Population (2010 est.)2,471,305\nPopulation (2015 est.)2,620,118\nPopulation (2020 est.)2,704,990",
    "2010 2471300 · 2015 2620100 · 2020 2705000",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "YouTube 45%, Netflix 30%",
  "iPhone15 12, iPhone16 14",
  "covid19 12%, flu 9%",
  "WhatsApp 40%, WeChat 22%",
  "mp3 12%, mp4 30%",
  "mRNA 30%, rDNA 20%",
])("leaves alone: %s", (text) => expect(gluedWords(text)).toBeNull());
