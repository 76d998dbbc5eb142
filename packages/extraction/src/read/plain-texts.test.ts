/** Plain sentences as people type them first. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  ["Boeing deliveries: 737, 387 jets; 787, 31; 777, 24; 767, 33.", "737 387 · 787 31 · 777 24 · 767 33"],
  ["Men sleep 7.1 hours, women 7.4, teens 8.2 and toddlers 11.5.", "Men 7.1 · Women 7.4 · Teens 8.2 · Toddlers 11.5"],
  ["50% back the plan, 35% oppose it and 15% don't know.", "Back the plan 50 · Oppose it 35 · Don't know 15"],
  ["She spends 3 hours gaming, 2 reading and 1 cooking.", "Gaming 3 · Reading 2 · Cooking 1"],
  [
    "I spend 8 hours working, 7 sleeping, 2 commuting, 3 cooking and 4 on everything else.",
    "Working 8 · Sleeping 7 · Commuting 2 · Cooking 3 · Everything else 4",
  ],
  ["Traffic sources Organic 48 Paid 22 Social 18 Direct 12", "Organic 48 · Paid 22 · Social 18 · Direct 12"],
  ["Monday's meeting had 14 people, Tuesday's 9, Thursday's 21.", "Monday 14 · Tuesday 9 · Thursday 21"],
  ["Emails sent/opened/clicked: 5000/1800/240", "Sent 5000 · Opened 1800 · Clicked 240"],
  ["My GPA went 3.1, 3.4, 3.6 over three semesters.", "Semester 1 3.1 · Semester 2 3.4 · Semester 3 3.6"],
  ["The new drug cut symptoms by 42%, the old one by 28% and placebo by 11%.", "New drug 42 · Old 28 · Placebo 11"],
  [
    "Half of our customers come from referrals, a third from search and the rest from ads.",
    "Referrals 50 · Search 33.333 · Ads 16.667",
  ],
  ["80 of the 120 seats are taken.", "Taken 80 · Rest 40"],
  ["Only 3 of our 17 buses run on electricity.", "Run on electricity 3 · Rest 14"],
  ["12 of 37 goals came from corners.", "Came from corners 12 · Rest 25"],
  ["18 out of the 24 samples were clean.", "Clean 18 · Rest 6"],
  ["3 of the 4 children like peas, 1 does not.", "Peas 3 · Does not 1"],
  ["We lost 30 of our 120 customers this year.", "Lost 30 · Rest 90"], // no change from 30 to 120
  ["We sold 72 of the 90 tickets.", "Sold 72 · Rest 18"],
  ["All but 7 of the 50 lamps are LED now.", "Rest 7 · LED 43"],
  ["Free throws: rookie year 61%, this year 84%.", "Rookie year 61 · This year 84"],
  ["Debt: wedding day £12,000, today £800.", "Wedding day 12000 · Today 800"],
  ["Rent: student flat £450, now £1,200.", "Before 450 · Now 1200"],
  ["Down to 87 calls from 142: the effect of the March update.", "Before 142 · After 87"],
  ["Our new boat: 12 m long, 4 m wide, 3 m high.", "Long 12 · Wide 4 · High 3"],
  ["The tower is 90 m tall, the spire 30 m, the dome 25 m.", "Tower 90 · Spire 30 · Dome 25"],
  ["The old converted barn 12, the new painted shed 9.", "Old converted barn 12 · New painted shed 9"],
  ["The English voted 12, the Irish 9.", "English 12 · Irish 9"],
  ["Rent takes 40%, food 25%, transport 23%, leaving 12 to savings.", "Rent 40 · Food 25 · Transport 23 · Savings 12"],
  ["Arriving 12, leaving 9, staying 4.", "Arriving 12 · Leaving 9 · Staying 4"],
  ["Best shows: #57 with 4.9 stars, #112 with 4.8, #9 with 4.6.", "#57 4.9 · #112 4.8 · #9 4.6"],
  ["Rents were 900 before the war, 850 during it and 1,200 after it.", "Before 900 · During 850 · After 1200"],
  ["Six in ten women, four in ten men and ten in ten dogs like me.", "Women 60 · Men 40 · Dogs 100"],
  ["Wow, that sunset. Ten out of ten, no notes.", "nothing-to-chart"],
  ["Waste, 2015: 31%. Today: 22%. Target for 2027: 10%.", "2015 31 · Today 22 · 2027 10"],
  ["I have 12 cows. My mum has three times that.", "Me 12 · Mum 36"],
  ["We lost 1-4; check the xG: us 2.71, them 0.84.", "Us 2.71 · Them 0.84"],
  ["Mould showed up in 18 of the 60 flats and 5 of the 40 houses.", "Flats 18 · Houses 5"],
  ["Lost 1-4 but had 61% of the ball, 12 shots and 9 corners.", "Ball 61 · Shots 12 · Corners 9"],
  ["Ajax won 3-2.", "Ajax 3"],
  ["You're tuned to 98.3 FM. Text us on 60777; more news at 7.", "nothing-to-chart"],
  ["Listeners on 98.3 FM: mornings 12,000, evenings 4,000.", "Mornings 12000 · Evenings 4000"],
  ["Texts sent: Ana 41200, Ben 38900.", "Ana 41200 · Ben 38900"],
  ["We are on chapter 4 of 20 now.", "nothing-to-chart"],
  ["See figure 3.2 of the handbook.", "nothing-to-chart"],
  ["Marathon splits: 5k 24:10, 10k 48:32, full 3:31:50", "5k 24.167 · 10k 48.533 · Full 211.83"],
])("%s", (text, line) => {
  expect(readLine(text)).toBe(line);
});
