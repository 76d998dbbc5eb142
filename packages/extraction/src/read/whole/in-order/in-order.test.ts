import { describe, expect, it } from "vitest";
import { extract } from "../../../index.ts";

const pointsOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.points.map(({ name, values }) => `${name} ${values.join("/")}`).join(", ") : "no";
};

describe("names and numbers told to be in one order", () => {
  it.each([
    ["Sales, legal and IT want 6, 4 and 1 interns this spring, in that order.", "Sales 6, Legal 4, IT 1"],
    [
      "For gate 1 to gate 4 the cameras counted 88, 102, 97 and 15 trucks.",
      "Gate 1 88, Gate 2 102, Gate 3 97, Gate 4 15",
    ],
    ["Rooms 3, 5 and 8 had 12, 20 and 7 guests respectively.", "Room 3 12, Room 5 20, Room 8 7"],
    [
      "Among 12-, 14- and 16-year-olds, 5, 11 and 23 percent have tried vaping.",
      "12-year-olds 5, 14-year-olds 11, 16-year-olds 23",
    ],
    [
      "flour, butter, sugar, eggs: up 18, 41, 9 and a ridiculous 63 percent since we opened 😭 so yes the buns are £3.20 now",
      "Flour 18, Butter 41, Sugar 9, Eggs 63",
    ],
    [
      "Our four routes – the 12, the 14X, the 27 and the N3 – ran 82, 67, 91 and 58 per cent on time respectively in May.",
      "12 82, 14X 67, 27 91, N3 58",
    ],
    ["The three lines, the 4, the 7 and the 11, carried 300, 450 and 210 people respectively.", "4 300, 7 450, 11 210"],
    ["Basic, plus and gold plans have 24-, 8- and 1-hour response times, respectively.", "Basic 24, Plus 8, Gold 1"],
  ])("%s", (text, points) => expect(pointsOf(text)).toBe(points));

  it.each([
    ["Ann, Bo and Cy ran 5, 8 and 12 km with 10, 15 and 20 kg packs.", "Ann 5, Bo 8, Cy 12"],
    ["Ann, Bo and Cy scored 5, 8 and 12 points with 10, 15 and 20% of the shots.", "Ann 5, Bo 8, Cy 12"],
  ])("two measures are not mixed: %s", (text, points) => expect(pointsOf(text)).toBe(points));

  it("leaves two lists to the others", () => {
    expect(pointsOf("Ana and Bo drew 3 and 8 portraits and sold 1 and 6 of them respectively.")).toBe(
      "Drew 3/8, Sold 1/6",
    );
  });
});

it("a long run of digits is read in no time that a person would notice", () => {
  expect(extract(`Houses ${"9".repeat(60)} and more, then 4 and 5 in May 3`).ok).toBeDefined();
});
