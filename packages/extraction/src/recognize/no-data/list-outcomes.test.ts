import { describe, expect, it } from "vitest";
import { extract } from "../../index.ts";

const told = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.points.map(({ name, values }) => `${name} ${values[0]}`).join(" · ") : answer.reason;
};

describe("what comes of a whole list is no scale", () => {
  it.each([
    ["rent 1200, gas 60, netflix 16 = too much!!", "Rent 1200 · Gas 60 · Netflix 16"],
    ["bread 3, milk 2, eggs 4 = breakfast sorted", "Bread 3 · Milk 2 · Eggs 4"],
    ["food 3, service 4, where 5 = best", "Food 3 · Service 4"],
    ["Food 3, service 4, decor 2, 5 = excellent", "Food 3 · Service 4 · Decor 2"],
    ["Survey (1 = bad, 5 = good): food 3, service 4", "Food 3 · Service 4"],
  ])("%s", (text, points) => expect(told(text)).toBe(points));
});
