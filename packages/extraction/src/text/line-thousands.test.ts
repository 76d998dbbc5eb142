import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { lineThousands } from "./line-thousands.ts";

test.each([
  [
    "Reds 184 seats 6,930,136 votes\nBlues 99 seats 5,600,496 votes\nGreens 44 seats 3,461,262 votes",
    "[Seats / Votes] Reds 184/6930100 · Blues 99/5600500 · Greens 44/3461300",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["2022,100,200\n2023,200,300", "North 1,200\nSouth 2,300", "a, b 1,200,300\nc, d 2"])(
  "stays as it is: %s",
  (text) => expect(lineThousands(text)).toBeNull(),
);

test.each([
  ["Goa 1,23,456\nPune 12,34,567\nSurat 98,765", "Goa 123460 · Pune 1234600 · Surat 98765"],
  ["Output in MWh\n• Wind: 2,311,000\n• Gas: 104,220,000\n• Coal: 91,344", "Wind 2311000 · Gas 104220000 · Coal 91344"],
  ["Streams\nLoud: 1,204,000\nMarrow: 987,120\nTidal: 12,005,000", "Loud 1204000 · Marrow 987120 · Tidal 12005000"],
  ["Oslo: 1,043,000\nBergen: 289,330\nTromsø: 77,544", "Oslo 1043000 · Bergen 289330 · Tromsø 77544"],
  [
    "Trenches of the ocean\nTonga Trench goes down to 35,700 feet\nPhilippine Trench goes down to 34,600 feet",
    "Tonga Trench 35700 · Philippine Trench 34600",
  ],
])("commas that part thousands: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Week 1,120,340\nWeek 2,130,350",
  "Mon: 120,340,200\nTue: 110,330,210",
  "Mon: 12,40\nTue: 9,31",
  "a,b\nc: 1,204,311",
])("they may part cells: %s", (text) => expect(lineThousands(text)).toBeNull());

test.each([
  ["Wind: 11,904,228\nCoal: 341,902\nSolar: 1,250,916", "Wind 11904000 · Coal 341900 · Solar 1250900"],
  ["Voters: 2,904,118\nBallots: 1,106,214", "Voters 2904100 · Ballots 1106200"],
  ["Oslo $1,204,500\nBergen $980,200\nTromso $1,010,000", "Oslo 1204500 · Bergen 980200 · Tromso 1010000"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "North,120,340,200\nSouth,110,300,180",
  "Wind: 11,904\nCoal: 341",
  "Ann 4,812,300, Ben 9\nCy 5,100,200, Di 7",
])("stays as it is: %s", (text) => expect(lineThousands(text)).toBeNull());

test("points that group thousands among commas", () => {
  expect(lineThousands("Ember Tale – 39,705 / 4,206,311\nBlock Town – 7.914 / 2.708.533")?.text).toBe(
    "Ember Tale – 39,705 / 4,206,311\nBlock Town – 7,914 / 2,708,533",
  );
  expect(lineThousands("Oslo 3.125, 4,200\nRome 2.250, 3,100")).toBeNull();
});
