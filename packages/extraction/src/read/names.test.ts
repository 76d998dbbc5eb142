/** Names and their order: what stands for a figure, and where it belongs on an axis. */
import { describe, expect, test } from "vitest";
import { chartLine } from "../compose/chart-line.fixture.ts";
import { composeChart } from "../compose/compose-chart.ts";
import { recognize } from "../recognize/recognize.ts";
import { scanText } from "../text/scan.ts";
import { readAll } from "./read.ts";

/** One line for each reading that is offered. */
function readings(text: string): string[] {
  const scan = scanText(text);
  const mentions = recognize(scan);
  return readAll(scan, mentions).map((ranked) => chartLine(composeChart({ scan, mentions, ranked })));
}

const offered: Record<string, readonly (readonly [string, string])[]> = {
  "marks that come round again keep the shorter way": [
    [
      "Rain peaked at 90 mm in October; it was 20 in July, 35 in August and 60 in September.",
      "July 20 · August 35 · September 60 · October 90",
    ],
    ["Orders: 14 in November, 30 in December, 9 in January.", "November 14 · December 30 · January 9"],
    ["Guests at 9pm: 40, at 11pm: 95, at midnight: 60", "9pm 40 · 11pm 95 · Midnight 60"],
    [
      "Rent is €900 today, it was €850 in autumn, and three years ago we paid €700.",
      "Three years ago 700 · Autumn 850 · Today 900",
    ],
  ],
  "told from now on, over New Year, or by steps of two kinds": [
    ["We have 12 stores now and want 30 by 2030.", "Now 12 · 2030 30"],
    ["Rain: 4 mm today, 9 tomorrow, 2 on Sunday.", "Today 4 · Tomorrow 9 · Sunday 2"],
    ["Ice (cm): 20 Dec 4, 3 Jan 11, 17 Jan 9", "20 Dec 4 · 3 Jan 11 · 17 Jan 9"],
    ["Votes in by hour one: 90, hour five: 410, day two: 650.", "Hour one 90 · Hour five 410 · Day two 650"],
    ["Flats cost €900 today, in 2015 it was €610.", "2015 610 · Today 900"],
  ],
  "counted off by more than one": [
    ["Otters, counted every third year since 2010: 12, 19, 31", "2010 12 · 2013 19 · 2016 31"],
    ["Mines closed per decade from the 1960s: 4, 9, 15", "1960s 4 · 1970s 9 · 1980s 15"],
    ["Herons, counted every other year between 2012 and 2018: 7, 8, 5, 9", "2012 7 · 2014 8 · 2016 5 · 2018 9"],
    ["Otters, counted every year since 2010: 12, 19, 31", "2010 12 · 2011 19 · 2012 31"],
  ],
  "the end that a verb or preposition tells": [
    ["The shop opened with 12 staff, had 20 in 2021 and 31 in 2023.", "Opening 12 · 2021 20 · 2023 31"],
    ["Gold stood at $41 on Friday after starting the week at $36.", "Start 36 · Friday 41"],
    ["Sales hit 40 in May before slipping to 31.", "May 40 · After 31"],
    ["Fares rose to £4 in 2022 from £3, then to £5 in 2024.", "Before 3 · 2022 4 · 2024 5"],
    ["Staff: 40 before opening, 65 after.", "Before 40 · After 65"],
  ],
  "a change told by its tenses": [
    ["The beam reaches 24 miles since the refit. It managed 17 with the old lamp.", "With old lamp 17 · Now 24"],
    ["Eggs are £3 a box, they were £2 at Easter.", "At Easter 2 · Now 3"],
    ["The wait used to be 14 days. We're at 6.", "Before 14 · Now 6"],
    ["There were 4,180 books in the flat, down to 2,960.", "Before 4180 · After 2960"],
    ["Rent was €700 two winters ago, €810 last winter.", "Two winters ago 700 · Last winter 810"],
    ["The tram needs 9 minutes. The bus managed 17.", "Tram 9 · Bus 17"],
  ],
  "sides of a vote, and how often": [
    ["48% are for the plan, 41% against and 11% undecided.", "For 48 · Against 41 · Undecided 11"],
    ["63% back the ban, 28% are against it and 9% don't know.", "Back 63 · Against 28 · Don't know 9"],
    ["A third of readers visit daily, half weekly and a sixth never.", "Daily 33.333 · Weekly 50 · Never 16.667"],
    ["60% of donors gave once, 40% gave twice.", "Gave once 60 · Gave twice 40"],
    ["I swam once in May and twice in June.", "May 1 · June 2"],
  ],
  "numbers that belong to a name": [
    ["7-Eleven sells it for $2.19, Costco for $0.99.", "7-Eleven 2.19 · Costco 0.99"],
    ["Our 2022 fleet by size: 12% Band 1, 19% Band 2, 69% Band 3.", "Band 1 12 · Band 2 19 · Band 3 69"],
    [
      "6th grade: 17 yes, 8 no. 7th: 13 yes, 12 no. By 8th 9 yes, 15 no.",
      "[Yes / No] 6th grade 17/8 · 7th grade 13/12 · 8th grade 9/15",
    ],
    ["He needs a 7-minute break, she 12.", "She 12"],
  ],
  "now and before, thing by thing": [
    [
      "Coffee is £3.20, up from £2.80; tea £2.10, up from £1.90; cake £4, down from £4.20.",
      "[Coffee / Tea / Cake] Before 2.8/1.9/4.2 · Now 3.2/2.1/4",
    ],
    ["Oslo has 40 trams, it was 31; Riga has 25, it was 30.", "[Oslo / Riga] Before 31/30 · Now 40/25"],
    ["Ana has 4.8 stars from 900 reviews, Bo 4.1 from 620.", "Ana 4.8 · Bo 4.1"],
  ],
  "times told from the one before": [
    ["Rent was 810 in March 2024, 830 a month later and 900 in May.", "March 2024 810 · April 830 · May 900"],
    ["Receipts rose to £14bn in FY24 from £12bn a year earlier.", "FY23 12000000000 · FY24 14000000000"],
    ["We drew 40 in 2022, 55 in 2023 and 71 last night.", "2022 40 · 2023 55 · Last night 71"],
    [
      "In 2023 tea outsold coffee for the first time, 31 to 28; a year later it was 42 to 20.",
      "[Tea / Coffee] 2023 31/28 · 2024 42/20",
    ],
  ],
  "moments of one kind, and a name that joins elsewhere": [
    [
      "Pain at 6 weeks was 40 on the drug and 55 on placebo; at 12 weeks, 31 and 52.",
      "[Drug / Placebo] 6 weeks 40/55 · 12 weeks 31/52",
    ],
    [
      "310 km for the base model and 420 km for the Plus in winter, 440 km and 580 km in summer.",
      "[Base model / Plus] Winter 310/420 · Summer 440/580",
    ],
    ["Pos Team P Pts\n1 Ajax 10 24\n2 PSV 10 23\n3 Twente 9 19", "[P / Pts] Ajax 10/24 · PSV 10/23 · Twente 9/19"],
    [
      "P  Team  Pld Pts\n1  Ajax  10  24\n2  PSV  10  23\n3  Twente  9  19",
      "[Pld / Pts] Ajax 10/24 · PSV 10/23 · Twente 9/19",
    ],
    ["The wall stood at 12 weeks, the roof took 9.", "Wall 12 · Roof 9"],
  ],
  "places counted off behind one preposition": [
    [
      "Tea cools from 90 °C to 81 in five minutes, 70 in ten and 54 in twenty.",
      "Start 90 · Five minutes 81 · Ten minutes 70 · Twenty minutes 54",
    ],
    ["Seats cost €40 at 20 days out, €65 at 10 and €120 at 5.", "20 days 40 · 10 days 65 · 5 days 120"],
    ["He had 12 goals after five games, 20 after ten and 31 after fifteen.", "5 games 12 · 10 games 20 · 15 games 31"],
    ["Ada has 304 points after 16 races, Bo 292.", "Ada 304 · Bo 292"],
  ],
  "tens of years told short": [
    ["In the 70s we had 40 shops, in the 80s 65 and in the '90s 31.", "70s 40 · 80s 65 · 1990s 31"],
    ["By the 80s that was 40, in the 2000s 12.", "80s 40 · 2000s 12"],
    ["Of those in their 20s 12% agree, in their 30s 18% and in their 40s 31%.", "20s 12 · 30s 18 · 40s 31"],
    ["The bag holds 80 shirts, the box 70.", "Bag 80 · Box 70"],
  ],
  "steps left out between two that are known": [
    ["Visits rose from 40 in 2019 to 55, fell to 31 and reached 60 in 2022.", "2019 40 · 2020 55 · 2021 31 · 2022 60"],
    [
      "It drew 9 in week one, crept to 12, then 15 and hit 30 in week four.",
      "Week one 9 · Week 2 12 · Week 3 15 · Week four 30",
    ],
    ["Oslo had 4 in 2019, Rome 7 and Kyiv 9 in 2021.", "Oslo 4 · Rome 7 · Kyiv 9"],
  ],
  "nouns that are verbs elsewhere": [
    [
      "Free cash flow and debt came to 3 and 12 in 2021; 8 and 9 in 2022.",
      "[Free cash flow / Debt] 2021 3/12 · 2022 8/9",
    ],
    ["Sales of bags, belts and watches were 31, 12 and 7.", "Sales of bags 31 · Belts 12 · Watches 7"],
    ["Home wins / draws: Ajax 9 / 4, PSV 7 / 6", "[Home wins / Draws] Ajax 9/4 · PSV 7/6"],
    ["We win 9 and lose 4.", "Win 9 · Lose 4"],
  ],
  "a noun said for all names of a list": [
    ["The sizes S, M and L sold 4, 9 and 2 times.", "S 4 · M 9 · L 2"],
    ["Coastal towns, villages and farms use 4, 9 and 2.", "Coastal towns 4 · Villages 9 · Farms 2"],
  ],
  "capitals that are no pronoun": [
    ["Visitors from the US, the UK and Canada numbered 310, 120 and 80.", "US 310 · UK 120 · Canada 80"],
    ["Brands tested: B lasted 31 hours, C 28 and A lasted 22.", "B 31 · C 28 · A 22"],
  ],
  "times of day counted off from the first": [
    ["Oven heat, read every half hour from 4 pm: 20, 90, 140, 180.", "4 pm 20 · 4:30 pm 90 · 5 pm 140 · 5:30 pm 180"],
    ["Queue sampled every ten minutes from 08:50: 4, 9, 17.", "08:50 4 · 09:00 9 · 09:10 17"],
    ["Tide from 11 am, hourly: 2, 3, 4, 3.", "11 am 2 · 12 pm 3 · 1 pm 4 · 2 pm 3"],
  ],
  "times told from another": [
    [
      "Bread: flour €1.2m this year and €1.4m next, yeast €300k and €350k, salt €90k and €80k.",
      "[Flour / Yeast / Salt] This year 1200000/300000/90000 · Next year 1400000/350000/80000",
    ],
    [
      "Sales in week 12 were 340, compared with 310 the week before and 290 in week 10.",
      "Week 10 290 · Week 11 310 · Week 12 340",
    ],
    [
      "An hour after the storm 410 homes were dark; after two hours 260, after five 90.",
      "1 hour 410 · 2 hours 260 · 5 hours 90",
    ],
    [
      "Stock by shelf (2021, then 2023): tea 40, 55; coffee 30, 22; cocoa 8, 12.",
      "[Tea / Coffee / Cocoa] 2021 40/30/8 · 2023 55/22/12",
    ],
  ],
  "ages as names": [
    ["Daily use: 71% of 16-24s, 48% of 25-44s and 19% of 45-64s.", "16-24s 71 · 25-44s 48 · 45-64s 19"],
    [
      "Steps today: my 9-year-old 14,200, my 12-year-old 9,800, me 6,100.",
      "9-year-old 14200 · 12-year-old 9800 · Me 6100",
    ],
  ],
  "what is said in passing names nothing": [
    ["Plums sell at £3, pears at £2 and quinces, which nobody knew last year, at £5.", "Plums 3 · Pears 2 · Quinces 5"],
    [
      "Bus use in Leeds was 41% in spring and 38% in winter. In York, which has trams, the figures were 29% and 33%.",
      "[Leeds / York] Spring 41/29 · Winter 38/33",
    ],
    ["The survey says planes make up 40% of the noise, trains 35% and cars 25%.", "Planes 40 · Trains 35 · Cars 25"],
    ["The panel split 6 certain, 3 not certain, 2 absent.", "Certain 6 · Not certain 3 · Absent 2"],
  ],
  "both ends of a change": [
    ["The typical flat has shrunk to 54 square metres, from 71 under the old rules.", "Under old rules 71 · Now 54"],
    ["Insulation cut our heating bill to €900; it had been €1,450.", "Before 1450 · After 900"],
    ["The rent: €1,150. In 2012? €610.", "2012 610 · Now 1150"],
    [
      "Since 2015 the share of homes with a stove fell from 60 to 45%, while those with solar rose from 4 to 21%.",
      "[Stove / Solar] 2015 60/4 · Now 45/21",
    ],
    [
      "A tank holds 80 litres. After 1 hour it holds 62, after 2 hours 47 and after 3 hours 35.",
      "Start 80 · 1 hour 62 · 2 hours 47 · 3 hours 35",
    ],
  ],
  "two that a verb sets against each other": [
    [
      "Tulips outsold daisies again: 310 to 290 in May, 420 to 360 in June.",
      "[Tulips / Daisies] May 310/290 · June 420/360",
    ],
    ["Chess trails darts, 38 players to 61.", "Chess 38 · Darts 61"],
    [
      "Women outlive men in Japan (87 years to 81), in Italy (85 to 81) and in Peru (79 to 74).",
      "[Women / Men] Japan 87/81 · Italy 85/81 · Peru 79/74",
    ],
  ],
  "a place in front of the subject is none of its name": [
    [
      "In Porto trams run 12 km and buses 30; in Braga it was 4 and 22, in Faro 2 and 9.",
      "[Trams / Buses] Porto 12/30 · Braga 4/22 · Faro 2/9",
    ],
    ["In New York taxis charge $3 a mile, in Boston $2.80.", "New York 3 · Boston 2.8"],
    ["In the old town stood 14 inns, in the new town 3.", "Old town 14 · New town 3"],
  ],
  "figures of the first row are no count of rows": [
    ["Mia: 4 goals, 2 assists. Zoe: 3, 5. Ida: 0, 7.", "[Goals / Assists] Mia 4/2 · Zoe 3/5 · Ida 0/7"],
    ["I ran 3 races: Bath in 51 minutes, York in 49, Hull in 47.", "Bath 51 · York 49 · Hull 47"],
  ],
  "names of columns in the lead": [
    [
      "Yields on shaded and watered plots were 4 and 6 kilos for beans, 3 and 7 for peas.",
      "[Shaded / Watered plots] Beans 4/6 · Peas 3/7",
    ],
    [
      "Members, with guests in brackets: Oslo 41 (7), Turku 30 (12), Riga 22 (9).",
      "[Members / Guests] Oslo 41/7 · Turku 30/12 · Riga 22/9",
    ],
    [
      "Bread sold (cakes in brackets): Monday 40 (12), Tuesday 35 (9), Friday 61 (30).",
      "[Bread / Cakes] Monday 40/12 · Tuesday 35/9 · Friday 61/30",
    ],
    [
      "Rent then food, per month: Jan €800, €310. Feb €800, €290. Mar €820, €335.",
      "[Rent / Food] Jan 800/310 · Feb 800/290 · Mar 820/335",
    ],
    ["My brother, my sister and I read 4, 9 and 13 books.", "Brother 4 · Sister 9 · Me 13"],
    ["Anna: wit 9, pace 6, depth 4; Ben: wit 5, pace 8, depth 7.", "[Anna / Ben] Wit 9/5 · Pace 6/8 · Depth 4/7"],
  ],
};

for (const [rule, rows] of Object.entries(offered))
  describe(rule, () => {
    test.each(rows)("%s", (text, expected) => expect(readings(text)).toContain(expected));
  });
