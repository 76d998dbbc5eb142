import { describe, expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

const tables: Record<string, readonly (readonly [string, string])[]> = {
  "names in brackets, answers, and what a time is told by": [
    [
      "Ann scored 41 (maths), 58 (art) and 33 (music), Bo 38, 55 and 30.",
      "[Ann / Bo] Maths 41/38 · Art 58/55 · Music 33/30",
    ],
    [
      "Survey, yes vs no: later start 88 vs 12, phone pouches 23 vs 77, longer lunch 94 vs 6",
      "[Yes / No] Later start 88/12 · Phone pouches 23/77 · Longer lunch 94/6",
    ],
    [
      "Pulse before / during / after: Ana 59/83/110, Raj 67/95/129, Lou 68/92/136",
      "[Ana / Raj / Lou] Before 59/67/68 · During 83/95/92 · After 110/129/136",
    ],
    ["After the new Ford plant opened, we built 40 cars a day; before it 12.", "Before 12 · After 40"],
    ["The gym drew 40 by day and 12 during the night.", "Day 40 · Night 12"],
    [
      "In 2019 Leeds had 210 and York 180; a year later 92 and 88; three years later 79 and 85.",
      "[Leeds / York] 2019 210/180 · 2020 92/88 · 2023 79/85",
    ],
  ],
  "now beside another time": [
    ["Empty runs, 2019: 28%. Today: 17%. Target for 2027: 12%.", "2019 28 · Today 17 · 2027 12"],
    ["Weigh-ins! 8 wks: 4.1 kg, 12 wks: 7.6 kg, 16 wks: 11.3 kg", "8 wks 4.1 · 12 wks 7.6 · 16 wks 11.3"],
    ["Our team has 12 wins and 3 losses; in 2019 it was 9 and 5.", "[Wins / Losses] 2019 9/5 · Now 12/3"],
    [
      "Leeds has 12 schools, 3 pools and 40 pubs. In 1990: 9, 5 and 61.",
      "[Schools / Pools / Pubs] 1990 9/5/61 · Now 12/3/40",
    ],
    [
      "Our team has 12 wins, 9 draws and 3 losses; last year 9, 8 and 5.",
      "[Wins / Draws / Losses] Last year 9/8/5 · Now 12/9/3",
    ],
    ["Leeds has 12 schools and 3 pools; York has 9 and 5.", "[Schools / Pools] Leeds 12/3 · York 9/5"],
  ],
  "two seasons of several years": [
    [
      "In 1990 we measured 290 mm in winter and 240 mm in summer; in 2020 it was 335 mm and 205 mm.",
      "[Winter / Summer] 1990 290/240 · 2020 335/205",
    ],
    ["2023: Q1 40, Q2 90. 2024: Q1 44, Q2 71.", "[2023 / 2024] Q1 40/44 · Q2 90/71"],
  ],
  "what is said between a later group's name and its figures": [
    [
      "Rent per room. Leeds: flat 510, house 430; York, on the same portal, 620 and 560.",
      "[Flat / House] Leeds 510/430 · York 620/560",
    ],
    [
      "We sold 12 teas on Monday and 9 on Friday. Cakes, for comparison: 20, 31.",
      "[Teas / Cakes] Monday 12/20 · Friday 9/31",
    ],
    ["The Ark: food 7, staff 4. The Owl, opened in 2021: food 9, staff 8.", "[Food / Staff] Ark 7/4 · Owl 9/8"],
    [
      "For every 100 girls born there are 112 boys in Azerbaijan. China is at 111, India 108, and France, like most, 105.",
      "Azerbaijan 112 · China 111 · India 108 · France 105",
    ],
    [
      "Water level, cm. 3 May: Elbe 120, Oder 96. 9 May, after the storm: 310 and 240.",
      "[Elbe / Oder] 3 May 120/96 · 9 May 310/240",
    ],
  ],
  "times of groups and of columns": [
    [
      "Falls at home. Under-5s: 2022 9, 2023 6. 5-64: 3, 2. Over-64s: 1, 4.",
      "[Under-5s / 5-64 / Over-64s] 2022 9/3/1 · 2023 6/2/4",
    ],
    ["2022 vs 2023 sign-ups: Jan 40/52, Feb 38/61, Mar 30/30", "[2022 / 2023] Jan 40/52 · Feb 38/61 · Mar 30/30"],
    [
      "From 2011 to 2021 the share of renters in Hull rose from 22 to 25%; in Bath it went from 9 to 10%.",
      "[Hull / Bath] 2011 22/9 · 2021 25/10",
    ],
    ["The club in numbers: joined Jan 5, Feb 4; left Jan 3, Feb 2", "[Joined / Left] Jan 5/3 · Feb 4/2"],
    ["Visitors: Jan 500, Feb 410. Members: Jan 31, Feb 29.", "[Visitors / Members] Jan 500/31 · Feb 410/29"],
    ["Rain in Jan 40 mm, Jul 12, Jan 44, Jul 9", "Jan 40 · Jul 12 · Jan 44 · Jul 9"],
    ["Stock: Q1 5, Q2 4, Q3 6, Q4 7, Q1 8", "Q1 5 · Q2 4 · Q3 6 · Q4 7 · Q1 8"],
  ],
  "headings with a list farther off, and a magnitude": [
    [
      "Water readings, surface/bottom, mg/L, for Ms Rowe: Mon 12/40, Tue 10/51, Wed 11/33",
      "[Surface / Bottom] Mon 12/40 · Tue 10/51 · Wed 11/33",
    ],
    [
      "Radio vs. print in our region, millions of people: 2014, 1.1 vs 4.8; 2019, 3.2 vs 3.9",
      "[Radio / Print] 2014 1100000/4800000 · 2019 3200000/3900000",
    ],
    ["Boxes shipped, thousands of tonnes: Q1 118, Q2 125", "Q1 118000 · Q2 125000"],
    ["A bad day, thousands of fish died: 40 perch, 15 pike", "Perch 40 · Pike 15"],
  ],
  "what is lost of a whole": [
    [
      "The clinic lost 3% of its nurses in 2021 and 5% in 2022; the school, 6% and 9%.",
      "[Clinic / School] 2021 3/6 · 2022 5/9",
    ],
    ["Apple lost 3% of its value, Tesla lost 5%.", "Apple -3 · Tesla -5"],
  ],
  "columns that verbs or places name": [
    [
      "Among men, 18% smoke daily; among women, 12%. In 2010 the figures were 26% and 21%.",
      "[Men / Women] 2010 26/21 · Now 18/12",
    ],
    ["Lisa cooks 4 and cleans 2, Omar cooks 3 and cleans 5.", "[Cooks / Cleans] Lisa 4/2 · Omar 3/5"],
    ["The bakery bakes 40 loaves and rolls 60.", "Bakery 40 · Rolls 60"],
  ],
};

for (const [name, rows] of Object.entries(tables))
  describe(name, () => {
    test.each(rows)("%s", (text, expected) => expect(readLine(text)).toBe(expected));
  });
