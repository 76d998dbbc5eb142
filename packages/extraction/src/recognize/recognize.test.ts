import { expect, test } from "vitest";
import { scanText } from "../text/scan.ts";
import type { Mention } from "./mention.ts";
import { recognize } from "./recognize.ts";

const shown = (mention: Mention): string => {
  if (mention.kind === "figure")
    return `${Number(mention.value.toPrecision(6))}${mention.unit ? ` ${mention.unit.symbol}` : ""}`;
  return mention.kind === "axis" ? `@${mention.name}` : mention.kind === "aside" ? "-" : "name";
};
const read = (text: string): string => recognize(scanText(text)).map(shown).join(" | ");

const figures: readonly (readonly [string, string])[] = [
  ["$1.2M and €900k", "1200000 $ | 900000 €"],
  ["1,5 Mio. € im Jahr", "1500000 €"],
  ["₹3.2 lakh crore", "3200000000000 ₹"],
  ["15 °C and 3,2 %", "15 °C | 3.2 %"],
  ["a third of it, two fifths, half", "33.3333 % | 40 % | 50 %"],
  ["one-fourth of the seats", "25 %"],
  ["three out of five nurses", "60 %"],
  ["every second Swede, every other one, every twentieth", "50 % | 50 % | 5 %"],
  ["one household in six had a car, four in five by now", "16.6667 % | 80 % | @Now"],
  ["90% black and the last tenth yellow", "90 % | 10 %"],
  ["two in five walk, the other three in five ride", "40 % | 60 %"],
  ["twelve hundred and a couple of hundred", "1200 | 200"],
  ["three and a half thousand, five and three quarters", "3500 | 5.75"],
  ["an hour and a quarter", "1.25 hours"],
  ["three point five dollars, one point two million", "3.5 $ | 1200000"],
  ["once in May, twice in June, four times in July", "1 | @May | 2 | @June | 4 | @July"],
  ["4 °C at dawn, 9 degrees warmer at noon", "4 °C | @dawn | 13 °C | @noon"],
  ["40 members in 2019, half again as many in 2020", "40 | @2019 | 60 | @2020"],
  ["phone €800, laptop twice that, bike a quarter of the laptop", "800 € | 1600 € | 400 €"],
  ["300 members, 40 years old, a quarter of the club are kids", "300 | 40 years | 25 %"],
  [
    "stage 1 212 km, stage 2 15 km shorter, stage 3 8 km longer than stage 1",
    "@stage 1 | 212 km | @stage 2 | 197 km | @stage 3 | 220 km | -",
  ],
  ["a couple of dozen; 30% here, a further fifth of the votes there", "24 | 30 % | 20 %"],
  ["24 apples, half as many pears and 6 more than that of plums", "24 | 12 | 18 | -"],
  ["Paris 300, Rome 50 fewer, Madrid as many as Paris and Rome together", "300 | 250 | 550 | -"],
  ["450 people, 120 more than the south site", "450 | 330"],
  ["stood at 310 cm, lost 40 in June and gained 10 back in July", "310 cm | 270 cm | @June | 280 cm | @July"],
  ["150 on Saturday; Monday, half Saturday's number", "150 | @Saturday | @Monday | 75"],
  ["$60 in March, 10% up in April", "60 $ | @March | 66 $ | @April"],
  ["64% in 2016, seven points higher in 2020", "64 % | @2016 | 71 % | @2020"],
  ["M 4.1k T 9.8k W 12k", "4100 | 9800 | 12000"],
  ["twenty-six, two dozen and a million and a half", "26 | 24 | 1500000"],
  ["10-15% of users", "12.5 %"],
  ["2 1/2 cups, 4½ hours", "2.5 | 4.5 hours"],
  ["£31k (£30k)", "31000 £ | 30000 £"],
  ["20000 in 1998", "20000 | @1998"],
  ["5.2 hours a day", "5.2 hours"],
  ["7.8 l per 100 km", "7.8 l"],
  ["-3.5% and +12%", "-3.5 % | 12 %"],
  ["taste 9/10, price 6/10", "9 | 6"],
  ["5,000 in March, twice that in April", "5000 | @March | 10000 | @April"],
  ["90 in March, a third more in April", "90 | @March | 120 | @April"],
  ["800 in 2021, grew 10% in 2022", "800 | @2021 | 880 | @2022"],
  ["In May: the boots came after 2 days, the hats after 5, gloves took 9", "@May | 2 days | 5 | 9"],
  ["the old kettle died after 3 years; the new one lasted 12", "3 years | 12"],
  ["the pond lost a quarter of its frogs, half its newts", "25 % | 50 %"],
  ["ten tons a day, half that on Sundays, triple the norm at Easter", "10 tons | 5 tons | @Sundays | 30 tons"],
  ["one in a hundred is red, one in fifty blond, 1 in 2,000 albino", "1 % | 2 % | 0.05 %"],
  [
    "a third apples, a quarter pears, the rest is a tenth plums and another twelfth figs",
    "33.3333 % | 25 % | 10 % | 8.33333 %",
  ],
  ["a quarter of a tonne, two thirds of a mile, half of an hour", "0.25 tonnes | 0.666667 mi | 0.5 hours"],
  ["a million and a half of the 90 m", "1500000 | 90 m"],
  ["12 (twelve) in May, one (1) in June, 9 (9) in July", "12 | @May | 1 | @June | 9 | 9 | @July"],
  ["cut from 40 minutes in 2019 to 25 minutes in 2024", "40 minutes | @2019 | 25 minutes | @2024"],
  [
    "from 1540 in 2019 to 1620 last spring, 1700 this summer",
    "1540 | @2019 | 1620 | @last spring | 1700 | @this summer",
  ],
  ["the 19th-century wing 40, the 5th-floor annex 22", "name | 40 | name | 22"],
  ["part 1 2,210, part 2 1,480 hits", "@part 1 | 2210 | @part 2 | 1480"],
  ["shop 1 in Bath sold 50, shop 2 in Hull 73, shop 3 there 28", "name | 50 | name | 73 | name | 28"],
  ["top 10: 112, top 5: 89", "name | 112 | name | 89"],
  ["people on a Nokia 3310… 0.4", "name | 0.4"],
];
test.each(figures)("figures: %s", (text, expected) => expect(read(text)).toBe(expected));

