/** How one figure is told from another, in common words with common references; and sentences that tell none. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each<[string, string]>([
  ["Revenue is €60m this year, up by €12m from last year.", "Last year 48000000 · This year 60000000"],
  ["Rainfall was 90 mm in 2020, down 15 mm from 2019.", "2019 105 · 2020 90"],
  ["Sales came to €6m, a rise of €1m from last year.", "Last year 5000000 · Now 6000000"],
  // each against its own
  [
    "Bus riders: 4,100 this May, 300 more than last May. Tram riders: 6,200, 150 fewer than last May.",
    "[Bus riders / Tram riders] Last May 3800/6350 · This May 4100/6200",
  ],
  [
    "Gas: 95 a month now, 30 a month more than a year ago. Power: 70, 12 more than a year ago.",
    "[Gas / Power] Year ago 65/58 · Now 95/70",
  ],
])("held against an earlier time: %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

test.each<[string, string]>([
  ["We raised $450 from the bake sale, $120 from the raffle.", "Bake sale 450 · Raffle 120"],
  ["The fund holds 300 shares, down from 340.", "Before 340 · Now 300"],
])("not what came from somewhere: %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

test.each<[string, string]>([
  [
    "The red team got 64 points. The blue team got 12 fewer, the green team 12 more.",
    "Red team 64 · Blue team 52 · Green team 76",
  ],
  ["Backlog 50 in May, 8 fewer in June, 4 more in July.", "May 50 · June 42 · July 46"],
  ["Full price is 20; students pay a quarter less; members pay half.", "Full price 20 · Students 15 · Members 10"],
  // what they are told of stands behind them
  ["Lea got 6 more votes than Max, Pia 4 fewer. Max got 30.", "Lea 36 · Pia 26 · Max 30"],
  ["Ben is 3 years older than Ana and Cleo 2 years older still. Ana is 10.", "Ben 13 · Cleo 15 · Ana 10"],
  [
    "Twice as many came on Sunday as on Friday and three times as many on Saturday; Friday had 40.",
    "Friday 40 · Saturday 120 · Sunday 80",
  ],
  ["Mon 20 calls, Tue twice as many, Wed three times as many.", "Mon 20 · Tue 40 · Wed 120"],
])("one after another, told of the same: %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

test.each<[string, string]>([
  [
    "Ward 1 had 22 patients on Monday; ward 2 had 6 more; ward 3 had 10 fewer than ward 2.",
    "Ward 1 22 · Ward 2 28 · Ward 3 18",
  ],
  ["Group one has 18, group two 6 more, group three twice group one.", "Group one 18 · Group two 24 · Group three 36"],
  ["Paper 300 kg, glass two-thirds of paper, plastic half of glass.", "Paper 300 · Glass 200 · Plastic 100"],
  ["There are 36 in class 4A, 4 fewer in 4B and as many in 4C as in 4A.", "Class 4A 36 · 4B 32 · 4C 36"],
  ["We hired 12 people in 2019, and three times as many in 2022 as in 2019.", "2019 12 · 2022 36"],
])("of the one that is named: %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

test.each<[string, string]>([
  ["Oak 24 trees, birch six fewer than oak, pine equal to oak and birch combined.", "Oak 24 · Birch 18 · Pine 42"],
  ["North 30, South 20, East 50 and West as much as the other three.", "North 30 · South 20 · East 50 · West 100"],
  ["Joe put in 500, Flo 300 more than Joe, and Bo the average of the two.", "Joe 500 · Flo 800 · Bo 650"],
  ["Joe has 10 marbles, Ann has 20, Bea as many as Ann and Dan twice that.", "Joe 10 · Ann 20 · Bea 20 · Dan 40"],
])("of several: %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

test.each<[string, string]>([
  ["Ann scored 40, beating Bob by 12 and Cy by 19.", "Ann 40 · Bob 28 · Cy 21"],
  ["Bob scored 40. Ann beat him by 12.", "Bob 40 · Ann 52"],
  ["Ana scored 58, 3 ahead of Eva.", "Ana 58 · Eva 55"],
  ["The blue boat took 14 minutes, 2 minutes ahead of the red boat.", "Blue boat 14 · Red boat 16"],
  ["Ana finished in 58 seconds, 3 seconds behind Eva.", "Ana 58 · Eva 55"],
  ["Lena won in 41.2 seconds, 0.8 ahead of Mia and 2.1 ahead of Zoe.", "Lena 41.2 · Mia 42 · Zoe 43.3"],
  ["It was 4 degrees on Monday and 5 degrees colder on Tuesday than on Monday.", "Monday 4 · Tuesday -1"],
  [
    "It was 14 degrees on Monday, 3 degrees warmer on Tuesday and 5 degrees colder on Wednesday than on Tuesday.",
    "Monday 14 · Tuesday 17 · Wednesday 12",
  ],
  ["There were 45 more visitors in June than in May, when 310 came.", "May 310 · June 355"],
  ["Ann scored 41 points, 2 behind Bo and 3 ahead of Cy", "Ann 41 · Bo 43 · Cy 38"],
])("ahead of others: %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

test.each<[string, string]>([
  [
    "The kiosk sold 310 ice creams: 90 on Monday, 120 on Tuesday, and the balance on Wednesday.",
    "Monday 90 · Tuesday 120 · Wednesday 100",
  ],
  [
    "Of the 1,200 trees, three quarters are oak, one in eight is ash, the rest are pine.",
    "Oak 900 · Ash 150 · Pine 150",
  ],
])("parts of a count: %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

test.each<[string, string]>([
  ["We asked 300 customers. A third prefer tea, half coffee, the rest neither.", "Tea 33.3 · Coffee 50 · Neither 16.7"],
  ["Shoes are 30% off, coats 50% off, bags 20% off.", "Shoes 30 · Coats 50 · Bags 20"],
])("shares stay shares: %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

test.each<[string, string]>([
  ["Membership fees: adults £30, juniors 50% off, seniors £10 off.", "Adults 30 · Juniors 15 · Seniors 20"],
  ["Petrol was 1.60 in May; it rose 5 cents in June and another 3 cents in July.", "May 1.6 · June 1.65 · July 1.68"],
])("prices: %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

test.each<[string, string]>([
  ["Kofi has 24 stickers, Ama 10 fewer and Yaw both together.", "Kofi 24 · Ama 14 · Yaw 38"],
  [
    "Cook 2,100, waiter 300 less, manager as much as the two of them put together.",
    "Cook 2100 · Waiter 1800 · Manager 3900",
  ],
  ["Bo has 24, Cy 10, Di 5 and Ed as many as all the others together.", "Bo 24 · Cy 10 · Di 5 · Ed 39"],
  ["Bo has 24, Cy 10, Di 5 and Ed a third of what they have together.", "Bo 24 · Cy 10 · Di 5 · Ed 13"],
  ["Cat 5 kg, dog 30, pony ten times their combined weight.", "Cat 5 · Dog 30 · Pony 350"],
  ["Bea made 12 scarves, her twin two fewer, and Gran equalled their total.", "Bea 12 · Twin 10 · Gran 22"],
  [
    "Shop A took 300, shop B 200 and the website as much as the shops put together.",
    "Shop A 300 · Shop B 200 · Website 500",
  ],
  ["Lia has 9 euros, Max 6 and Oma as much as both plus 5.", "Lia 9 · Max 6 · Oma 20"],
  ["Bo has 24, Cy 10 and Ed more than both: 40.", "Bo 24 · Cy 10 · Ed 40"],
])("several together: %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

test.each<[string, string]>([
  ["Zoe threw 31 metres, 4 further than Ida, who threw 6 further than Bea.", "Zoe 31 · Ida 27 · Bea 21"],
  ["Hull have 50 points, 4 more than Derby, who are three ahead of Stoke.", "Hull 50 · Derby 46 · Stoke 43"],
  ["Hull have 50 points, 4 more than Derby, who have 46.", "Hull 50 · Derby 46"],
  [
    "There are 500 pupils at Northgate, 20% more at Southgate and 20% fewer at Westgate than at Southgate.",
    "Northgate 500 · Southgate 600 · Westgate 480",
  ],
  [
    "Labour polled 44%, the Tories half that and the Greens half the Tories' share.",
    "Labour 44 · Tories 22 · Greens 11",
  ],
  [
    "The older sister is 170 cm, the middle one 5 cm shorter and the youngest 20 cm shorter than the oldest.",
    "Older sister 170 · Middle 165 · Youngest 150",
  ],
])("one told of another that is told of a third: %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

test.each<[string, string]>([
  ["The north got 340 mm of rain, almost three times the south's 120.", "North 340 · South 120"],
  ["The Leeds branch took £300 more than York's £900.", "Leeds branch 1200 · York 900"],
  ["Bookings are 15% up on last year's 40,000.", "Last year's 40000 · Now 46000"],
  ["Two thirds of the council's £90m goes on care, £20m on schools.", "Care 60000000 · Schools 20000000"],
  ["Mugs went from 2.20 to 3.30, half as much again.", "Before 2.2 · After 3.3"],
])("the figure that it is told of stands beside it: %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

test.each<[string, string]>([
  ["Visitors: 40 in May, double in June, triple in July.", "May 40 · June 80 · July 120"],
  ["We sold 40 pies on Monday, double on Tuesday and half on Wednesday.", "Monday 40 · Tuesday 80 · Wednesday 20"],
  ["Half at home, half at work.", "Home 50 · Work 50"],
  ["Six in ten up north back it, four in ten down south.", "North 60 · South 40"],
])("multiples and shares at a place of their own: %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

test.each<[string, string]>([
  ["A third of the 60 sailors were women, half of them officers.", "Women 20 · Officers 10"],
  ["Half the class of 28 took the bus, a quarter cycled and the rest walked.", "Bus 14 · Cycled 7 · Walked 7"],
  ["30% of voters chose Lee, 60% of them women.", "Lee 30 · Women 60"],
])("parts of a count that is told behind them: %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

test.each<[string, string]>([
  ["Tea 12, coffee 30, juice the difference between the two.", "Tea 12 · Coffee 30 · Juice 18"],
  ["A large is £12, a medium £3 less and a small two thirds of a medium.", "Large 12 · Medium 9 · Small 6"],
  ["Sales were 80 in April. May was down a fifth on April.", "April 80 · May 64"],
  ["Ticket sales: 500 on day 1, 20% down on day 2, back to 500 on day 3.", "Day 1 500 · Day 2 400 · Day 3 500"],
  [
    "The tank was full at 60 litres. We used a third on Saturday and half of what was left on Sunday.",
    "Saturday 20 · Sunday 20",
  ],
])("differences, parts of a thing, steps on a day: %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});
