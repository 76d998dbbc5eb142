import { expect, test } from "vitest";
import { extract } from "../../index.ts";

const notesFor = (text: string): readonly string[] => {
  const answer = extract(text);
  return answer.ok ? answer.chart.notes : [answer.reason];
};

test.each([
  [
    "Which of the three trenches (6 m by 4 m each) gave up most? Trench A 41 sherds, B 12 and C, where we stopped at 11, 30.",
    /6 m|4 m/u, // catches "6 m", not "46"
  ],
])("a note tells of what stood in brackets: %s", (text, figure) => expect(notesFor(text).join()).toMatch(figure));

test("what is read whole has nothing cut", () => {
  expect(notesFor("Cats 3, dogs 5, eels 7")).toEqual([]);
});
