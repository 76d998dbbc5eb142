/** Sentences whose figures or names were once passed over, and how they are read. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each<[string, string]>([
  [
    "Under rule 12(b) members may object: 34 about parking, 20 about noise, 6 about the swan",
    "Parking 34 · Noise 20 · Swan 6",
  ],
  ["Right handed 88%, left handed 12%", "Right handed 88 · Left handed 12"],
  ["Spain won the Euro 4 times, Germany 3 and France 2", "Spain 4 · Germany 3 · France 2"],
  ["First place wins $500, second $250 and third $100", "First place 500 · Second 250 · Third 100"],
  [
    "Boiling an egg takes 5 minutes, cooking pasta 8 and roasting a chicken 45",
    "Boiling an egg 5 · Cooking pasta 8 · Roasting a chicken 45",
  ],
  [
    "Fixing the roof cost $4,000, painting the house $2,500 and mending the fence $300",
    "Fixing the roof 4000 · Painting the house 2500 · Mending the fence 300",
  ],
  ["Kitchen 12 m2, living room 24, dining room 15", "Kitchen 12 · Living room 24 · Dining room 15"],
  [
    "A parking bay measures 12 square metres, a squash court 62, a tennis court 261",
    "Parking bay 12 · Squash court 62 · Tennis court 261",
  ],
  ["Triage 12, x-ray 45, front page 22, blood test 30", "Triage 12 · X-ray 45 · Front page 22 · Blood test 30"],
  ["Range in km: Zoe 395, Leaf 385, Ioniq 6 614", "Zoe 395 · Leaf 385 · Ioniq 6 614"],
  ["By 05:30 we had restored 85%, by 06:15 100%", "05:30 85 · 06:15 100"],
  ["Adults R120, kids R60, pensioners R80", "Adults 120 · Kids 60 · Pensioners 80"],
  ["Nasi lemak RM8, laksa RM12, roti RM3", "Nasi lemak 8 · Laksa 12 · Roti 3"],
  ["The fare has gone from R210 to R223", "Before 210 · Now 223"],
  ["Take the N1 then the R300", "no-figures"],
  ["Anna caught a 14-pound pike, Bo a 22-pound catfish and Cy a 60-pound eel", "Anna 14 · Bo 22 · Cy 60"],
  [
    "We walked a 12-mile leg on Monday, an 8-mile leg on Tuesday and a 15-mile leg on Friday",
    "Monday 12 · Tuesday 8 · Friday 15",
  ],
  ["The striker gets a 10-match ban, the keeper 4, the coach 2", "Striker 10 · Keeper 4 · Coach 2"],
  ["What used to be an 80-minute drive takes 25 now", "Before 80 · Now 25"],
  ["After a 3-hour meeting: yes 12, no 4", "Yes 12 · No 4"],
  ["Waiting time: 47 minutes before, 29 after", "Before 47 · After 29"],
  ["45 min before, 28 min after", "Before 45 · After 28"],
  ["On Monday 3 people knew, by Tuesday 19, by Thursday all 80", "Monday 3 · Tuesday 19 · Thursday 80"],
  ["We visited all 3 shops and spent $12 on tea and $9 on cake", "Tea 12 · Cake 9"],
  ['Tom said 3, Anouk 41, Bea "about 200"', "Tom 3 · Anouk 41 · Bea 200"],
  ["Commute: Mon 35m, Tue 52m, Wed 38m", "Mon 35 · Tue 52 · Wed 38"],
  ["Budget: roads 35m, schools 52m, parks 8m", "Roads 35000000 · Schools 52000000 · Parks 8000000"],
  ["Invoices, Jan to Jun: 410 395 430 388 402 377", "Jan 410 · Feb 395 · Mar 430 · Apr 388 · May 402 · Jun 377"],
  ["Tom, Ann and Bo: 120 340 560", "Tom 120 · Ann 340 · Bo 560"],
  ["Lisa ran 10k in 52 min, Tom in 47 and Ben in 61", "Lisa 52 · Tom 47 · Ben 61"],
  ["Anna swims 100 m in 62 seconds, Beth in 58 and Cleo in 71", "Anna 62 · Beth 58 · Cleo 71"],
  ["Kane scored 31 goals in 30 games, Saka 21 in 28", "[Goals / Games] Kane 31/30 · Saka 21/28"],
  ["Marathon times: Anna 3:45, Ben 4:10, Carla 3:58", "Anna 225 · Ben 250 · Carla 238"],
  ["She won 2 half marathons and 3 marathons", "Half marathons 2 · Marathons 3"],
  ["Small, medium and large bags of coffee cost $8, $14 and $22", "Small 8 · Medium 14 · Large 22"],
  ["Children under 5 make up 12%, 15 to 64 62% and over 65 26%", "Under 5 12 · 15 to 64 62 · Over 65 26"],
  ["Mon 3 in 5 out, Tue 6 in 2 out", "[In / Out] Mon 3/5 · Tue 6/2"],
  ["Tom 5 won 2 lost, Eva 3 won 4 lost", "[Won / Lost] Tom 5/2 · Eva 3/4"],
  [
    "Adults pay £11 on weekdays and £14 at weekends, kids £7 and £9. Seniors pay £8 on either.",
    "[Weekdays / Weekends] Adults 11/14 · Kids 7/9 · Seniors 8/8",
  ],
  [
    "For fun, Delve got 9 and Muse 5; for ease, 6 and 8; for learning, 7 apiece",
    "[Delve / Muse] Fun 9/5 · Ease 6/8 · Learning 7/7",
  ],
  [
    "Anna has 3 cats and 2 dogs, Bo 4 cats and 1 dog, and both together have 10 pets",
    "[Cats / Dogs] Anna 3/2 · Bo 4/1",
  ],
])("%s", (text, line) => {
  expect(readLine(text)).toBe(line);
});