const axes: readonly (readonly [string, string])[] = [
  ["3 in Q1 2024, 4 in the second quarter", "3 | @Q1 2024 | 4 | @second quarter"],
  ["17 April 410, the 10th 130", "@17 April | 410 | @10 April | 130"],
  ["FY23 3, '19 4", "@FY23 | 3 | @2019 | 4"],
  ["week 40: 3, season two: 5", "@week 40 | 3 | @season two | 5"],
  ["6% by noon, 9% at 3 pm", "6 % | @noon | 9 % | @3 pm"],
  ["12% of under-30s, 58% of over-60s", "12 % | @under-30s | 58 % | @over-60s"],
  ["91% a year ago, 68% now", "91 % | @a year ago | 68 % | @Now"],
  ["36% of 18-24s, 12% of 13-year-olds", "36 % | @18-24s | 12 % | @13-year-olds"],
  ["at 12 weeks, 9 kg; at 20 weeks the dog weighs 14 kg", "@12 weeks | 9 kg | @20 weeks | 14 kg"],
  ["80% this year (79% last)", "80 % | @this year | 79 % | @Last year"],
  ["at the start they were at 11, now at 2", "@Start | 11 | @Now | 2"],
  ["After 2 days it was 5 cm, after 4 days 9", "@2 days | 5 cm | @4 days | 9"],
  ["March's 40 orders, April's 55", "@March | 40 | @April | 55"],
  ["(2021, then 2023): 4, 5", "@2021 | @2023 | 4 | 5"],
];
test.each(axes)("axes: %s", (text, expected) => expect(read(text)).toBe(expected));

const silent: readonly (readonly [string, string])[] = [
  ["call 0800 555 0199", "-"],
  ["open 24/7", "-"],
  ["on 5/17/2018", "-"],
  ["(n=612)", "-"],
  ["a first class seat", ""],
  ["a 40-hour week", "-"],
  ["the top 5", "-"],
  ["iPhone 15 sold 3", "name | 3"],
  ["see #fit4life", "-"],
  ["6 in 5 is no share", "6 | 5"],
  ["half an hour", ""],
  ["every second Tuesday and every other day", "@Tuesday"],
  ["two goals in six games", "2 | 6"],
  ["the last quarter", "@last quarter"],
  ["won 20, lost 12", "20 | 12"],
  ["as many as 10,000 and as many as 300", "10000 | 300"],
  ["Highway 1 in three stops", "name | 3"],
  ["at once, once again, once upon a time", ""],
  ["groups of five or more, 8%", "5 | 8 %"],
  ["takes 10-15s", "12.5 s"],
  ["fell to 41 minutes after the change", "41 minutes | @After"],
  ["the queue stood at 12 weeks", "12 weeks"],
  ["one goal in fourteen games", "1 | 14"],
];
test.each(silent)("no data: %s", (text, expected) => expect(read(text)).toBe(expected));
