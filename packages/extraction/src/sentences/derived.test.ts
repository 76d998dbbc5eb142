/** What is left, what two have together and what each of several has is among the readings of a text, whichever is ranked first. */
import { expect, test } from "vitest";
import { readingLine } from "../compose/chart-line.fixture.ts";
import { allStages } from "../full-reader.ts";

const readingsOf = (text: string): string[] => allStages(text).readings.map(({ reading }) => readingLine(reading));

test.each([
  ["Q1 revenue $1.2M, up 10% from Q4", "Q4 1090900 · Q1 1200000"],
  ["March revenue $500, up 10% from February", "February 454.5 · March 500"],
  ["Price 20 → 35 → 48 → 52", "1 20 · 2 35 · 3 48 · 4 52"],
  ["Score went 20, 35, 48, 52 over four quarters", "Q1 20 · Q2 35 · Q3 48 · Q4 52"],
  ["The shelter slept 16 when it opened; this week it sleeps 44.", "When it opened 16 · this week 44"],
  ["Tea is at 12 these days, up from 5 when the pandemic began.", "these days 12 · When the pandemic began 5"],
  ["Amy has 14, Beth 11, Chloe and Dee 7 each, Efua 5.", "Amy 14 · Beth 11 · Chloe 7 · Dee 7 · Efua 5"],
  ["Water use has come down to 88 litres a day (was 131).", "After 88 · Before 131"],
  ["P&L, €k, before tax: retail 410, wholesale 1,260.", "retail 410000 · wholesale 1260000"],
  ["Marches: 11,240 in Lyon and 8,900 in Lille according to the police.", "Lyon 11240 · Lille 8900"],
  ["Our rating dipped to 4.6 from a proud 4.9.", "After 4.6 · Before 4.9"],
  [
    "Series 1 got 6.2m viewers and a score of 8.1, series 2 got 5.4m and 7.7.",
    "[viewers / score] Series 1 6200000/8.1 · series 2 5400000/7.7",
  ],
  [
    "Under-25s: 3.1 in 2019, 4.9 in 2021, 4.6 in 2023. Over-65s: 1.0, 1.7, 2.2.",
    "[Under-25s / Over-65s] 2019 3.1/1 · 2021 4.9/1.7 · 2023 4.6/2.2",
  ],
  ["There are 28 students: 13 girls and the rest boys.", "girls 13 · boys 15"],
  ["Out of 250 flights 212 left on time, the remainder late.", "left on time 212 · late 38"],
  ["110 cafés of 200 refuse, 54 charge, the others don't care.", "refuse 110 · charge 54 · don't care 36"],
  ["60% is hers, what remains is mine.", "hers 60 · mine 40"],
  ["500 flyers: 320 gone, the rest to go.", "gone 320 · go 180"],
  ["In our road, 64 houses: 23 have solar, the others don't.", "solar 23 · Others 41"],
  [
    "The budget is 2,000 euros: 40% for food, 500 for drinks, the remainder for music.",
    "food 800 · drinks 500 · music 700",
  ],
  ["Cars carry 60%, buses 30%, and walking and biking make up 5% each.", "Cars 60 · buses 30 · walking 5 · biking 5"],
  ["Rome is on 14, Bath follows on 11, while Hull and Leeds have 8 and 6.", "Rome 14 · Bath 11 · Hull 8 · Leeds 6"],
  ["Half of the 400 voters said yes, 120 said no and the others abstained.", "yes 200 · no 120 · abstained 80"],
  ["Fines dropped £20 from £150 last year.", "Now 130 · last year 150"],
  ["Subscribers: 5,000 in June, +10% in July, -5% in August.", "June 5000 · July 5500 · August 5225"],
  [
    "Two million doses in April, three million in May; June should see five.",
    "April 2000000 · May 3000000 · June 5000000",
  ],
  ["Ann's score rose by 5 to 40, Bo's fell by 3 to 22.", "[Ann / Bo] Before 35/25 · After 40/22"],
  ["E-bike sales grew to 90,000 and car sales fell to 150,000.", "E-bike sales 90000 · car sales 150000"],
  ["The drive takes me 12 minutes rather than 25.", "Now 12 · Before 25"],
  ["80% came by bike, 15% by van and a mere 5% on foot.", "bike 80 · van 15 · foot 5"],
  ["40% flour, 30% butter, with eggs making up the difference.", "flour 40 · butter 30 · eggs 30"],
  ["Anna's 40 points were twice Ben's.", "Anna 40 · Ben 20"],
  ["400 sold in May, 380 in June, up by a half in July.", "May 400 · June 380 · July 570"],
  ["It has recovered from fewer than 100 in 1900 to over 3,700.", "1900 100 · Now 3700"],
  ["At first 4,000 rode it. A year on it's 11,000.", "At first 4000 · A year on 11000"],
  ["In May the rate was 4%. It has dropped half a point every month, up to July.", "May 4 · June 3.5 · July 3"],
  ["It had 90 beds in 2020 and lost 10 in each of the next two years.", "2020 90 · 2021 80 · 2022 70"],
  [
    "We had 80 listeners at launch, and the audience has doubled every month since: that's three months now.",
    "Launch 80 · Month 1 160 · Month 2 320 · Month 3 640",
  ],
  ["Day 1: 3 visitors. Each day twice as many as the day before, until day 3.", "Day 1 3 · Day 2 6 · Day 3 12"],
  [
    "She had 20 cards in week 1 and got 3 more every single week, up to week 4.",
    "week 1 20 · Week 2 23 · Week 3 26 · Week 4 29",
  ],
  [
    "The pond held 60 frogs in 2010 and has lost a quarter every five years, up to 2020.",
    "2010 60 · 2015 45 · 2020 33.75",
  ],
  [
    "The dune was 20 cm tall on 1 May and grew 15 cm every fortnight until 12 June.",
    "1 May 20 · 15 May 35 · 29 May 50 · 12 June 65",
  ],
  [
    "Snow was 4 cm deep on Monday and put on 2 cm a night until Thursday.",
    "Monday 4 · Tuesday 6 · Wednesday 8 · Thursday 10",
  ],
  ["It was 7° at 11 am, warming two degrees an hour until 2 pm.", "11 am 7 · 12 pm 9 · 1 pm 11 · 2 pm 13"],
  [
    "Day one brought 64 and each following day, until day three, twice as many as the one before.",
    "Day one 64 · Day 2 128 · Day 3 256",
  ],
  [
    "It had 80 in 2021, rose by a quarter the following year and doubled in 2023.",
    "2021 80 · the following year 100 · 2023 200",
  ],
  ["Rents rose by £50 in each of the past two years; in 2021 a room cost £600.", "2021 600 · 2022 650 · 2023 700"],
  ["We save 50 a month. In May we had 300; what will it be in June and July?", "May 300 · June 350 · July 400"],
  ["Jo 12.5 points, 8 rebounds, 4 steals; Kit 9, 5 and 2.", "[points / rebounds / steals] Jo 12.5/8/4 · Kit 9/5/2"],
  ["X: liked 40%, shared 12%, saved 3%. Y: 35%, 9%, 6%", "[liked / shared / saved] X 40/12/3 · Y 35/9/6"],
  ["Wins (2021 / 2022 / 2023): Rota 4, 6, 9 | Line 89, 92, 95", "[Rota / Line] 2021 4/89 · 2022 6/92 · 2023 9/95"],
  ["Costs: rent 40, staff 95. (all in, €m)", "rent 40000000 · staff 95000000"],
  ["The north won 30 deals worth €2.5m, the south 45 worth €1.5m.", "north 30 · south 45"],
  ["Ana is 34, Bo 6 years younger, Cy 3 years older.", "Ana 34 · Bo 28 · Cy 37"],
  ["Rye has 28 players, Hythe half as many, Deal three times as many.", "Rye 28 · Hythe 14 · Deal 84"],
  ["This autumn Rye has 28 players, Hythe half as many and Deal three times as many.", "Rye 28 · Hythe 14 · Deal 84"],
  [
    "Cork sold 90 tents. Sligo, which opened in May, sold 20 more and Ennis 30 fewer.",
    "Cork 90 · Sligo 110 · Ennis 60",
  ],
  ["Started 2020 with 40 chickens. Bought 10 more, then hatched 15 more.", "Started 40 · Bought 50 · hatched 65"],
  ["The old pump used 52 kWh, the new one 9 kWh less and ours 3 kWh less still.", "old pump 52 · new 43 · ours 40"],
  ["Turnout was 60% in May, up 15 points in June, up another 8 in July.", "May 60 · June 75 · July 83"],
  ["Ana scored 30. Bo trails her by 7 and Cy is 3 further back.", "Ana 30 · Bo 23 · Cy 20"],
  [
    "Day one: 180 visitors. Day two: 60 more. Day three: a quarter of day two.",
    "Day one 180 · Day two 240 · Day three 60",
  ],
  ["Ana got £20, Bo five times that and Cy double the second.", "Ana 20 · Bo 100 · Cy 200"],
  ["Ana got £20, Bo five times that and Cy double Bo's.", "Ana 20 · Bo 100 · Cy 200"],
  ["The bill was 48 in 2021, twice that in 2022 and the same in 2023.", "2021 48 · 2022 96 · 2023 96"],
  ["Ana got 24 points. Bo beat her by 11 and Cy had 8.", "Ana 24 · Bo 35 · Cy 8"],
  ["In May it rose to 90, in June it fell again by 15.", "May 90 · June 75"],
  ["Eight hours of sleep, seven and a half of work, two of sport.", "sleep 8 · work 7.5 · sport 2"],
  ["Eleven for, none against, two abstaining.", "for 11 · against 0 · abstaining 2"],
  ["In 2021 we had 80. A year later it was a quarter more, in 2024 it was 90.", "2021 80 · A year later 100 · 2024 90"],
  ["Malt at £40 was £5 short of rye, which cost half what the gin did.", "Malt 40 · rye 45 · gin 90"],
  ["Visits were 800 in May. They fell by half in June, then by a quarter in July.", "May 800 · June 400 · July 300"],
  ["Anna scored 12, Bea 9, and Carl as many as the two of them combined.", "Anna 12 · Bea 9 · Carl 21"],
  ["Class 3A raised £210, 3B £40 more and 3C double what 3A did.", "Class 3A 210 · 3B 250 · 3C 420"],
  ["60 came. Half of them ate and a quarter of them danced.", "came 60 · ate 30 · danced 15"],
  ["60 people applied, a third of them were invited and half of those came.", "applied 60 · invited 20 · came 10"],
  ["Leah swam 8 lengths, Noor the same, Kai 10.", "Leah 8 · Noor 8 · Kai 10"],
  ["Kim is 150 cm tall, 8 cm taller than Lee and as tall as Jo.", "Kim 150 · Lee 142 · Jo 150"],
  ["Hannah jumped 3.20 m, Lotte 15 cm further.", "Hannah 3.2 · Lotte 3.35"],
  ["The second book has 320 pages, 80 more than the first.", "second 320 · first 240"],
  [
    "Rent takes 35% of her pay, food another 20%, and half of what's left goes into savings.",
    "Rent 35 · food 20 · savings 22.5",
  ],
  ["40 apples: 10 to Ann, a third of the rest to Bo.", "Ann 10 · Bo 10"],
  ["Jar one: 30 marbles. Jar two: 1.5 times as many.", "Jar one 30 · Jar two 45"],
  ["In 2022 we planted 400 trees, and as many again in 2023.", "2022 400 · 2023 400"],
  ["The Greens hold 15 seats, the Reds one fewer.", "Greens 15 · Reds 14"],
  ["In May 60 came, in June 80, 15 more than the week before.", "May 60 · June 80"],
  ["Longest in office? Merkel and Kohl with 16 years each, then Schmidt on 8.", "Merkel 16 · Kohl 16 · Schmidt 8"],
  ["Ann, Bo and Cy got 4 cookies each, Dan 6.", "Ann 4 · Bo 4 · Cy 4 · Dan 6"],
  ["Milk, bread and eggs cost 2 euros each, cheese 5.", "Milk 2 · bread 2 · eggs 2 · cheese 5"],
  [
    "Of our 200 staff, 120 work full time, 50 part time and 30 on contracts.",
    "work full time 120 · part time 50 · contracts 30",
  ],
  ["I'm 34, my wife's 31 and our son's 4.", "Me 34 · wife 31 · son 4"],
])("%s", (text, expected) => expect(readingsOf(text)).toContain(expected));

