import { describe, expect, it } from "vitest";
import { extract } from "../../../index.ts";

const tableOf = (text: string): string => {
  const answer = extract(text);
  if (!answer.ok) return "no";
  const series = answer.chart.series.map(({ name }) => name).join("/");
  return `${series}: ${answer.chart.points.map(({ name, values }) => `${name} ${values.join("/")}`).join(", ")}`;
};

describe("rows of numbers under names that are told once", () => {
  it.each([
    [
      "In four quarters Berlin sold 120, 140, 95 and 160 bikes; Paris managed 88, 92, 110 and 130.",
      "Berlin/Paris: Quarter 1 120/88, Quarter 2 140/92, Quarter 3 95/110, Quarter 4 160/130",
    ],
    [
      "Across three seasons Rovers won 14, 18 and 11 and lost 9, 5 and 16.",
      "Won/Lost: Season 1 14/9, Season 2 18/5, Season 3 11/16",
    ],
    [
      "Over three winters the big pond froze for 61, 48 and 33 days, the small for 40, 22 and 9.",
      "Big pond/Small: Winter 1 61/40, Winter 2 48/22, Winter 3 33/9",
    ],
    [
      "Cats vs dogs vs rabbits at the shelter in May, June and July: 40, 52, 30 / 16, 9, 20 / 70, 88, 45",
      "Cats/Dogs/Rabbits: May 40/16/70, June 52/9/88, July 30/20/45",
    ],
  ])("%s", (text, table) => expect(tableOf(text)).toBe(table));

  it("leaves two measures to the others", () => {
    expect(
      tableOf("The red, blue and green boxes weigh 410 g, 455 g and 520 g and cost $11, $12 and $13."),
    ).not.toContain("/");
  });
});
