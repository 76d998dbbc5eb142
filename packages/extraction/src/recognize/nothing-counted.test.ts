import { describe, expect, it } from "vitest";
import { extract } from "../index.ts";

const answerTo = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.points.map(({ name, values }) => `${name} ${values[0]}`).join(" · ") : "none";
};

describe("numbers that count nothing", () => {
  it.each([
    "Press 1 for sales, 2 for support and 3 for billing.",
    "Text 1 for yes, 2 for no or 3 for maybe to 80888.",
    "Call 999 for police, 111 for medical advice, 105 for power cuts.",
    "Turn to page 12 for sport, 24 for weather and 31 for TV.",
    "Buses: take the 12 for the zoo, the 48 for the airport and the 63 for town.",
    "Apollo 11 landed in 1969, Apollo 17 in 1972.",
    "Halo 3 came out in 2007 and Halo 4 in 2012.",
  ])("%s", (text) => expect(answerTo(text)).toBe("none"));

  it.each([
    ["Tickets: 12 for sport, 24 for theatre and 31 for music.", "Sport 12 · Theatre 24 · Music 31"],
    ["We have 1 place for sales, 2 for support and 3 for billing.", "Sales 1 · Support 2 · Billing 3"],
    ["Cork 3 in 2019, Cork 5 in 2020, Cork 9 in 2021", "2019 3 · 2020 5 · 2021 9"],
    ["Halo 3 sold 14.5m copies, Halo 4 9.7m", "Halo 3 14500000 · Halo 4 9700000"],
  ])("but: %s", (text, points) => expect(answerTo(text)).toBe(points));
});
