import { describe, expect, test } from "vitest";
import { extract } from "../index.ts";
import { DEPTH, type Forest, LEAVES, NODES } from "../read/trees/forest.ts";
import { sureOf as sureBySigns } from "./sureness.ts";

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

/** One tree that asks nothing: the same for all. */
const always = (sum: number): Forest => ({
  trees: 1,
  asked: new Uint8Array(NODES),
  limits: new Float32Array(NODES).fill(Number.POSITIVE_INFINITY),
  leaves: new Float32Array(LEAVES).fill(sum),
});

const logit = (share: number): number => Math.log(share / (1 - share));

describe("another reader is asked only where it is open how sure the first look is", () => {
  test.each([
    ["sure", 0.95, 0.95, 0],
    ["open", 0.7, 0.2, 1],
    ["all but sure", 0.84, 0.2, 1],
    ["hopeless", 0.03, 0.03, 0],
  ])("%s", (_, first, told, times) => {
    let asked = 0;
    const opinion = (): number[] => {
      asked++;
      return [1];
    };
    const trees = { first: always(logit(first)), second: always(logit(0.2)) };
    const sure = sureBySigns(trees, new Float32Array(DEPTH), opinion);
    expect([sure.first, asked]).toEqual([first, 0]);
    expect([sure.second(), asked]).toEqual([told, times]);
  });

  test("what it says is seen behind the other signs", () => {
    const second = { ...always(0), limits: new Float32Array(NODES), asked: new Uint8Array(NODES).fill(2) };
    second.leaves.set([logit(0.9)], LEAVES - 1);
    const told = (said: number): number =>
      sureBySigns({ first: always(logit(0.7)), second }, new Float32Array(2), () => [said]).second();
    expect([told(0), told(1)]).toEqual([0.5, 0.9]);
  });
});
