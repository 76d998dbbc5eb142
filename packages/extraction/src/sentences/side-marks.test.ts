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
  // two measures of one sort beside each other stay as they are told
  [
    "Salt and fat: crisps 640 mg and 9 g, nuts 210 mg and 14 g, olives 890 mg and 4 g.",
    "Crisps 640 · Nuts 210 · Olives 890",
  ],
  // told last of many, "then" comes last
  [
    "Visitors doubled from 410 in the first year to 820 in the second, and then came the heatwave: 365.",
    "First year 410 · Second 820 · Then 365",
  ],
  // the years of a change
  [
    "Between the 2011 census and the 2021 one, Gaelic speakers on the island dropped from 1,062 to 884.",
    "2011 1062 · 2021 884",
  ],
  ["From the 2011 census to the 2021 census the number of farms fell from 310 to 244.", "2011 310 · 2021 244"],
  // names that a heading sets against each other, and a first label as the next group has it
  [
    "Ozone vs NO2 in µg/m³ on our roof: Mon 61 vs 40, Tue 72 vs 38, Wed 80 vs 29",
    "[Ozone / NO2] Mon 61/40 · Tue 72/38 · Wed 80/29",
  ],
  ["Rain vs sun in hours per day: Mon 2 vs 5, Tue 1 vs 7", "[Rain / Sun] Mon 2/5 · Tue 1/7"],
  [
    "Boys at St Anne's chose rugby (41), hockey (12) or nothing (27). Girls: rugby 18, hockey 49, nothing 13.",
    "[Boys / Girls] Rugby 41/18 · Hockey 12/49 · Nothing 27/13",
  ],
];

test.each(rows)("%s", (text, expected) => {
  expect(readings(text)[0]).toBe(expected);
});
