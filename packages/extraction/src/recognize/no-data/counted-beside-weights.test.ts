/** Things counted behind a list told by weight, and what a size is likened to. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Allotment tally 2024: 42 kg of spuds, 18 kg of courgettes (help), 6.5 kg of runner beans, nine jars of chutney and one marrow the size of a toddler.",
    "Spuds 42 · Courgettes 18 · Runner beans 6.5",
  ],
  [
    "Harvest: 12 kg of plums, 8 kg of pears, 3 kg of figs and one pumpkin as big as my head",
    "Plums 12 · Pears 8 · Figs 3",
  ],
  ["Haul: 30 kg of apples, 12 kg of pears, 5 kg of quince, and six jars of jam", "Apples 30 · Pears 12 · Quince 5"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Catch: 4 cod, 7 pollack, 2 bass and one crab the size of a dinner plate", "Cod 4 · Pollack 7 · Bass 2 · Crab 1"],
  ["Baked 40 buns, 25 scones, 12 tarts and one loaf the size of a toddler", "Buns 40 · Scones 25 · Tarts 12 · Loaf 1"],
])("not %s", (text, line) => expect(readLine(text)).toBe(line));
