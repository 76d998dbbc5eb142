/** Stamps, senders, quotes and subjects in front of what is told. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { messageHeads } from "./message-heads.ts";

test.each([
  ["[12/03/24, 18:42:10] Mum: 14 for Saturday, 9 for Sunday", "14 for Saturday, 9 for Sunday"],
  ["12/11/23, 9:14 am - Ravi: Team A 45 pts, Team B 38 pts", "Team A 45 pts, Team B 38 pts"],
  ["[3/4/24, 9:02 AM] Sam: apples 12\n[3/4/24, 9:03 AM] Sam: pears 7", "apples 12\npears 7"],
  ["[3/4/24, 9:02 AM] Sam: 12 km\n[3/4/24, 9:03 AM] Bea: 7 km", "Sam: 12 km\nBea: 7 km"],
  ["On Tue, Anna wrote:\n> north sold 45, south 32", "north sold 45, south 32"],
  ["From: Lisa\nSubject: Q2 sales\nEMEA 12\nAPAC 9", "Q2 sales\nEMEA 12\nAPAC 9"],
  ["Betreff: AW: Zahlen\nNord 12\nSüd 9", "Zahlen\nNord 12\nSüd 9"],
  ["```\nred 12\nblue 7\n```", "red 12\nblue 7"],
  ["Thread 🧵 1/ Our revenue: 2021 $1M 2022 $3M", "Our revenue: 2021 $1M 2022 $3M"],
  ["Hi Sam,\nA 12\nB 15\n\nCheers\nTom", "Hi Sam,\nA 12\nB 15"],
  ["Nord 12\nSüd 9\nViele Grüße\nUte", "Nord 12\nSüd 9"],
  ["RT @stats: Coffee 46%, tea 34%", "Coffee 46%, tea 34%"],
])("what stands in front of a message: %s", (text, left) => expect(messageHeads(text)?.text).toBe(left));

test.each([
  "From: 12, To: 15",
  "From: 8:00 to 9:00",
  "<30: 12\n> 50: 30",
  "8:14 run 5 km, 9:30 walk 2 km",
  "12/03/24 9:14 run: 5 km",
  "1/2 of us walk, 1/4 drive",
  "Good 12\nBetter 9\nBest 5",
  "Rent: 900\nFood: 300",
])("what is told itself: %s", (text) => expect(messageHeads(text)).toBeNull());

test("several who write are told apart", () => {
  expect(readLine("[3/4/24, 9:02 AM] Sam: 12 km\n[3/4/24, 9:03 AM] Bea: 7 km\n[3/4/24, 9:05 AM] Cy: 9 km")).toBe(
    "Sam 12 · Bea 7 · Cy 9",
  );
});
