import { expect, test } from "vitest";
import { extract } from "../index.ts";

const shownOf = (text: string): string => {
  const found = extract(text);
  return found.ok ? `${found.chart.title} | ${found.chart.subtitle ?? ""}` : found.reason;
};

test.each([
  ["Phones cost 40 euros more than in 2023, tablets 25 euros more, laptops 60 euros more.", "Cost | More than in 2023"],
  [
    "Rents are $120 higher in Austin than a year ago, $85 higher in Dallas and $40 lower in Houston.",
    "Rents | Compared with a year ago",
  ],
  ["Leeds has 120 fewer nurses than last year, York 80 fewer and Hull 45 fewer.", "Nurses | Compared with last year"],
  [
    "Trains were 4 minutes slower than in 2019, buses 6 minutes slower, trams 2 minutes faster.",
    "Minutes slower | Compared with 2019",
  ],
  [
    "Women live 5.2 years longer than men in Spain, 4 years longer in Italy and 3.1 years longer in Sweden.",
    "Years longer than men | ",
  ],
  ["She finished first, 3 points ahead of Ana and 5 ahead of Eva.", "Points ahead | "],
  ["Kipruto won in 2:04:12, 14 seconds ahead of Legese and 40 ahead of Kitata.", "Seconds ahead | "],
  ["Sugar is 20p dearer than in May, flour 15p, butter 60p.", "Sugar, flour and butter | Dearer than in May"],
  ["Bus A came 4 minutes early, bus B 6 minutes late and bus C 11 minutes late.", "Minutes late | "],
  ["Costs came in 8% below budget for roads, 3% above for schools.", "Costs | Compared with budget"],
  [
    "Flights to Rome are €40 up on last year, to Paris €25 up, to Madrid €10 down.",
    "Flights | Compared with last year",
  ],
])("%s", (text, shown) => expect(shownOf(text)).toBe(shown));

test.each([
  ["Ana has 10 stickers. Ben has 4 more than Ana. Cleo has 3 more than Ben.", "Stickers | "],
  ["Lena won in 41.2 seconds, 0.8 ahead of Mia and 2.1 ahead of Zoe.", "Seconds won | "],
  ["Bus 12 minutes, tram 9 minutes, which is less than in 2019", "Minutes | "],
])("stays: %s", (text, shown) => expect(shownOf(text)).toBe(shown));
