import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { millionsInLines } from "./millions-in-lines.ts";

test.each([
  ["Wind: 11,904,228\nCoal: 341,902\nSolar: 1,250,916", "Wind 11904000 · Coal 341900 · Solar 1250900"],
  ["Voters: 2,904,118\nBallots: 1,106,214", "Voters 2904100 · Ballots 1106200"],
  ["Oslo $1,204,500\nBergen $980,200\nTromso $1,010,000", "Oslo 1204500 · Bergen 980200 · Tromso 1010000"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "North,120,340,200\nSouth,110,300,180",
  "Wind: 11,904\nCoal: 341",
  "Ann 4,812,300, Ben 9\nCy 5,100,200, Di 7",
])("stays as it is: %s", (text) => expect(millionsInLines(text)).toBeNull());

test("points that group thousands among commas", () => {
  expect(millionsInLines("Ember Tale – 39,705 / 4,206,311\nBlock Town – 7.914 / 2.708.533")?.text).toBe(
    "Ember Tale – 39,705 / 4,206,311\nBlock Town – 7,914 / 2,708,533",
  );
  expect(millionsInLines("Oslo 3.125, 4,200\nRome 2.250, 3,100")).toBeNull();
});
