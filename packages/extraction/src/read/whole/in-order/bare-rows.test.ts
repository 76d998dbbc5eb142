import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  [
    "Robins came 12 times to the front garden and 20 to the back, wrens 3 and 8, tits 9 and 14.",
    "[Front garden / Back] Robins 12/20 · Wrens 3/8 · Tits 9/14",
  ],
  ["Parking is £2 an hour or £9 a day; in the centre, £4 or £20.", "[Hour / Day] Parking 2/9 · Centre 4/20"],
  [
    "Kath benches 45, squats 80 and pulls 100. Her sister Jo: 50, 75, 110.",
    "[Kath / Sister Jo] Benches 45/50 · Squats 80/75 · Pulls 100/110",
  ],
  [
    "Engineers stay 6 years here, designers 4, sales 2. Nationally it's 4.5, 3 and 1.5.",
    "[Engineers / Designers / Sales] Here 6/4/2 · Nationally 4.5/3/1.5",
  ],
  [
    "Of those with a degree 68% read a paper and 45% a blog; of those without, 31 and 52% do.",
    "[Paper / Blog] Degree 68/45 · Without 31/52",
  ],
  // two measures, pairs in a list, and a list that ends in two figures
  ["Starter costs $19 and allows 3 users; Team, $49 and 10; Scale, $129 and 50.", "Starter 19 · Team 49 · Scale 129"],
  [
    "London has 14 vacancies; the South West is next on 11, while Wales and Scotland have 8 and 6.",
    "London 14 · South West 11 · Wales 8 · Scotland 6",
  ],
  ["Bob received 31 votes, Sheila, who came late, 22, and 4 members abstained.", "Bob 31 · Sheila 22 · Abstained 4"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  [
    "In week one we sold 4 cakes and 9 pies, then 3 and 8, then 6 and 7.",
    "[Cakes / Pies] Week one 4/9 · Week 2 3/8 · Week 3 6/7",
  ],
  ["In the first quarter we won 4 and lost 2, then 3 and 3.", "[Won / Lost] First quarter 4/2 · Q2 3/3"],
  [
    "On Monday Ann sold 40 and Bo 20, then 30 and 25, then 50 and 10.",
    "[Ann / Bo] Monday 40/20 · Tuesday 30/25 · Wednesday 50/10",
  ],
  ["We had 12 shots and 3 goals; they had 5 and 4.", "[Shots / Goals] We 12/3 · They 5/4"],
  ["Ann scored 4, then 9, then 3.", "1 4 · 2 9 · 3 3"],
])("%s: what follows", (text, line) => expect(readLine(text)).toBe(line));
