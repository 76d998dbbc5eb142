import { describe, expect, it } from "vitest";
import { extract } from "../../index.ts";

const told = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.points.map(({ name, values }) => `${name} ${values[0]}`).join(" · ") : answer.reason;
};

describe("two set against each other by a mark", () => {
  it.each([
    ["dogs > cats: 64% vs 36% lol told u", "Dogs 64 · Cats 36"],
    ["tea > coffee 58 v 42", "Tea 58 · Coffee 42"],
    ["ios < android, 30 to 70", "Ios 30 · Android 70"],
    ["pepsi > coke: 12 votes to 9", "Pepsi 12 · Coke 9"],
  ])("%s", (text, points) => expect(told(text)).toBe(points));
});

describe("what a message ends with is no name", () => {
  it.each([
    ["3 coffees, 2 teas please", "Coffees 3 · Teas 2"],
    ["2x latte, 1x flat white, 3x mocha pls", "Latte 2 · Flat white 1 · Mocha 3"],
    ["Yes 41, no 22, n/a 7", "Yes 41 · No 22 · N/A 7"],
    ["kcal: bagel 290 ; avo toast 350 ; fry up 1,150 !!!", "Bagel 290 · Avo toast 350 · Fry up 1150"],
  ])("%s", (text, points) => expect(told(text)).toBe(points));
});

describe("brackets in accounts", () => {
  it.each([
    [
      "PBT (Rs cr): FY21 312, FY22 298, FY23 (45), FY24 120",
      "FY21 3120000000 · FY22 2980000000 · FY23 -450000000 · FY24 1200000000",
    ],
    ["Cash flow (£k): Jan 12, Feb (8), Mar 4", "Jan 12000 · Feb -8000 · Mar 4000"],
  ])("%s", (text, points) => expect(told(text)).toBe(points));
});
