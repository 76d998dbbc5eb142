import { describe, expect, it } from "vitest";
import { extract } from "../../index.ts";

const namesOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.points.map(({ name }) => name).join(" · ") : answer.reason;
};

describe("what things are counted in is none of their names", () => {
  it.each([
    ["2 tbsp sugar, 1 tbsp oil, 3 tbsp milk", "Sugar · Oil · Milk"],
    ["4 packs pasta, 2 packs rice, 6 tins beans", "Pasta · Rice · Beans"],
    ["2 cups flour, 1 cup milk, 3 cups oats", "Flour · Milk · Oats"],
    ["2 cups of flour, 3 cups of oats, 1 cup of sugar", "Flour · Oats · Sugar"],
    ["1 cup final, 2 league games", "Cup final · League games"],
    ["3 boxes of crisps, 2 bags of nuts", "Boxes of crisps · Bags of nuts"],
  ])("%s", (text, names) => expect(namesOf(text)).toBe(names));
});
