/** Shares in words that make up a whole, and those of what others leave. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { extract } from "../full-reader.ts";

test.each([
  [
    "A third of the garden is lawn, half is beds. The sixth that's left over is wild.",
    "Lawn 33.3 · Beds 50 · Wild 16.7",
  ],
  [
    "Three eighths of the pie went to the boys, a half to the girls and one sad eighth to me.",
    "Boys 37.5 · Girls 50 · Me 12.5",
  ],
  [
    "A fifth of pupils walk, two fifths get a lift, three tenths take the bus and one tenth cycle.",
    "Walk 20 · Lift 40 · Bus 30 · Cycle 10",
  ],
  ["Nine out of ten of the bulbs came up. The tenth went to the squirrels.", "Came up 90 · Squirrels 10"],
  [
    "Half tap a card, a quarter pay by phone, a fifth give coins, one in twenty runs.",
    "Tap a card 50 · Pay by phone 25 · Give coins 20 · Runs 5",
  ],
  [
    "Rent 45%, food 20%, transport 12%, fun 8%, savings whatever's left",
    "Rent 45 · Food 20 · Transport 12 · Fun 8 · Savings 15",
  ],
  ["60% of the plot is lawn. Of what's left, half is beans, half is peas.", "Lawn 60 · Beans 20 · Peas 20"],
  [
    "Half our patients come by car, 30% by bus; of the remaining fifth, half walk and half cycle.",
    "Car 50 · Bus 30 · Walk 10 · Cycle 10",
  ],
  [
    "40% of voters backed Smith; of the rest, a third backed Jones and two thirds backed Bo.",
    "Smith 40 · Jones 20 · Bo 40",
  ],
  [
    "Three out of four recovered fully, one in five partly, the rest not at all.",
    "Recovered fully 75 · Partly 20 · Not at all 5",
  ],
  ["40% swim daily, 35% weekly and the rest never.", "Swim daily 40 · Weekly 35 · Never 25"],
  ["Half the kids swim, a third play football and the rest do nothing.", "Swim 50 · Play football 33.3 · Nothing 16.7"],
  [
    "Of every 10 commuters 4 take the tram, 3 cycle, 2 drive and the last one walks.",
    "Tram 4 · Cycle 3 · Drive 2 · Walks 1",
  ],
  ["Of 12 guests, five had fish, six had meat and the other one had soup.", "Fish 5 · Meat 6 · Soup 1"],
  ["He ate 6 of the 10 slices, she ate 3 and the dog got the last one", "He 6 · She 3 · Dog 1"],
  ["Of 12 songs, 5 are slow, 4 fast, and the last one is loud.", "Slow 5 · Fast 4"],
])("%s is read as %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

test.each([
  ["A third went by bus, half by car. The fifth of us stayed.", "Bus 33.3 · Car 50"],
  ["2 in 5 renters spend over half their income on rent, vs 1 in 10 owners.", "Renters 40 · Owners 10"],
])("%s has no more than %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

test("parts of one whole are stated, and none is told of another", () => {
  const answer = extract("Half tap a card, a quarter pay by phone, a fifth give coins and one in twenty forgot");
  const kinds = answer.ok ? answer.chart.grounding.flat().map((cell) => cell?.kind) : [];
  expect(kinds).toEqual(["stated", "stated", "stated", "stated"]);
});
