/** The former and the latter go by the names that the text gives them. */
import { expect, test } from "vitest";
import { extract } from "../../full-reader.ts";

const namesOf = (text: string): string[] => {
  const answer = extract(text);
  return answer.ok ? [...answer.chart.series, ...answer.chart.points].map(({ name }) => name) : [];
};

test.each([
  [
    "We asked nurses and doctors. The canteen got 61 votes from the former and 12 from the latter, the gym 40 and 33, the crèche 18 and 27.",
    ["Nurses", "Doctors"],
  ],
  [
    "Butter versus margarine: Leeds buys 40 tonnes of the one and 12 of the other, York 25 and 19, Hull 18 and 22.",
    ["Butter", "Margarine"],
  ],
  ["Ann and Bo sell eggs. The former sold 40 in May and 45 in June, the latter 38 and 50.", ["Ann", "Bo"]],
  ["We tested Alpha and Beta: the former took 40 ms, the latter 31", ["Alpha", "Beta"]],
])("%s", (text, names) => {
  expect(namesOf(text)).toEqual(expect.arrayContaining(names));
});

test("one of two that nobody names stays", () => {
  expect(namesOf("One went up 5%, the other fell 3%.")).toContain("One");
});
