import { describe, expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

const tables: Record<string, readonly (readonly [string, string])[]> = {
  "what stands whole in front of a colon is the name": [
    ["Own well: 29%. River: 11%. Piped: 60%.", "Own well 29 · River 11 · Piped 60"],
    ["Married: 43. Well off: 29. Other: 11.", "Married 43 · Well off 29 · Other 11"],
  ],
  "a season in front of its figure": [
    ["Average gate: 2020/21 412, 2021/22 655, 2022/23 701.", "2020/21 412 · 2021/22 655 · 2022/23 701"],
  ],
  "numbered things in lower case": [
    [
      "At the sale, lot 118 went for £2,400, lot 119 for £950 and lot 125 for £11,000.",
      "Lot 118 2400 · Lot 119 950 · Lot 125 11000",
    ],
    [
      "Yesterday bus 104 carried 1,300 people, bus 109 took 2,100 and bus 112 some 900.",
      "Bus 104 1300 · Bus 109 2100 · Bus 112 900",
    ],
    [
      "The app has crashed 14 times a day on the Pixel 7, 9 times on the Galaxy S22 and 31 times on the iPhone SE.",
      "Pixel 7 14 · Galaxy S22 9 · iPhone SE 31",
    ],
  ],
  "a level is no time of day": [
    [
      "Room 204 hit 29 °C by noon, Room 117 stayed at 23 and the new lab, B3, showed 26.",
      "Room 204 29 · Room 117 23 · B3 26",
    ],
    [
      "Unemployment stood at 8.4% in 2015. It fell to 7.1% in 2017, jumped to 9.2 in 2020, and today is back at 6.",
      "2015 8.4 · 2017 7.1 · 2020 9.2 · Today 6",
    ],
    ["A tenancy here used to last 11 years on average. These days people leave after 4.", "Before 11 · These days 4"],
    ["At 8 am it was 12 °C, by noon 19, at 4 21.", "8 am 12 · Noon 19 · 4 21"],
  ],
  "the amount that figures refer to": [
    ["Per 100 g, kiwis, red peppers and oranges contain 93, 128 and 53 mg.", "Kiwis 93 · Red peppers 128 · Oranges 53"],
  ],
  "a fall told once": [
    [
      "Sparrows are down 31% and starlings 44% on the last census. Magpies, though, are up 12%.",
      "Sparrows -31 · Starlings -44 · Magpies 12",
    ],
    ["Tea is down 5% and coffee is up 3%.", "Tea -5 · Coffee 3"],
  ],
  "months that go on into the next year": [
    ["September 6, December 11, March 15, July 18.", "September 6 · December 11 · March 15 · July 18"],
    [
      "It crossed 10k in May; before that we had 2.5k in February, 4.1k in March and 7.3k in April.",
      "February 2500 · March 4100 · April 7300 · May 10000",
    ],
  ],
  "a magnitude of money is not that of the count beside it": [
    [
      "Year one: 3 employees, £92k turnover. Year two: 5 and £148k. Year three: 9 and £310k.",
      "[Employees / Turnover] Year one 3/92000 · Year two 5/148000 · Year three 9/310000",
    ],
    ["Rent, food and fun came to 18, 9 and 25 thousand euros.", "Rent 18000 · Food 9000 · Fun 25000"],
  ],
  "bare numbers that make up 100 with the shares": [
    [
      "68% of our newsletters are opened on phones and 27% on laptops. Tablets? A lonely 5.",
      "Phones 68 · Laptops 27 · Tablets 5",
    ],
    ["At 16, 41% left school and 43% went on.", "Left school 41 · Went on 43"],
  ],
  "words that only look like times or zeros": [
    ["A year ago our inbox was looked after by 9 volunteers. There are 24 of us today.", "Year ago 9 · Today 24"],
    [
      "Two falls, five admissions, one discharge and nine call bells that turned out to be nothing.",
      "Falls 2 · Admissions 5 · Discharge 1 · Call bells 9",
    ],
  ],
  "what was lost since a time, and the level now": [
    ["The valley has lost 14 farms since 2010 and is down to 61.", "2010 75 · Now 61"],
    ["Our choir has gained 9 singers since March and is up to 41.", "March 32 · Now 41"],
  ],
};

for (const [what, rows] of Object.entries(tables))
  describe(what, () => {
    test.each(rows)("%s", (text, line) => {
      expect(readLine(text)).toBe(line);
    });
  });
