/** Figures told from others in ways that few texts use, and texts whose figures stand for themselves. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each<[string, string]>([
  [
    "A double costs $250, a single 40% more, a triple $50 less than the double.",
    "Double 250 · Single 350 · Triple 200",
  ],
  [
    "A ticket costs $40; the gold tier is 50% dearer and the student tier half price.",
    "Ticket 40 · Gold tier 60 · Student tier 20",
  ],
  ["Freight per box: $2 by sea, four times as much by rail and ten times by air.", "Sea 2 · Rail 8 · Air 20"],
  [
    "Q1 sales: $200k. Q2 beat that by 30%, Q3 undershot Q2 by $40k, Q4 matched Q1.",
    "Q1 200000 · Q2 260000 · Q3 220000 · Q4 200000",
  ],
  ["Sofia leads with 212 points, 15 ahead of Malik, who is 30 clear of Jonas.", "Sofia 212 · Malik 197 · Jonas 167"],
  ["Anna is 31. Peter's four years her senior, Lev nine years her junior.", "Anna 31 · Peter 35 · Lev 22"],
  ["Oslo 40, Bergen 12 more than Oslo, Narvik missed Bergen by 6.", "Oslo 40 · Bergen 52 · Narvik 46"],
  [
    "The fifth grade has 88 pupils; the sixth is smaller by 8; the seventh, one and a half times the sixth.",
    "Fifth grade 88 · Sixth 80 · Seventh 120",
  ],
  [
    "A cook makes €12 an hour, the chef €2 more, and the boss one and a half times a cook's pay.",
    "Cook 12 · Chef 14 · Boss 18",
  ],
  [
    "Spain ordered 840 crates. Italy took three quarters of that and Malta a tenth.",
    "Spain 840 · Italy 630 · Malta 84",
  ],
  [
    "Tickets are $12 for adults and half that for students; seniors get $3 off the adult price.",
    "Adults 12 · Students 6 · Seniors 9",
  ],
  [
    "Monday's kitchen did 150 meals, Tuesday ten percent more than Monday, and Wednesday twenty meals down on Tuesday.",
    "Monday 150 · Tuesday 165 · Wednesday 145",
  ],
  [
    "The first draft had 90 pages, the second was 20 pages shorter, the third 10 pages shorter still.",
    "First draft 90 · Second 70 · Third 60",
  ],
  [
    "The blue trail got 320 stamps last week. The red trail got 90 more than that and the green one 40 fewer.",
    "Blue 320 · Red 410 · Green 280",
  ],
  ["Leeds have 58 points, level with Hull; Derby have 54.", "Leeds 58 · Hull 58 · Derby 54"],
  ["Holder took 18 wickets, Roach four fewer, and Joseph was level with Holder.", "Holder 18 · Roach 14 · Joseph 18"],
  ["Tom saved 45, Mia is 15 short of that, and together with Ben they have 100.", "Tom 45 · Mia 30 · Ben 25"],
  ["Lily picked 12 kg and Noah 9; with Emma's they had 30 altogether.", "Lily 12 · Noah 9 · Emma 9"],
  [
    "Hall A seats 300, hall B 120 seats fewer, hall C as many as A and B together.",
    "Hall A 300 · Hall B 180 · Hall C 480",
  ],
  // these stand for themselves
  ["Junior devs earn 42k, mid-level 58k, senior 74k.", "Junior devs 42000 · Mid-level 58000 · Senior 74000"],
  [
    "The red team got 45 points, 10 more than the blue team and 5 fewer than the green team.",
    "Red team 45 · Blue team 35 · Green team 50",
  ],
  ["Kayaks, canoes and SUPs were hired 640, 210 and 1,080 times this summer.", "Kayaks 640 · Canoes 210 · SUPs 1080"],
  ["Ana has 20, Bo 12 and Cem 5, so together they have 37.", "Ana 20 · Bo 12 · Cem 5"],
  ["Whale watching: adult $85, child $45, senior $70.", "Adult 85 · Child 45 · Senior 70"],
])("%s", (text, line) => {
  expect(readLine(text)).toBe(line);
});
