import { describe, expect, it } from "vitest";
import { extract } from "../../index.ts";

const namesOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.points.map(({ name }) => name).join(" · ") : answer.reason;
};

describe("what the first share chose, where the others are what was chosen", () => {
  it.each([
    [
      "Some 44% of homeowners picked the kitchen, ahead of the bathroom (31%) and the living room (12%).",
      "Kitchen · Bathroom · Living room",
    ],
    [
      "Nearly half of teachers (48%) chose pay, followed by workload (27%) and behaviour (15%).",
      "Pay · Workload · Behaviour",
    ],
    [
      "62% of parents named phones as their main worry, ahead of bullying (21%) and drugs (9%).",
      "Phones · Bullying · Drugs",
    ],
    [
      "Most readers (61%) prefer paper; e-readers are liked by 24% and audiobooks by 15%.",
      "Paper · E-readers · Audiobooks",
    ],
    [
      "57% of mothers said childcare costs were the main problem, ahead of rent (44%) and food prices (39%).",
      "Childcare costs · Rent · Food prices",
    ],
  ])("%s", (text, names) => expect(namesOf(text)).toBe(names));

  it.each([
    ["48% of teachers chose pay, followed by nurses (27%) and doctors (12%).", "Teachers · Nurses · Doctors"],
    ["71% of women own a car, ahead of students (30%) and pensioners (55%).", "Women · Students · Pensioners"],
    ["Nine out of ten Danes own a bike. In Spain it's barely one in two.", "Danes · Spain"],
    ["Fewer than half of Gen Z (45%) watch live TV in a week, versus nine in ten over-65s.", "Gen Z · Over-65s"],
    ["60% of boys play football, ahead of girls with 24%.", "Boys · Girls"],
    ["Some 52% of Danes use a bike daily, ahead of Germans (31%) and Poles (14%).", "Danes · Germans · Poles"],
  ])("leaves groups beside groups: %s", (text, names) => expect(namesOf(text)).toBe(names));
});
