/** Figures told from another that stands in front or behind, by whose name or time is said; and texts that tell none so. */
import { describe, expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

const tables: Record<string, readonly (readonly [string, string])[]> = {
  "of somebody who is hers": [
    ["Nora picked 24 plums, three times as many as her sister Ida.", "Plums 24 · Sister Ida 8"],
    ["My aunt owns 30 hens, 12 more than her neighbour.", "Hens 30 · Neighbour 18"],
    ["My sister has 320, I've got 45 more than her in May.", "Sister 320 · Me 365"],
  ],
  "not of the one before, where a list goes on": [
    [
      "We spent €1,200 on flights, half as much on hotels, and another €250 on food.",
      "Flights 1200 · Hotels 600 · Food 250",
    ],
    ["Ana sold 40, Ben half as many, and Cem another 15.", "Ana 40 · Ben 20 · Cem 15"],
    ["Sales doubled from 40 in May to 80 in June, another 20 in July.", "May 40 · June 80 · July 100"],
  ],
  "of a time before": [
    ["The museum had 900 visitors in June, 200 more than it had in May.", "May 700 · June 900"],
    ["Beer now costs £6, which is £2 more than it did in 2015.", "2015 4 · Now 6"],
    ["We sold 40 cakes in May, ten more than in April but 15 fewer than in June.", "April 30 · May 40 · June 55"],
    [
      "Copper slid to $7,800 in March, which is $600 below where it stood in February and a full $1,400 below January.",
      "January 9200 · February 8400 · March 7800",
    ],
    [
      "Rent was 700 in spring, 50 more in summer and double what it was in spring by winter.",
      "Spring 700 · Summer 750 · Winter 1400",
    ],
    [
      "The bridge carried 12,000 cars in 2019. Traffic fell by a quarter in 2020 and doubled the year after.",
      "2019 12000 · 2020 9000 · 2021 18000",
    ],
    ["It took $900 in May. June slipped $200 from there.", "May 900 · June 700"],
  ],
  "of what is sold": [
    [
      "Basic is $8 a month; Pro is twice the Basic price and Max four times the Pro price.",
      "Basic 8 · Pro 16 · Max 64",
    ],
    ["One large pizza is 16 euros; a medium one 4 euros less than a large.", "Large pizza 16 · Medium 12"],
    [
      "Monday brought 80 customers. Tuesday was 25 percent busier, Wednesday half that.",
      "Monday 80 · Tuesday 100 · Wednesday 50",
    ],
    ["The long page converts 4% of visitors, the short one three times as well.", "Long page 4 · Short 12"],
    ["Last year we won 11 games; this year we have already beaten that by four.", "Last year 11 · This year 15"],
  ],
  "above and below": [
    [
      "Overall satisfaction is 72. Service is 5 points above that, price 8 points below.",
      "Satisfaction 72 · Service 77 · Price 64",
    ],
    [
      "The tree was 3 m in 2010, 40 cm above that in 2015 and 90 cm above that by 2020.",
      "2010 3 · 2015 3.4 · 2020 4.3",
    ],
    ["Sales were 200 in May; June was 30 units below that.", "May 200 · June 170"],
    ["The bakery charges 4 euros. Next door they undercut her by one.", "Bakery 4 · Door 3"],
    ["Team A scored 40, team B the same number plus 6.", "Team A 40 · Team B 46"],
  ],
  "step by step": [
    ["There were 60 of us on the ferry. At Hull 12 got off, at Goole another 9.", "Ferry 60 · Hull 48 · Goole 39"],
    [
      "Our class had 30 kids in year one. 4 left before year two and 6 new ones joined us in year three.",
      "Year one 30 · Year two 26 · Year three 32",
    ],
    ["We had 60 apples, sold 20 at the market and another 10 at the fair.", "Apples 60 · Market 20 · Fair 10"],
  ],
  "of nobody whose figure is told": [
    ["Lea has 14 cats, which is four more than her.", "Lea 14"],
    ["The museum had 900 visitors in June and 700 in May, more than it had in years.", "May 700 · June 900"],
  ],
};

for (const [name, rows] of Object.entries(tables))
  describe(name, () => test.each(rows)("%s", (text, line) => expect(readLine(text)).toBe(line)));
