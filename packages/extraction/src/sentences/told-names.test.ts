/** Names that a word beside them changes, and thousands that a figure before them tells. */
import { describe, expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

const tables: Record<string, readonly (readonly [string, string])[]> = {
  "what is denied": [
    ["Yes 40%, no 30%, 19% are not sure, 11% don't know.", "Yes 40 · No 30 · Not sure 19 · Don't know 11"],
    ["60% of guests were members and 40% were not members.", "Members 60 · Not members 40"],
  ],
  "what is done with a part of a whole": [
    ["7 of 20 tasks done, 9 in progress, 4 not started", "Done 7 · In progress 9 · Not started 4"],
    ["62% of Londoners walk, 40% in Leeds.", "Londoners walk 62 · Leeds 40"],
  ],
  "brackets behind a name": [
    ["Oct and Nov. Hats: 3, 5. Socks (pairs): 1, 4. Ties (silk): 2, 3.", "[Hats / Socks / Ties] Oct 3/1/2 · Nov 5/4/3"],
    ["2019 and 2020. Bikes (e): 3, 4; bikes (plain): 5, 6.", "[E / Plain] 2019 3/5 · 2020 4/6"],
    ["Here (1-10) vs home. Pay 9 vs 4, food 5 vs 10, trains 8 vs 2.", "[Here / Home] Pay 9/4 · Food 5/10 · Trains 8/2"],
  ],
  "thousands said once": [
    ["A nurse earns €41k, a teacher 44, a cook 390.", "Nurse 41000 · Teacher 44000 · Cook 390000"],
    ["12k fans watched; Ann scored 14, Bo 12 and Cy 9.", "Ann 14 · Bo 12 · Cy 9"],
    ["We spent €2k on ads, 14 on print.", "Ads 2000 · Print 14"],
  ],
  "a verb said once": [
    ["49% trust the police, 31% the press and 22% parliament.", "Police 49 · Press 31 · Parliament 22"],
    ["63% of members trust their GP, 41% the local paper and 12% nobody.", "GP 63 · Local paper 41 · Nobody 12"],
    ["48% drive, 33% cycle and 19% walk.", "Drive 48 · Cycle 33 · Walk 19"],
  ],
  "a change without marks, or told of two times": [
    ["blood pressure was 150 now 128 thank god", "Before 150 · Now 128"],
    ["we were 12 staff now 31", "Before 12 · Now 31"],
    ["The price is 650 now, was 720", "Before 720 · Now 650"],
    ["Arrivals rose in May compared with April, from 4,100 to 4,500.", "April 4100 · May 4500"],
    ["Claims fell in June compared with the same month last year, from 850 to 640.", "Last year 850 · June 640"],
    ["Compared with 2019, visits fell from 12,000 to 9,500.", "2019 12000 · Now 9500"],
    ["Six months in, sick days went from 6 to 4.", "Before 6 · Six months in 4"],
  ],
  "when it was told": [
    ["Unemployment fell from 6.1% to 5.4%, the ministry said on Tuesday.", "Before 6.1 · After 5.4"],
    ["LONDON, 3 March (AP) – Arsenal sold 41,000 tickets, Chelsea 38,500.", "Arsenal 41000 · Chelsea 38500"],
    ["Tests showed on Monday 12 cases, on Tuesday 15.", "Monday 12 · Tuesday 15"],
    [
      "OSLO, Jan 14 (Reuters) - Norway's crude output rose 2.8% in December to 1.81 million barrels per day, from 1.76 million in November.",
      "November 1760000 · December 1810000",
    ],
  ],
  "spans of more than one measure": [
    ["Delivery: DHL 2 days, Hermes 1 week, UPS 36 hours", "DHL 48 · Hermes 168 · UPS 36"],
    ["Delivery time has been cut from 2 weeks to 3 days.", "Before 14 · Now 3"],
    ["The lease went from 3 years to 18 months.", "Before 36 · After 18"],
    [
      "Route 66 took us 9 days, Highway 1 just 4, and the A9, 6 hours of Nuremberg included, 1.",
      "Route 66 9 · Highway 1 4 · A9 1",
    ],
  ],
  "a share of a sample is none beside other figures": [
    ["A study (n = 4,215): yoga helped 41% of them, massage 33 and rest 9.", "Yoga 41 · Massage 33 · Rest 9"],
  ],
  "who does it, and what is done to": [
    ["We paid £52, Priya £38, Tom £45.", "We 52 · Priya 38 · Tom 45"],
    ["They scored 31, Leeds 24 and Hull 9.", "They 31 · Leeds 24 · Hull 9"],
    ["How much for parking? We paid £12, Priya £8, Tom £5.", "We 12 · Priya 8 · Tom 5"],
    ["We sold 12, lost 4 and kept 3.", "Sold 12 · Lost 4 · Kept 3"],
    [
      "The new roof took heating from 41 to 30 and lighting from 12 to 9.",
      "[Heating / Lighting] Before 41/12 · After 30/9",
    ],
    ["Our shop grew sales from 310 to 420 and staff from 3 to 5.", "[Sales / Staff] Before 310/3 · After 420/5"],
    ["Ana cut her time from 81 to 72 and Ben from 95 to 88.", "[Ana / Ben] Before 81/95 · After 72/88"],
    ["A bridge would cost $38 million, a tunnel $112 million.", "Bridge 38000000 · Tunnel 112000000"],
    ["A new roof would cost £38,000, new windows £12,000.", "New roof 38000 · New windows 12000"],
  ],
  "a side in front of which a small word stands": [
    [
      "Rainy days here vs in Hull: Jan 11 v 19, Feb 9 v 20, Mar 13 v 22",
      "[Here / Hull] Jan 11/19 · Feb 9/20 · Mar 13/22",
    ],
    ["Sleep in the week vs at the weekend: Ann 6 v 9, Ben 7 v 8", "[Week / Weekend] Ann 6/9 · Ben 7/8"],
  ],
  "said in passing, or of both": [
    [
      "2005, 2024: Rome 8.1, 13.8; Bonn 5.9, 8.2; Cork, crash included, 6.0, 5.6.",
      "[Rome / Bonn / Cork] 2005 8.1/5.9/6 · 2024 13.8/8.2/5.6",
    ],
    [
      "Lot 7 went for £18,000, lot 8 for £5,500 and lot 12 – ours! – for £41,000.",
      "Lot 7 18000 · Lot 8 5500 · Lot 12 41000",
    ],
    [
      "Leeds: men 62, women 66. York: men 57, women 74. In Hull both ended up on 69.",
      "[Men / Women] Leeds 62/66 · York 57/74 · Hull 69/69",
    ],
    ["Waits have fallen from 164 minutes to 97 since the second gate opened.", "Before 164 · Now 97"],
  ],
  "what a list beside another counts, and by how much": [
    [
      "Profit: $2m, $3m, $5m in 2021, 2022, 2023. Headcount: 12, 19, 30.",
      "[Profit / Headcount] 2021 2000000/12 · 2022 3000000/19 · 2023 5000000/30",
    ],
    [
      "Sales of £3m, £4m and £5m in 2021, 2022 and 2023, with a staff of 30, 35 and 41.",
      "[Sales / Staff] 2021 3000000/30 · 2022 4000000/35 · 2023 5000000/41",
    ],
    [
      "Berlin 3.7m, Hamburg 1.9m, Munich 1.5, Cologne 1.1",
      "Berlin 3700000 · Hamburg 1900000 · Munich 1500000 · Cologne 1100000",
    ],
    [
      "Out of each dollar, 50c goes to the farmer, 30c to the shop and 20c to the truck.",
      "Farmer 50 · Shop 30 · Truck 20",
    ],
    ["Bread costs $2.10, milk 90c and eggs 35c.", "Bread 2.1 · Milk 0.9 · Eggs 0.35"],
    ["Class 4c sold cakes for $220, 4a for $129, 4b for $90.", "Class 4c 220 · 4a 129 · 4b 90"],
    ["We sold 48 cakes last year and a quarter fewer this year.", "Last year 48 · This year 36"],
    ["We sold 48 cakes in May and a third more this time.", "May 48 · This time 64"],
    ["We waited a year and a half, Ben a year and a quarter.", "We 1.5 · Ben 1.25"],
  ],
  "marks of two things in one line each": [
    [
      "Anchor: food 7 service 4 price 9. Crown: food 5 service 8 price 6",
      "[Anchor / Crown] Food 7/5 · Service 4/8 · Price 9/6",
    ],
    [
      "Ford speed 7 price 4 comfort 9, Fiat speed 5 price 8 comfort 3",
      "[Ford / Fiat] Speed 7/5 · Price 4/8 · Comfort 9/3",
    ],
    ["route 5: bus 12 tram 9, route 7: bus 3 tram 8", "[Bus / Tram] Route 5 12/9 · Route 7 3/8"],
    ["Bench max 100, squat max 140, deadlift max 180", "Bench 100 · Squat 140 · Deadlift 180"],
    ["Taste max 10: tea 7, coffee 9. Smell max 10: tea 3, coffee 8", "[Tea / Coffee] Taste 7/9 · Smell 3/8"],
  ],
  "stretches of days as columns": [
    [
      "Mon–Wed / Thu–Fri / Sat: tea 40/55/130, cake 70/85/95",
      "[Tea / Cake] Mon–Wed 40/70 · Thu–Fri 55/85 · Sat 130/95",
    ],
  ],
  "what is not so, and what else there is": [
    ["120 staff were paid in full, 40 in part and 12 not at all.", "Full 120 · Part 40 · Not at all 12"],
    ["How often do you swim? 14 weekly, 9 monthly, 22 not at all", "Weekly 14 · Monthly 9 · Not at all 22"],
    ["Ann swam 12 times, Ben 4, Cat not at all.", "Ann 12 · Ben 4 · Cat 0"],
    ["41 have voted, 12 are yet to vote", "Voted 41 · Yet to vote 12"],
    ["It was 20 in May yet 31 in June.", "May 20 · June 31"],
    [
      "78% of air is nitrogen and 21% oxygen. That leaves 1% for every other gas.",
      "Nitrogen 78 · Oxygen 21 · Other gas 1",
    ],
    ["Every other household has a cat, one in three a dog.", "Cat 50 · Dog 33.3"],
  ],
  "a time of its own, and what it came after": [
    ["We had 31 visitors in May. June, after the fire: 12", "May 31 · June 12"],
    [
      "Sales: Monday 31, Tuesday, after the storm, 12, Wednesday, before the sale, 40",
      "Monday 31 · Tuesday 12 · Wednesday 40",
    ],
    ["We had 31 in May, after the sale 12.", "May 31 · After 12"],
  ],
  "numbers in a title between quotes": [
    ["Plays: '500 Miles' 41, '99 Problems' 38, 'Hello' 12", "500 Miles 41 · 99 Problems 38 · Hello 12"],
    ["See you on 17 October at 6.30 for the opening of '1066 and All That'.", "nothing-to-chart"],
    ['"40 people came on Monday and 12 on Friday," said Ann.', "Monday 40 · Friday 12"],
  ],
};

for (const [name, rows] of Object.entries(tables))
  describe(name, () => {
    test.each(rows)("%s", (text, expected) => expect(readLine(text)).toBe(expected));
  });
