import { expect, test } from "vitest";
import { extract } from "../../full-reader.ts";

const namesOf = (text: string): string[] => {
  const answer = extract(text);
  return answer.ok ? answer.chart.points.map(({ name }) => name).toSorted() : [];
};

test.each([
  ["Remote workers in Porto rose to 18%; Lisbon sits at 27% and Braga at 9%.", ["Braga", "Lisbon", "Porto"]],
  ["The 2022 census put Cork at 224,000, Galway at 84,000 and Limerick at 102,000.", ["Cork", "Galway", "Limerick"]],
  [
    "At our festival the jazz tent drew 1,200 people, the rock stage 3,400 and the cinema 650.",
    ["Cinema", "Jazz tent", "Rock stage"],
  ],
  [
    "Crisps sold: salt & vinegar, 212; paprika, 187; cheese & onion, 95.",
    ["Cheese & onion", "Paprika", "Salt & vinegar"],
  ],
  ["14 for, 6 against", ["Against", "For"]],
  ["Trains carry 40, buses 30 and Lyon 20", ["Buses", "Lyon", "Trains"]],
])("%s", (text, names) => {
  expect(namesOf(text)).toEqual(names);
});
