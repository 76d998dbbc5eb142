/** Figures that a text does not state but strictly implies, and texts that imply none. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each<[string, string]>([
  ["The tower is 3 times as high as the church (32 m).", "Tower 96 · Church 32"],
  ["The tower is 20 m taller than the church (32 m).", "Tower 52 · Church 32"],
  ["Ann sold 12 more than Bo (20).", "Ann 32 · Bo 20"],
  [
    "Wait times dropped 40% to 18 minutes in Leeds and 25% to 24 minutes in York.",
    "[Leeds / York] Before 30/32 · After 18/24",
  ],
  [
    "We started with 200 users and added 500 more each quarter for a year.",
    "Start 200 · Quarter 1 700 · Quarter 2 1200 · Quarter 3 1700 · Quarter 4 2200",
  ],
  ["I weighed 90 kg in January and lost 3 kg a month until April.", "January 90 · February 87 · March 84 · April 81"],
  [
    "In 2019 we had 400 members, 30 fewer each year since, and now it's 2022.",
    "2019 400 · 2020 370 · 2021 340 · 2022 310",
  ],
  [
    "She runs 5 km in week 1 and 1 km more in each of the next three weeks.",
    "Week 1 5 · Week 2 6 · Week 3 7 · Week 4 8",
  ],
  ["The snow was 2 m deep in March. It has been losing 50 cm a month, right up to May.", "March 2 · April 1.5 · May 1"],
  ["Tickets fell by 10% two years in a row: from 4,000 in 2021.", "2021 4000 · 2022 3600 · 2023 3240"],
  [
    "On Monday I did 20 push-ups and every day after that 5 more until Thursday.",
    "Monday 20 · Tuesday 25 · Wednesday 30 · Thursday 35",
  ],
  [
    "The jar has 30 coins and gets 5 more every week. How many will there be after 1, 2 and 3 weeks?",
    "Now 30 · Week 1 35 · Week 2 40 · Week 3 45",
  ],
  [
    "Our list had 40 names three years ago and has doubled every year since.",
    "Three years ago 40 · Two years ago 80 · Last year 160 · This year 320",
  ],
  // whom a pronoun means
  ["Ana sold 40, Ben half as many as she did, Cem twice as many as she.", "Ana 40 · Ben 20 · Cem 80"],
  [
    "My aunt has 300 records. I've got 40 more than her, and Leo has half as many as she does.",
    "Aunt 300 · Me 340 · Leo 150",
  ],
  ["I have 30 stamps, my dad has 12 more and my mum twice as many as he has.", "Me 30 · Dad 42 · Mum 84"],
  ["I'm 20. My brother is 4 years younger, and our uncle's exactly twice my age.", "Me 20 · Brother 16 · Uncle 40"],
  // what is left where a part was lost
  ["The lake held 90 million litres in May and lost a third of that by August.", "May 90000000 · August 60000000"],
  ["Gas was 40 in 2020 and lost half of its value by 2021.", "2020 40 · 2021 20"],
  // two together, and between two
  [
    "Ida caught 10 crabs, Lars twice that and their dad three more than both kids together.",
    "Ida 10 · Lars 20 · Dad 33",
  ],
  [
    "Priya read 180 pages, Tom got through half as many, Zainab beat Tom by 45 and Oskar managed as much as Tom and Zainab put together.",
    "Priya 180 · Tom 90 · Zainab 135 · Oskar 225",
  ],
  ["Oak 40, elm 30, ash 5 more than the other two together.", "Oak 40 · Elm 30 · Ash 75"],
  ["Bo's rent is 400, Ida's 600, mine halfway between the two.", "Bo's rent 400 · Ida 600 · Mine 500"],
  // doubles and ratios in words
  ["Monday 40 visitors, Tuesday double.", "Monday 40 · Tuesday 80"],
  [
    "The first day 10 came, the second day double, the third day double again.",
    "First day 10 · Second day 20 · Third day 40",
  ],
  ["An espresso is 2.50, a double 3.", "Espresso 2.5 · Double 3"],
  ["We sold 30 single rooms and 12 double rooms.", "Single rooms 30 · Double rooms 12"],
  ["A dentist earns three times as much as a nurse, 150k against 50k.", "Dentist 150000 · Nurse 50000"],
  [
    "Nurses outnumber doctors three to one at the clinic, which has 9 doctors and 4 midwives.",
    "Nurses 27 · Doctors 9 · Midwives 4",
  ],
])("%s is read as %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

test.each([
  ["We pay 12 a month for power and 8 a month for water for two years.", "Power 12 · Water 8"],
  ["Each of the 3 teams scored 10 more than last year's 40.", /^(?!.*130)/u],
  ["I earn 2,000 a month and save 300 every month for a year.", /^(?!.*2300)/u],
  ["Sales were 50 in May and go up each month until August.", /^(?!.*June)/u],
])("%s implies nothing more", (text, line) => {
  if (typeof line === "string") expect(readLine(text)).toBe(line);
  else expect(readLine(text)).toMatch(line);
});
