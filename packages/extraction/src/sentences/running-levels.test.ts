/** Levels that a text tells by what was added or taken at each later time, and texts whose figures are no such steps. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each<[string, string]>([
  [
    "We had 48 open tickets on Monday, closed 12 on Tuesday and another 9 on Wednesday.",
    "Monday 48 · Tuesday 36 · Wednesday 27",
  ],
  [
    "The van left Leeds with 31 on board; 8 got on at Wakefield, 14 got off at Hull.",
    "Leeds 31 · Wakefield 39 · Hull 25",
  ],
  ["We owed £60k in 2021, paid off £8k in 2022 and twice as much in 2023.", "2021 60000 · 2022 52000 · 2023 36000"],
  [
    "The group had 400 followers in March; that doubled in April and again in May, then fell by 300 in June.",
    "March 400 · April 800 · May 1600 · June 1300",
  ],
  [
    "The savings account had €3,000 in May. I took out €500 in June and put in €800 in July.",
    "May 3000 · June 2500 · July 3300",
  ],
  ["Team size: 18 in Q1, hired 4 in Q2, 3 left in Q3.", "Q1 18 · Q2 22 · Q3 19"],
  [
    "The tank held 900 litres on Monday; we used 150 on Tuesday and 200 on Wednesday.",
    "Monday 900 · Tuesday 750 · Wednesday 550",
  ],
  ["Diesel was £1.40 in May, went up 6p in June and a further 4p in July.", "May 1.4 · June 1.46 · July 1.5"],
  [
    "In January we had 22 hens, a fox took 6 in February and 9 chicks hatched in April.",
    "January 22 · February 16 · April 25",
  ],
  [
    "Draft one had 40 typos. Draft two halved that; draft three cut 5 more.",
    "Draft one 40 · Draft two 20 · Draft three 15",
  ],
  ["We had 12 volunteers in March, lost three in April and picked up five more in May.", "March 12 · April 9 · May 14"],
  ["The town had 12 pubs in 2000, 4 closed by 2010 and 3 more by 2020.", "2000 12 · 2010 8 · 2020 5"],
  [
    "Swear jar after week one: £38. Week two put in another £22, week three only £9, and in week four we took out £30.",
    "Week one 38 · Week two 60 · Week three 69 · Week four 39",
  ],
  [
    "Piggy bank after January: £40. February put in another £16, March only £5, and in April we took out £30",
    "January 40 · February 56 · March 61 · April 31",
  ],
  [
    "Tip jar on Monday: £12. Tuesday added another £8, Wednesday just £3, and on Thursday someone took £10",
    "Monday 12 · Tuesday 20 · Wednesday 23 · Thursday 13",
  ],
  [
    "Herd at the start of March: 40. April added another 12, May just 3, and in June we sold 9",
    "March 40 · April 52 · May 55 · June 46",
  ],
  [
    "Stock on Monday was 120 boxes. We shipped 45 on Tuesday and got 30 in on Wednesday.",
    "Monday 120 · Tuesday 75 · Wednesday 105",
  ],
  [
    "Savings 400 in January; added 50 in February, 50 in March, took out 100 in April.",
    "January 400 · February 450 · March 500 · April 400",
  ],
  ["Members: 80 in 2020, plus 12 in 2021, minus 5 in 2022.", "2020 80 · 2021 92 · 2022 87"],
  ["Stock: 90 in May, minus 20 in June, plus 35 in July.", "May 90 · June 70 · July 105"],
  ["Attendance: 84 on Monday, Tuesday 6 up, Wednesday 71.", "Monday 84 · Tuesday 90 · Wednesday 71"],
  // no steps of a level
  ["Q1 40 new clients, Q2 12 lost, Q3 25 new.", "Q1 40 · Q2 12 · Q3 25"],
  ["Temps: 9 in May, minus 2 in June, plus 5 in July.", "May 9 · June -2 · July 5"],
  ["Balance: 120 in May, minus 20 in June, plus 35 in July.", "May 120 · June -20 · July 35"],
  ["In 2021 we had 14 shops, two more in 2022 and 20 in 2023.", "2021 14 · 2022 16 · 2023 20"],
  ["It was 9 degrees at dawn, five degrees warmer at noon and 7 at night.", "Dawn 9 · Noon 14 · Night 7"],
  [
    "The debt was 3 billion in 2021, 0.5 billion more in 2022 and 2.8 billion in 2023.",
    "2021 3000000000 · 2022 3500000000 · 2023 2800000000",
  ],
  [
    "Five years ago the choir had 30 voices, last year six fewer, and now 28.",
    "Five years ago 30 · Last year 24 · Now 28",
  ],
  [
    "He did 20 push-ups on Monday, 5 more on Tuesday and 10 more on Wednesday.",
    "Monday 20 · Tuesday 25 · Wednesday 35",
  ],
  ["Sales: 40 in March, 12 in April, only 9 in May", "March 40 · April 12 · May 9"],
  ["The budget was €900 in 2021, and we spent €400 in 2022 and €300 in 2023.", "2021 900 · 2022 400 · 2023 300"],
  ["Accidents: 40 in May, 12 died in June, 9 in July.", "May 40 · June 12 · July 9"],
  ["We had 10 wins in 2021, lost 4 in 2022 and lost 6 in 2023.", "2021 10 · 2022 4 · 2023 6"],
  ["I read 12 books in 2021, bought 20 in 2022 and gave away 15 in 2023.", "2021 12 · 2022 20 · 2023 15"],
  ["We opened 12 shops in 2021, opened 9 in 2022 and closed 3 in 2023.", "2021 12 · 2022 9 · 2023 -3"],
  ["She had 3 goals in May, scored 2 in June and 4 in July.", "May 3 · June 2 · July 4"],
  ["We sold 40 on Monday, 12 on Tuesday and another 9 on Wednesday.", "Monday 40 · Tuesday 12 · Wednesday 9"],
  ["In 2022 we hired 12, in 2023 20, and 5 left in 2024.", "2022 12 · 2023 20 · 2024 5"],
  ["Sprint 1 closed 12 bugs, sprint 2 closed 9, sprint 3 another 14.", "Sprint 1 12 · Sprint 2 9 · Sprint 3 14"],
  ["From 180 members in 2010 the society grew to 240 in 2015 and 315 in 2020.", "2010 180 · 2015 240 · 2020 315"],
  [
    "The marathon had 48,000 runners in 2019, was cancelled in 2020, and came back with 36,000 in 2021 and 42,500 in 2022.",
    "2019 48000 · 2021 36000 · 2022 42500",
  ],
  ["We had 48 in March, recovered with 36 in April and rose above 41 in May.", "March 48 · April 36 · May 41"],
  ["The pond ice was 4 cm on Sunday and put on a centimetre a night until Tuesday.", "Sunday 4 · Monday 5 · Tuesday 6"],
])("%s", (text, line) => {
  expect(readLine(text)).toBe(line);
});
