import { describe, expect, it } from "vitest";
import { extract } from "../../index.ts";

const namesOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.points.map(({ name }) => name).join(" · ") : answer.reason;
};

describe("how they take it", () => {
  it.each([
    ["41% like their tea strong, 35% medium and 24% weak.", "Strong · Medium · Weak"],
    ["38% drink their coffee black, 45% with milk and 17% with sugar.", "Black · Milk · Sugar"],
    ["71% find the exam hard, 20% fair and 9% easy.", "Hard · Fair · Easy"],
    ["41% like green tea, 35% coffee and 24% water.", "Green tea · Coffee · Water"],
  ])("%s", (text, names) => expect(namesOf(text)).toBe(names));
});

describe("hours in one word", () => {
  it("are no figure", () =>
    expect(namesOf("Our gym: 340 members, 12 coaches, 3 studios, open 6am-10pm.")).toBe("Members · Coaches · Studios"));
});
