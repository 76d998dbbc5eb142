/** Times of a week, seasons in their turn, counts of one, and figures that only describe. */
import { expect, test } from "vitest";
import { readings } from "../compose/chart-line.fixture.ts";

const rows: readonly (readonly [string, string])[] = [
  // parts of days, where a day stands twice
  [
    "Thu eve - £1,820\nFri eve - £2,440\nSat mat - £3,105\nSat eve - £3,390",
    "Thu eve 1820 · Fri eve 2440 · Sat mat 3105 · Sat eve 3390",
  ],
  ["Mon am 12, Mon pm 18, Tue am 9, Tue pm 21", "Mon am 12 · Mon pm 18 · Tue am 9 · Tue pm 21"],
  ["Mon lunch 12, Tue lunch 18, Wed lunch 9", "Mon 12 · Tue 18 · Wed 9"],
  // days among days
  [
    "The pool on Mill Road takes 300 swimmers on a weekday, 420 on Saturdays and 150 on Sundays.",
    "Weekday 300 · Saturdays 420 · Sundays 150",
  ],
  // seasons and months in their turn
  [
    "It snowed 14 days in winter 2020, 9 the next winter and 21 in winter 2022.",
    "Winter 2020 14 · Next winter 9 · Winter 2022 21",
  ],
  ["4.4 by autumn '22, 5.6 the following summer. Today the bank says 4.7.", "Autumn '22 4.4 · Summer 5.6 · Today 4.7"],
  // one, told as the others are
  [
    "The mayor spoke for 22 minutes, the bishop for 17, the headmistress for 9, the winner for one.",
    "Mayor 22 · Bishop 17 · Headmistress 9 · Winner 1",
  ],
  ["The mayor spoke for 22 minutes, the bishop for 17, and that is the last one.", "Mayor 22 · Bishop 17"],
  // how often
  ["The Islay boat was late 48 times, Arran 31 and Bute, bless it, twice.", "Islay boat 48 · Arran 31 · Bute 2"],
  // what a thing is like beside what is told of it
  [
    "The van, which seats 9, cost £48 a day, the car £31, the camper, which sleeps 4, £99.",
    "Van 48 · Car 31 · Camper 99",
  ],
  ["Ana, who has 12 medals, and Bo, who has 9, are sisters.", "Ana 12 · Bo 9"],
  // years at the head of a list
  [
    "Crop 2022: Lund 8,400, Ystad 6,100. Crop 2023: Lund 7,900, Ystad 6,850.",
    "[Lund / Ystad] 2022 8400/6100 · 2023 7900/6850",
  ],
  ["blog 1200, ads 2010, mail 980", "Blog 1200 · Ads 2010 · Mail 980"],
  // a comma of prices in another tongue
  [
    "Spritpreise heute früh: Super 1,749, E10 1,689 und Diesel 1,612 Euro je Liter.",
    "Super 1.749 · E10 1.689 · Diesel 1.612",
  ],
  ["Bücher der Stadt: Nord 1,250 und Hafen 3,875.", "Nord 1250 · Hafen 3875"],
  ["Lunedì 1.340 visitatori, martedì 980, mercoledì 1.715", "Lunedì 1340 · Martedì 980 · Mercoledì 1715"],
  ["A litre was 1.340 in Rome and 1.715 in Bari, out of 300.", "Rome 1.34 · Bari 1.715"],
  // numbers with a name in brackets
  [
    "Lane 4 (Ngata) touched in 52.31, Lane 5 (Fuchs) in 52.88 and Lane 3 (Bello) in 53.40.",
    "Lane 4 52.31 · Lane 5 52.88 · Lane 3 53.4",
  ],
  // ages as keys, and a last one that has a time of its own
  [
    "weighed the puppy: 8 weeks 4.1kg, 12 weeks 7.6kg, 16 weeks 11.9kg, today 15.2",
    "8 weeks 4.1 · 12 weeks 7.6 · 16 weeks 11.9 · Today 15.2",
  ],
  ["Footfall: 8 till 9 40 people, 9 till 10 75, 10 till 11 62", "8 till 9 40 · 9 till 10 75 · 10 till 11 62"],
];

test.each(rows)("%s", (text, expected) => {
  expect(readings(text)[0]).toBe(expected);
});
