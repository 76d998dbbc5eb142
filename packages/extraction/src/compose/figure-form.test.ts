import type { FigureForm } from "@charticle/contract";
import { describe, expect, test } from "vitest";
import { extract } from "../full-reader.ts";

const formIn = (text: string): FigureForm | null | undefined => {
  const answer = extract(text);
  return answer.ok ? (answer.chart.figureForm ?? null) : undefined;
};

describe("figures are shown as they were written", () => {
  test.each<[text: string, form: FigureForm]>([
    ["Harvest: wheat 8.0 t, barley 7.5 t, oats 5.2 t", { digit: -1 }],
    ["Coffee $3.50, tea $2.75, juice $4.00", { digit: -2 }],
    ["Revenue was $1.20bn in 2021, $1.35bn in 2022 and $1.41bn in 2023", { digit: 7 }],
    ["Ratings: service 4,0, food 4,5, price 3,8", { digit: -1 }],
    ["Change in rents: Leeds +4.2%, York -1.3%, Hull +0.8%", { plus: true }],
    ["Weight change: Ann +2.0 kg, Bob -1.5 kg, Cy +0.5 kg", { digit: -1, plus: true }],
  ])("%s", (text, form) => {
    expect(formIn(text)).toEqual(form);
  });

  test.each([
    "Harvest: wheat 8 t, barley 7.5 t, oats 5.2 t",
    "Harvest: wheat 8.1 t, barley 7.5 t, oats 5.2 t",
    "Coffee $3.50, tea $3, juice $4",
    "Half of the staff cycle, a quarter drive and a quarter walk",
    "Visitors: 1,204 in May, 1,350 in June, 980 in July",
    "Ages 65+ 120, 40+ 80, 18+ 60",
  ])("nothing is added: %s", (text) => {
    expect(formIn(text)).toBeNull();
  });
});
