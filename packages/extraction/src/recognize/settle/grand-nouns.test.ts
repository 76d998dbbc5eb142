import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Djokovic has 24 grand slam titles, Nadal 22 and Federer 20.", "Djokovic 24 · Nadal 22 · Federer 20"],
  [
    "Max Verstappen has 65 grand prix wins, Lewis Hamilton 105 and Michael Schumacher 91.",
    "Max Verstappen 65 · Lewis Hamilton 105 · Michael Schumacher 91",
  ],
  ["The school owns 3 grand pianos, 12 violins and 5 harps.", "Grand pianos 3 · Violins 12 · Harps 5"],
])("counted: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  [
    "He paid 12 grand for the van, 3 grand for the kitchen and 2 grand for the loft.",
    "Van 12000 · Kitchen 3000 · Loft 2000",
  ],
  ["Ann earns 40 grand, Bo 52 grand.", "Ann 40000 · Bo 52000"],
])("money: %s", (text, line) => expect(readLine(text)).toBe(line));
