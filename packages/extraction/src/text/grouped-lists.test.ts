import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { groupedLists } from "./grouped-lists.ts";

test.each([
  ["Goals: Ann 27, Bo 22, Cy 21. Assists: Bo 11, Dee 13", "[Goals / Assists] Ann 27/– · Bo 22/11 · Cy 21/– · Dee –/13"],
  [
    "Imports: China $40bn, US $30bn and Japan $12bn; exports: US $55bn, UK $20bn, China $18bn",
    "[Imports / Exports] China 40000000000/18000000000 · US 30000000000/55000000000 · Japan 12000000000/– · UK –/20000000000",
  ],
  ["Cats: Jan 3, Feb 4.\nDogs: Feb 2, Mar 5.", "[Cats / Dogs] Jan 3/– · Feb 4/2 · Mar –/5"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Goals: Ann 3, Bo 4. Assists: Ann 1, Bo 2", // the same names
  "Fruit: apples 3, pears 4. Veg: leeks 2, peas 9", // no name in common
  "Goals: Ann 27, Ann 22, Cy 21. Assists: Ann 11, Dee 13", // a name twice
  "Sales: 12, 14, 19. Costs: 9, 11, 12",
  "Goals: Ann 27, Bo 22. Assists: Bo 11, and 12 more from the bench",
])("leaves alone: %s", (text) => expect(groupedLists(text)).toBeNull());

test("goes back to the places as typed", () => {
  const text = "Goals: Ann 27, Bo 22. Assists: Bo 11, Dee 13";
  const table = groupedLists(text);
  const at = table?.text.indexOf("11") ?? -1;
  expect(table?.back([at, at + 2])).toEqual([text.indexOf("11"), text.indexOf("11") + 2]);
});
