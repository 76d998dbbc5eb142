import { describe, expect, it } from "vitest";
import { extract } from "../../index.ts";

const tableOf = (text: string): string => {
  const answer = extract(text);
  if (!answer.ok) return "no";
  const series = answer.chart.series.map(({ name }) => name).join("/");
  return `${series}: ${answer.chart.points.map(({ name, values }) => `${name} ${values.join("/")}`).join(", ")}`;
};

describe("what was only counted, under the names that another place tells", () => {
  it.each([
    [
      "Medals after day 8 (gold–silver–bronze): Norway 9-5-7, Germany 6-8-4, Canada 5-5-9.",
      "Norway/Germany/Canada: Gold 9/6/5, Silver 5/8/5, Bronze 7/4/9",
    ],
    [
      "Satisfied with pay / with hours / with boss: nurses 34% / 41% / 66%, cooks 45% / 52% / 60%.",
      "Nurses/Cooks: Pay 34/45, Hours 41/52, Boss 66/60",
    ],
    [
      "My two hens, day by day since Monday: Greta laid 1, 0, 1, 1 eggs and Berta 1, 1, 2, 0.",
      "Greta/Berta: Monday 1/1, Tuesday 0/1, Wednesday 1/2, Thursday 1/0",
    ],
    [
      "Screen share by maker, 2022–24, %: Samsung 31, 29, 28; LG 17, 16, 16; Sony 6, 5, 5",
      "Samsung/LG/Sony: 2022 31/17/6, 2023 29/16/5, 2024 28/16/5",
    ],
  ])("%s", (text, table) => expect(tableOf(text)).toBe(table));

  it.each([
    [
      "Books by the three of us. Winter: Noor 11, Till 4, me 6. Spring: 8, 5, 3.",
      "Noor/Till/Me: Winter 11/4/6, Spring 8/5/3",
    ],
    [
      "Plank times of the two of us: Monday 40 and 55, Tuesday 45 and 60, Wednesday 50 and 58.",
      "Monday/Tuesday/Wednesday: Us 1 40/45/50, Us 2 55/60/58",
    ],
  ])("counts through only whom the text does not name: %s", (text, table) => expect(tableOf(text)).toBe(table));

  it("leaves steps alone that the text names", () => {
    expect(tableOf("Books read since 2019 (week 1 to week 4): week 1 3, week 2 5, week 3 2, week 4 6.")).toContain(
      "eek 2 5",
    );
  });
});
