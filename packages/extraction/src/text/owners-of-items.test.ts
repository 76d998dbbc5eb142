/** Items that several own. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { ownersOfItems } from "./owners-of-items.ts";

test.each([
  [
    "The Lopez family holds 40%, a workers' trust 35%, and small investors share 25%.",
    'The Lopez family holds 40%, a "workers\' trust" 35%, and small investors share 25%.',
  ],
  ["56 go to sleep, 14 to the kids' clubs.", '56 go to sleep, 14 to the "kids\' clubs".'],
  ["A cat weighs 5 kg and my parents' dog 24 kg.", 'A cat weighs 5 kg and my "parents\' dog" 24 kg.'],
])("%s", (text, told) => expect(ownersOfItems(text)?.text).toBe(told));

test.each([
  "The teams' average was 4 in May, 5 in June.",
  "'The girls' said 4, 'the boys' nights' 5",
  "Kids' shoes cost €25",
])("left: %s", (text) => expect(ownersOfItems(text)).toBeNull());

test("each has its whole name", () =>
  expect(readLine("The mayor got 41%, the teachers' union 33% and the farmers' party 26%.")).toBe(
    "Mayor 41 · Teachers' union 33 · Farmers' party 26",
  ));
