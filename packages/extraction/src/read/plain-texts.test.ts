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
  ["80 of the 120 seats are taken.", "Taken 80"],
  ["Only 3 of our 17 buses run on electricity.", "Electricity 3"],
  ["12 of 37 goals came from corners.", "Corners 12"],
  ["18 out of the 24 samples were clean.", "Clean 18"],
  ["3 of the 4 children like peas, 1 does not.", "Peas 3 · Does not 1"],
  ["We are on chapter 4 of 20 now.", "nothing-to-chart"],
  ["See figure 3.2 of the handbook.", "nothing-to-chart"],
  ["Marathon splits: 5k 24:10, 10k 48:32, full 3:31:50", "5k 24.167 · 10k 48.533 · Full 211.83"],
  ["NINA GOT 12, OMAR GOT 7 AND PRIYA GOT 20", "NINA 12 · OMAR 7 · PRIYA 20"],
  ["60% OF WOMEN AND 40% OF MEN AGREE", "WOMEN 60 · MEN 40"],
  ["THE CAT WEIGHS 4KG, THE DOG 20KG", "CAT 4 · DOG 20"],
  ["RENT WENT UP FROM 900 TO 1100", "Before 900 · After 1100"],
  ["Sales: 10, 12, 15, 18", "1 10 · 2 12 · 3 15 · 4 18"],
  ["My kids are 4, 7 and 12", "1 4 · 2 7 · 3 12"],
  ["10 20 30 40", "1 10 · 2 20 · 3 30 · 4 40"],
  ["5\n3\n8\n2", "1 5 · 2 3 · 3 8 · 4 2"],
  ["$5, $7, $9", "1 5 · 2 7 · 3 9"],
  ["We stayed in rooms 4, 7 and 12", "unclear"],
  ["Bus lines: 4, 7, 12", "unclear"],
  ["My lucky numbers are 4, 7 and 12", "unclear"],
])("%s", (text, line) => {
  expect(readLine(text)).toBe(line);
});
