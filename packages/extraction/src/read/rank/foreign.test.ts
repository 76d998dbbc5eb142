import { expect, test } from "vitest";
import { extract } from "../../full-reader.ts";

const valuesOf = (text: string): (number | null)[] => {
  const answer = extract(text);
  return answer.ok ? answer.chart.points.flatMap(({ values }) => values).toSorted((a, b) => (a ?? 0) - (b ?? 0)) : [];
};

test.each([
  ["a league's name", "Ligue 1: PSG on 85 points, Monaco on 67, Brest on 61", [61, 67, 85]],
  ["what they went through", "Ada (304 points), Bo (292) and Cy (252) after 16 races", [252, 292, 304]],
  [
    "one bare count among prices",
    "Room A earned €310, Room B €295 and the bar, restocked 4 times, €128",
    [128, 295, 310],
  ],
  ["the unit said last", "Ann ran 5, Bo 7 and Cy 9 km", [5, 7, 9]],
  ["the unit behind an arrow", "squat 80→110kg\nbench 60→75", [60, 75, 80, 110]],
])("%s: %s", (_, text, values) => {
  expect(valuesOf(text)).toEqual(values);
});
