import { describe, expect, test } from "vitest";
import { extract } from "../index.ts";

const sureOf = (text: string): number => {
  const answer = extract(text);
  return answer.ok ? answer.confidence : 0;
};

describe("what is plain is surer than what is not", () => {
  test.each([
    ["Rent 900, food 400, car 250", "Rent went to 900 where food or the car, at 400, took 250 or so"],
    ["Ana sold 40 cakes, Ben 20, Cem 35", "Ana sold 40 cakes to Ben's 20 shops for Cem's 35 guests"],
    ["2021: 40, 2022: 55, 2023: 61", "40 of the 55 who came in 2022 had seen the 61 posters"],
  ])("%s", (plain, tangled) => {
    expect(sureOf(plain)).toBeGreaterThan(0.9);
    expect(sureOf(tangled)).toBeLessThan(sureOf(plain));
  });
});