test("a share of something else is no share of the money: churn 2.1%", () =>
  expect(readingsOf("Revenue $38,200, churn 2.1%, NPS 47").join()).not.toContain("802"));

test.each([
  ["Gloves 17 (all left hands), scarves 8, teeth 1", "hands"],
  ["40 kg spuds, 12 kg beans, 8 kg peas (slugs got the rest)", "slugs"],
  ["Greens 14, Labour 12, independents the other 7.", "other"],
  ["Legacies, at 44%, dwarf everything else: gifts 26%, events 30%.", "44 · "],
])("no rest is made up: %s", (text, name) =>
  expect(readingsOf(text).filter((reading) => reading.split(" · ").length > 3 && reading.includes(name))).toEqual([]),
);

test.each([
  [
    "Body weight fell by 9.4 kg with the drug and 2.1 kg without at week 28, and by 13.8 kg and 1.6 kg at week 68.",
    "15.9",
  ],
  ["Survey: 52% see more ticks than ever, 31% the same, 17% fewer.", "same 52"],
  ["We took 40 in May and 55 in June. All the same, it was a bad year.", "55 · 55"],
  ["Hiked 14 km in the Peaks, 620 m up.", "14.62"],
  ["It had 1,200 pairs in 2019, lost a quarter by 2020 and half of what remained by 2022.", "300"],
  ["We had 60 sign-ups, 15 more than the week before.", "75"],
  ["Ann took one biscuit and Bo took two.", "one 1"],
  ["Beth got 11 cookies, plums and pears 7 each.", "cookies 7 · plums"],
])("nothing is worked out: %s", (text, made) =>
  expect(readingsOf(text).filter((reading) => reading.includes(made))).toEqual([]),
);
