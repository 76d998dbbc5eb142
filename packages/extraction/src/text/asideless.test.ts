import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";
import { asideless } from "./asideless.ts";
import { retold } from "./retold.ts";
import { uninterjected } from "./uninterjected.ts";

test.each([
  ["peas 4 and, er, 16", "peas 4 and 16"],
  ["Terriers 3. Newfoundlands, God help me, 4", "Terriers 3. Newfoundlands 4"],
  ["Juniors 95. Seniors, shame on you: 60", "Juniors 95. Seniors: 60"],
  ["64% in sales, 35% (ouch) in HR", "64% in sales, 35% in HR"],
  ["cars 12, sadly, bikes 9", "cars 12, bikes 9"],
])("%s: what is thrown in", (text, plain) => expect(uninterjected(text)?.text).toBe(plain));

test.each(["Well, 12 cars", "Oh, Canada 12, Brazil 9", "eggs, well done, 4", "of course 12"])(
  "%s stays whole",
  (text) => expect(uninterjected(text)).toBeNull(),
);

test.each([
  ["Rex, who hates the bath, 3", "Rex 3"],
  ["A 28, B 57 and C – in spite of two rounds of new terms – 83", "A 28, B 57 and C 83"],
  ["June 85 – no surprise to anyone – and July 90", "June 85 and July 90"],
])("%s: what is told beside", (text, less) => expect(asideless(text)?.text).toBe(less));

test.each([
  "13 in the first, in the second it was one, in the third none",
  "Rex, who is 4, weighs 30",
  "Ann, with three of them, 12",
  "Half take cards, up from a fifth, we hear",
  "cats, dogs, 4",
  "5 – 9 – 12",
  "Ann 12, Bo 9 and Cy – with three of them – 4",
  "12 on Monday, 15 on Tuesday and, by the time we left last night, 19.",
  "Ann came first and Bo – after two rounds – last",
])("%s holds figures, or tells nothing beside", (text) => expect(asideless(text)).toBeNull());

test.each([
  ["In the south it was 40 and 58", "In the south: 40 and 58"],
  ["Girls outnumber boys: beginners 24 to 19", "Girls outnumber boys: beginners 24 against 19"],
  ["Paris is 4 hours by train or 6 by car", "Paris is 4 hours by train and 6 by car"],
  ["Saltmouth managed 4,100, then 3,300", "Saltmouth managed 4,100 and 3,300"],
])("%s: in plainer words", (text, plain) => expect(retold(text)?.text).toBe(plain));

test.each(["Sales rose from 24 to 19", "It was cold", "Then 12 came", "2 or 3 eggs"])("%s is plain", (text) =>
  expect(retold(text)).toBeNull(),
);

test("the places are those of the text as typed", () => {
  const text = "Portions the twins ate and, er, threw: peas 4 and 16, toast 9 and 3, banana 7 and 2, yoghurt 5 and 8.";
  const answer = extract(text);
  const told = answer.ok
    ? answer.chart.grounding.map((row) => row.map((cell) => cell?.spans.map(([from, to]) => text.slice(from, to))))
    : [];
  expect(told).toEqual([
    [["4"], ["16"]],
    [["9"], ["3"]],
    [["7"], ["2"]],
    [["5"], ["8"]],
  ]);
});
