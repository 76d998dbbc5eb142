/** Thousands said once. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Ten grand for the kitchen, six and a half for the bathroom, two for the hallway. That's the quote.",
    "Kitchen 10000 · Bathroom 6500 · Hallway 2000",
  ],
  [
    "Fifteen grand on the loft, nine on the kitchen and three on the garden.",
    "Loft 15000 · Kitchen 9000 · Garden 3000",
  ],
  ["The car cost me 12 grand, the van 7, the trailer two and a half.", "Car 12000 · Van 7000 · Trailer 2500"],
  ["Rent is 2k a month in Austin, 1.4 in Tulsa and 3 in Seattle.", "Austin 2000 · Tulsa 1400 · Seattle 3000"],
  ["Salaries: junior 42k, mid 58, senior 75.", "Junior 42000 · Mid 58000 · Senior 75000"],
  ["Followers: Ann 120k, Ben 85, Cleo 64.", "Ann 120000 · Ben 85000 · Cleo 64000"],
  ["Marketing spent 45k, sales 60, IT 38.", "Marketing 45000 · Sales 60000 · IT 38000"],
  ["Ann earns 52k, Bob 48 and Cleo 61.", "Ann 52000 · Bob 48000 · Cleo 61000"],
])("%s: a thousand said once", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Roof: 8 grand, gutters: 450, paint: 90.", "Roof 8000 · Gutters 450 · Paint 90"],
  ["Reels got 2k likes, stories 300 and posts 40.", "Reels 2000 · Stories 300 · Posts 40"],
  ["5k times in minutes: Ana 31.2, Ben 30.5, Cleo 29.1", "Ana 31.2 · Ben 30.5 · Cleo 29.1"],
  ["Best over 5k: Ana 21.5, Ben 20.4", "Ana 21.5 · Ben 20.4"],
  ["Shorts 4k views, lives 3 and podcasts 2.", "Shorts 4000 · Lives 3 · Podcasts 2"],
  ["12k fans watched as Ann scored 14, Bo 12 and Cy 9.", "Ann 14 · Bo 12 · Cy 9"],
  ["Yesterday: views 42k, likes 38, shares 25.", "Views 42000 · Likes 38 · Shares 25"],
  ["Budget: staff 80k, rent 24k, coffee 900.", "Staff 80000 · Rent 24000 · Coffee 900"],
  ["The post got 42k views, 58 comments and 75 shares.", "Views 42000 · Comments 58 · Shares 75"],
])("%s: each as it is told", (text, line) => expect(readLine(text)).toBe(line));
