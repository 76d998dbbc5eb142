/** Names told once for several figures, and figures told once for several names. */
import { describe, expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

const tables: Record<string, readonly (readonly [string, string])[]> = {
  "rows in front, behind and inside; columns told once": [
    [
      "Our bakery sells 80 loaves and 120 rolls on weekdays, but 150 loaves and 300 rolls on Saturdays.",
      "[Loaves / Rolls] Weekdays 80/120 · Saturdays 150/300",
    ],
    ["12 sales and 3 returns in Q1, 15 and 2 in Q2, 19 and 5 in Q3.", "[Sales / Returns] Q1 12/3 · Q2 15/2 · Q3 19/5"],
    [
      "Tea beats coffee 60 to 40 in Kerala, 55 to 45 in Assam and 70 to 30 in Goa.",
      "[Tea / Coffee] Kerala 60/40 · Assam 55/45 · Goa 70/30",
    ],
    [
      "Exports 30, 34, 41 and imports 28, 35, 39 (2019, 2020, 2021).",
      "[Exports / Imports] 2019 30/28 · 2020 34/35 · 2021 41/39",
    ],
    ["Cats v dogs: Ohio 40-60, Utah 35-65, Iowa 50-50.", "[Cats / Dogs] Ohio 40/60 · Utah 35/65 · Iowa 50/50"],
    ["Since January: 210, 240, 199, 305 orders a month.", "January 210 · February 240 · March 199 · April 305"],
  ],
  "one figure for all columns, and more rows than there may be series": [
    [
      "The Greens went from 9 to 14 percent, the Reds from 31 to 24 and the Blues held at 20.",
      "[Greens / Reds / Blues] Before 9/31/20 · After 14/24/20",
    ],
    [
      "Last year → this year: price 6 → 8, care 5 → 7, tone 8 → 6, ethics 4 → 7, speed 7 → 7, boxes 3 → 9",
      "[Last year / This year] Price 6/8 · Care 5/7 · Tone 8/6 · Ethics 4/7 · Speed 7/7 · Boxes 3/9",
    ],
    [
      "BookMe: ease of use 9, reports 3, support 8. Slotly: ease of use 6, reports 8, support 4.",
      "[BookMe / Slotly] Ease of use 9/6 · Reports 3/8 · Support 8/4",
    ],
  ],
  "one figure for several names": [["Cy scored 20, Di 9, Ann and Bo both scored 12.", "Cy 20 · Di 9 · Ann 12 · Bo 12"]],
  "places counted, not named": [
    ["Attendance slid from week to week: 88, 71, 64.", "Week 1 88 · Week 2 71 · Week 3 64"],
    ["People: Rome 2.8, Milan 1.4, Bari 0.3 (millions).", "Rome 2800000 · Milan 1400000 · Bari 300000"],
    ["Sprint points over the last 4 weeks: 12, 9 (sick), 14, 7", "Week 1 12 · Week 2 9 · Week 3 14 · Week 4 7"],
    ["Between 2018 and 2021 the herd was 40, 46, 51 and 49.", "2018 40 · 2019 46 · 2020 51 · 2021 49"],
    ["The choir sold 38, 44 and 61 tickets in the three years from 2020.", "2020 38 · 2021 44 · 2022 61"],
    ["FY23 → FY25 plan, sales in £k: 410, 560, 720", "FY23 410000 · FY24 560000 · FY25 720000"],
    ["Members, season by season: 34 in 20/21, 29 in 21/22, 41 in 22/23", "20/21 34 · 21/22 29 · 22/23 41"],
    [
      "Seats used/bought: Ajax 38/60, Bolt 114/120, Crow 21/100",
      "[Used / Bought] Ajax 38/60 · Bolt 114/120 · Crow 21/100",
    ],
    [
      "Claims lodged vs decided: May 345 / 290; June 312 / 335; July 401 / 364",
      "[Lodged / Decided] May 345/290 · June 312/335 · July 401/364",
    ],
    [
      "Tea (coffee) in tonnes – 2020: 41 (38), 2021: 47 (45), 2022: 52 (58)",
      "[Tea / Coffee] 2020 41/38 · 2021 47/45 · 2022 52/58",
    ],
    [
      "Plot 1: Oak 84, Ash 21 // Plot 2: Oak 56, Ash 39 // Plot 3: Oak 29, Ash 98",
      "[Oak / Ash] Plot 1 84/21 · Plot 2 56/39 · Plot 3 29/98",
    ],
    ["140 trials in week 1. Then 133, 158, 190.", "Week 1 140 · Week 2 133 · Week 3 158 · Week 4 190"],
    [
      "Semester one: 3.1. Semester two: 3.4. Then 3.3 and 3.8.",
      "Semester one 3.1 · Semester two 3.4 · Semester 3 3.3 · Semester 4 3.8",
    ],
    ["St. Ives 12, Hull 15, Mt. Etna 9", "St. Ives 12 · Hull 15 · Mt. Etna 9"],
    ["Oslo used 15 Mt. Peru used 12.", "Oslo 15 · Peru 12"],
    ["Ives vs. Hull: pace 8/6, grit 5/9, wit 9/4", "[Ives / Hull] Pace 8/6 · Grit 5/9 · Wit 9/4"],
    ["Beds A to D: 14, 3, 27 and 8 slugs", "A 14 · B 3 · C 27 · D 8"],
    ["Our towers, A–C, logged 3, 0 and 7 rescues.", "A 3 · B 0 · C 7"],
    ["Sundays in Advent 1 to 3: 112, 98 and 140 people", "1 112 · 2 98 · 3 140"],
    ["Kale scored A to C, and Ann 14, Bo 3, Cy 9.", "Ann 14 · Bo 3 · Cy 9"],
    ["asked=640 / seen=122 / hired=18", "Asked 640 · Seen 122 · Hired 18"],
    ["Year 1 gave 40 kg, Year 2 170, Year 3 390.", "Year 1 40 · Year 2 170 · Year 3 390"],
    ["Apollo 12 had 34.3 kg, Apollo 17 110.5 kg.", "Apollo 12 34.3 · Apollo 17 110.5"],
    ["Oslo paid 12 110.5 kr, Bergen 17 340.2 kr.", "Oslo 12111 · Bergen 17340"],
  ],
};

for (const [name, rows] of Object.entries(tables))
  describe(name, () => {
    test.each(rows)("%s", (text, expected) => expect(readLine(text)).toBe(expected));
  });
