/** Shares and multiples in words, in lists of them. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  ["Two thirds of the plants survived in the greenhouse, barely a tenth outdoors.", "Greenhouse 66.7 · Outdoors 10"],
  [
    "Two thirds of pupils own a phone, half a games console, a quarter a library card.",
    "Phone 66.7 · Games console 50 · Library card 25",
  ],
  [
    "Cobalt has risen by half since March, nickel by a fifth, and lithium by one per cent.",
    "Cobalt 50 · Nickel 20 · Lithium 1",
  ],
  [
    "Four fifths of Sevens can swim fifty metres; only three fifths of Fives can, and a mere one fifth of Threes.",
    "Sevens 80 · Fives 60 · Threes 20",
  ],
  [
    "Every tenth commuter skis to work, every twentieth cycles and every third walks.",
    "Commuter skis 10 · Cycles 5 · Walks 33.3",
  ],
  ["Sixty-one percent of renters skipped a meal; among homeowners it was 17%.", "Renters 61 · Homeowners 17"],
  ["Forty revise at night, which is twice as many as revise in the morning.", "Night 40 · Morning 20"],
  [
    "We boxed up eighty pepperoni pies, half as many veggie, and a score of plain.",
    "Pepperoni pies 80 · Veggie 40 · Plain 20",
  ],
  ["A third of Class 4 and half of Class 5 passed.", "Class 4 33.3 · Class 5 50"],
  ["It took 3 and a half hours by train, 8 and a quarter by bus.", "Train 3.5 · Bus 8.25"],
  ["Rita caught 24 fish; Sam caught a third of that, Joe half.", "Rita 24 · Sam 8 · Joe 12"],
  ["Alice read 30 books, Ben half as many, Cara a third.", "Alice 30 · Ben 15 · Cara 10"],
  ["Ann has 40 stamps, Bo half of that, and Cy half of that.", "Ann 40 · Bo 20 · Cy 10"],
  ["Two hundred tins of beans, half that of tomatoes, fifty of tuna.", "Beans 200 · Tomatoes 100 · Tuna 50"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Rent takes 40%, food a quarter of that, and we drive half a million miles.", "Rent 40 · Food 10"],
  ["The rain comes every second week in May and every third week in June.", "no-figures"],
  [
    "54% are in private hands; a third are in this archive, and 13% are lost.",
    "In private hands 54 · In this archive 33.3 · Lost 13",
  ],
  ["Yes 44%, no 39%, only for double pay 17%", "Yes 44 · No 39 · Double pay 17"],
])("%s: nothing else is told so", (text, line) => expect(readLine(text)).toBe(line));
