import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "I planned 30 km in week 1, 35 in week 2 and 40 in week 3. I ran 28, 36 and 22.",
    "[Planned / Ran] Week 1 30/28 · Week 2 35/36 · Week 3 40/22",
  ],
  [
    "I guessed 12 for maths, 9 for art, 14 for music. I got 10, 11 and 13.",
    "[Guessed / Got] Maths 12/10 · Art 9/11 · Music 14/13",
  ],
  ["Q1 we shipped 12 and fixed 40, Q2 15 and 38, Q3 9 and 61.", "[Shipped / Fixed] Q1 12/40 · Q2 15/38 · Q3 9/61"],
  [
    "We quoted £1,200 for the roof, £400 for gutters and £150 for paint. It came to £1,500, £380 and £160.",
    "[Quoted / Actual] Roof 1200/1500 · Gutters 400/380 · Paint 150/160",
  ],
  [
    "Team Red scored 12 goals in March, 9 in April, 15 in May; conceded 7, 8, 4.",
    "[Scored / Conceded] March 12/7 · April 9/8 · May 15/4",
  ],
  [
    "Our team closed 18 tickets on Mon, 22 Tue, 15 Wed; opened 20, 19, 21.",
    "[Closed / Opened] Mon 18/20 · Tue 22/19 · Wed 15/21",
  ],
  [
    "We planted 300 oaks, 250 birches and 120 pines, of which 280, 190 and 100 survived.",
    "[Planted / Survived] Oaks 300/280 · Birches 250/190 · Pines 120/100",
  ],
  ["The shop sold 40 bikes in May, 55 in June; repaired 22, 31.", "[Sold / Repaired] May 40/22 · June 55/31"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  [
    "We sold 34 loaves on Monday, 29 on Tuesday; the neighbours sold 22 and 25.",
    "[We / Neighbours] Monday 34/22 · Tuesday 29/25",
  ],
  [
    "Anna ran 5 km on Monday, 8 on Tuesday, 6 on Wednesday; Ben 4, 7, 9.",
    "[Anna / Ben] Monday 5/4 · Tuesday 8/7 · Wednesday 6/9",
  ],
  ["Sales were 12 in May, 14 in June; planned 15, 16.", "[Sales / Planned] May 12/15 · June 14/16"],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toBe(line));
