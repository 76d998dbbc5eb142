import { describe, expect, it } from "vitest";
import { extract } from "../../index.ts";

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
    "Locker numbers: Ann 31, Ben 45, Cy 12",
    "Your table numbers are: Smith 4, Jones 12, Patel 7",
    "Door codes: front 4471, back 9902, garage 1188",
    "Postcodes: 3000 Bern, 8001 Zürich, 1201 Genève",
    "Winners: 1 Ann, 2 Ben, 3 Cy",
    "Results: 1. Ann 2. Ben 3. Cy",
    "1 Sinner, 2 Alcaraz, 3 Zverev",
    "Agenda: 1 budget, 2 staff, 3 AOB",
    "Apollo 11 landed in 1969, Apollo 17 in 1972.",
    "Halo 3 came out in 2007 and Halo 4 in 2012.",
  ])("%s", (text) => expect(answerTo(text)).toBe("none"));

  it.each([
    ["Tickets: 12 for sport, 24 for theatre and 31 for music.", "Sport 12 · Theatre 24 · Music 31"],
    ["We have 1 place for sales, 2 for support and 3 for billing.", "Sales 1 · Support 2 · Billing 3"],
    ["Visitor numbers: Kent 312, Essex 207", "Kent 312 · Essex 207"],
    ["Results: 1 win, 2 draws, 3 losses", "Win 1 · Draws 2 · Losses 3"],
    ["1 Dog, 2 Cats, 3 Fish", "Dog 1 · Cats 2 · Fish 3"],
    ["Goals: 1 Kane, 2 Saka, 3 Rice", "Kane 1 · Saka 2 · Rice 3"],
    ["Cork 3 in 2019, Cork 5 in 2020, Cork 9 in 2021", "2019 3 · 2020 5 · 2021 9"],
    ["Halo 3 sold 14.5m copies, Halo 4 9.7m", "Halo 3 14500000 · Halo 4 9700000"],
  ])("but: %s", (text, points) => expect(answerTo(text)).toBe(points));
});
