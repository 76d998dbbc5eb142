/** Sentences typed in a hurry, without marks, and how they are read. */
import { describe, expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { extract } from "../full-reader.ts";

const read: Record<string, readonly (readonly [string, string])[]> = {
  "what is measured in front of the first name": [
    ["inflation uk 3.8 us 2.9", "Uk 3.8 · Us 2.9"],
    ["petrol prices leeds 1.42 york 1.45 hull 1.39", "Leeds 1.42 · York 1.45 · Hull 1.39"],
    ["Sales north 200, south 150, east 90", "North 200 · South 150 · East 90"],
    ["goals ronaldo 5 messi 8 mbappe 6", "Ronaldo 5 · Messi 8 · Mbappe 6"],
    ["calories breakfast 400 lunch 650 dinner 800", "Breakfast 400 · Lunch 650 · Dinner 800"],
    ["sales team 5, marketing 8, support 12", "Sales team 5 · Marketing 8 · Support 12"],
    ["population growth 3, inflation 2", "Population growth 3 · Inflation 2"],
    ["black tea 3 green tea 5 coffee 9", "Black tea 3 · Green tea 5 · Coffee 9"],
    ["points north 4, points south 5", "Points north 4 · Points south 5"],
    ["petrol bangalore 102.9 chennai 100.8 mumbai 103.4", "Bangalore 102.9 · Chennai 100.8 · Mumbai 103.4"],
    ["Umsatz Filiale Mitte 12.400 €, Filiale Nord 9.850 €", "Filiale Mitte 12400 · Filiale Nord 9850"],
    ["petrol station 3, garage 2", "Petrol station 3 · Garage 2"],
    ["berlin population 3.7m hamburg 1.9m", "Berlin 3700000 · Hamburg 1900000"],
    ["Anna score 9, Ben 7", "Anna 9 · Ben 7"],
    ["Ticket sales 500, raffle 200", "Ticket sales 500 · Raffle 200"],
  ],
  "what is counted behind the first figure": [
    ["Messi 8 goals Ronaldo 5 Cruyff 3", "Messi 8 · Ronaldo 5 · Cruyff 3"],
    ["Messi 8 ballon d'ors Ronaldo 5 Cruyff 3", "Messi 8 · Ronaldo 5 · Cruyff 3"],
    ["bob 4 wins jim 6 ken 2", "Bob 4 · Jim 6 · Ken 2"],
    ["Labour 412 seats Tories 121 Lib Dems 72 SNP 9", "Labour 412 · Tories 121 · Lib Dems 72 · SNP 9"],
    ["Nadia 4 books Tom 7 Ali 2", "Nadia 4 · Tom 7 · Ali 2"],
    ["Kitchen 4 chairs Lounge 6 Study 2", "Kitchen 4 · Lounge 6 · Study 2"],
    ["Dad 3 votes Mum 5 votes Takeaway 9 votes", "Dad 3 · Mum 5 · Takeaway 9"],
    ["CSK 14 MI 12 RCB 10 KKR 16", "CSK 14 · MI 12 · RCB 10 · KKR 16"],
    ["beakers 12 test tubes 40 pipettes 25 burners 8", "Beakers 12 · Test tubes 40 · Pipettes 25 · Burners 8"],
    ["Leeds 40 homes and Hull 30 homes", "Leeds 40 · Hull 30"],
    ["A 40 hour week for 12 people, 30 hour week for 8", "40 hour week 12 · 30 hour week 8"],
    ["tea 4 iced coffee 7 water 2", "Tea 4 · Iced coffee 7 · Water 2"],
  ],
  "lines of a score sheet": [
    ["LeBron 28 pts 9 reb, AD 22 pts 14 reb", "[Pts / Reb] LeBron 28/9 · AD 22/14"],
    ["LeBron 28 pts, 9 reb, 7 ast", "Pts 28 · Reb 9 · Ast 7"],
    ["Ronaldo 7 goals 3 assists Messi 5 goals 8 assists", "[Goals / Assists] Ronaldo 7/3 · Messi 5/8"],
    ["Leeds 3 goals Hull 1 goal York 4 goals", "Leeds 3 · Hull 1 · York 4"],
    ["POLL: who's cooking? Dad 3 votes Mum 1 vote Takeaway 9 votes", "Dad 3 · Mum 1 · Takeaway 9"],
    ["Kitchen 4 chairs 1 table, Lounge 2 chairs 3 tables", "[Chairs / Tables] Kitchen 4/1 · Lounge 2/3"],
    ["Anna ran 5 km, Ben ran 3 km", "Anna 5 · Ben 3"],
    ["We ate 3 pies, 2 cakes, 4 buns", "Pies 3 · Cakes 2 · Buns 4"],
    ["Leeds 3 goals, Hull 1 card", "Leeds 3 · Hull 1"],
  ],
  "a tag in front of the first name": [
    ["#FitFam run 5k swim 2k bike 20k", "Run 5 · Swim 2 · Bike 20"],
    ["#expenses rent 900, food 300, fun 120", "Rent 900 · Food 300 · Fun 120"],
    ["#vegan 40, #keto 30, #paleo 12", "#vegan 40 · #keto 30 · #paleo 12"],
  ],
  "days and dates": [
    ["Customers per day M 40 T 38 W 52 T 47 F 90", "Mon 40 · Tue 38 · Wed 52 · Thu 47 · Fri 90"],
    ["S: 9, M: 6, T: 6, W: 7, T: 5, F: 6, S: 10", "Sun 9 · Mon 6 · Tue 6 · Wed 7 · Thu 5 · Fri 6 · Sat 10"],
    ["Sizes: S 10, M 25, L 30, XL 8", "S 10 · M 25 · L 30 · XL 8"],
    ["Mon 12th 5, Tue 13th 8", "Mon 12th 5 · Tue 13th 8"],
    ["Covers - Friday 29th 80, Saturday 30th 95, Sunday 1st 60", "Friday 29th 80 · Saturday 30th 95 · Sunday 1st 60"],
    ["slept 4 hours tuesday 5 wednesday and 9 last night", "Tuesday 4 · Wednesday 5 · Last night 9"],
    ["We sold 410 cakes in March, after 780 and 350 in January", "January 350 · March 410"],
    ["Profit was 410 in Q3, after 780 in Q2 and 350 in Q1", "Q1 350 · Q2 780 · Q3 410"],
    ["Before 94kg, after 86kg", "Before 94 · After 86"],
    ["Kreatinin: 12.03. 1,4 mg/dl, 19.03. 1,2 mg/dl, 26.03. 0,9 mg/dl", "12.03 1.4 · 19.03 1.2 · 26.03 0.9"],
    ["Umsatz am 1.3. 400 €, am 2.3. 520 €", "1.3 400 · 2.3 520"],
    ["runs: first 10 overs 62, next 10 overs 78", "First 10 overs 62 · Next 10 overs 78"],
    ["coffees sold: before 9 = 41, 9 to 12 = 66, after 12 = 38", "Before 9 41 · 9 to 12 66 · After 12 38"],
    ["under 5 = 12, 5 to 9 = 20, 10+ = 7", "Under 5 12 · 5 to 9 20 · 10+ 7"],
    ["Year 3 = £45.20, Year 4 = £61.75", "Year 3 45.2 · Year 4 61.75"],
    ["Golf 2015 - 9k, Polo 2018 - 11k, Corsa 2020 - 12k", "Golf 2015 9000 · Polo 2018 11000 · Corsa 2020 12000"],
    ["Revenue 2019 - 5k, 2020 - 6k, 2021 - 7k", "2019 5000 · 2020 6000 · 2021 7000"],
    ["[14:02] Dave: lol I got 14 [14:03] Kim: 19 here [14:05] Raj: only 8", "Dave 14 · Kim 19 · Raj 8"],
  ],
  "what is none of the values": [
    ["Sleep: Mon 6.5 Tue 7 Wed 5.5 Thu 8 avg 6.75", "Mon 6.5 · Tue 7 · Wed 5.5 · Thu 8"],
    ["HbA1c 8.9 in January, 7.8 in April, 7.1 in July, target 6.5", "January 8.9 · April 7.8 · July 7.1"],
    ["Anna 6, Ben 7, average 6.5", "Anna 6 · Ben 7 · Average 6.5"],
    ["P 10 W 7 D 2 L 1", "W 7 · D 2 · L 1"],
    ["P 4, W 7, D 2", "P 4 · W 7 · D 2"],
  ],
  "units of one kind": [
    ["Kettle 3 kW, toaster 900 W", "Kettle 3 · Toaster 0.9"],
    ["Elephant 5 tonnes, cow 600 kg", "Elephant 5 · Cow 0.6"],
    ["Kettle 3000W, hair dryer 1800W", "Kettle 3000 · Hair dryer 1800"],
    ["sunflowers: Ava 1.4m, Leo 1.1m, Max 0.9m", "Ava 1.4 · Leo 1.1 · Max 0.9"],
    ["sofa 1.8m, table 1.2m, rug 2.4m", "Sofa 1.8 · Table 1.2 · Rug 2.4"],
    ["house 1.2m, flat 0.4m", "House 1200000 · Flat 400000"],
    ["plants 1.2m, shrubs 3m", "Plants 1200000 · Shrubs 3000000"],
    ["Table games: 1.8m users, board games 1.2m", "Table games 1800000 · Board games 1200000"],
    ["Tom is 5ft 11, Sarah is 5ft 4 and Jim is 6ft", "Tom 71 · Sarah 64 · Jim 72"],
    ["Speed 5 kW, weight 60 kg", "Speed 5 · Weight 60"],
  ],
  "names made whole": [
    [
      "Tyres: front left 32 psi, front right 31, rear left 35, rear right 28",
      "Front left 32 · Front right 31 · Rear left 35 · Rear right 28",
    ],
    ["Cakes left 5, pies left 3", "Cakes 5 · Pies 3"],
    ["Games won 12, lost 8, drawn 3", "Won 12 · Lost 8 · Drawn 3"],
    ["PTA: bake sale $412.50, car wash $388", "Bake sale 412.5 · Car wash 388"],
    ["buy milk 3, bread 2", "Milk 3 · Bread 2"],
    ["64% of Kenyans use buses, 21% matatus", "Buses 64 · Matatus 21"],
    ["we've 3 dogs, 2 cats n a rabbit", "Dogs 3 · Cats 2 · Rabbit 1"],
    ["rent 950, gas 80, left over 203", "Rent 950 · Gas 80 · Left over 203"],
    ["marks are as follows physics 71 chem 64", "Physics 71 · Chem 64"],
    ["Le café coûte 2,50 € à Paris, 1,80 € à Lille", "Paris 2.5 · Lille 1.8"],
    ["Bugs found 31, fixed 24", "Found 31 · Fixed 24"],
    ["3 goals for Salah, 2 for Nunez, one own goal", "Salah 3 · Nunez 2 · Own goal 1"],
    ["Brazil's population is 216 million and Argentina's is 46 million", "Brazil 216000000 · Argentina 46000000"],
    ["Bugs 31, fixed 24", "Bugs 31 · Fixed 24"],
    ["Plan to stay 45%, plan to leave 20%, prefer not to say 35%", "Stay 45 · Leave 20 · Prefer not to say 35"],
    ["Köln hat 1,1 Mio Einwohner, Bonn 330.000", "Köln 1100000 · Bonn 330000"],
    ["bobble hat 3, scarf 5", "Bobble hat 3 · Scarf 5"],
    ["ranked: gold 1 - 40 pts, plat 2 - 75 pts", "Gold 1 40 · Plat 2 75"],
    ["UK 1 - 10 days, EU 2 - 20 days", "UK 5.5 · EU 11"],
  ],
};

for (const [rule, rows] of Object.entries(read))
  describe(rule, () => {
    test.each(rows)("%s", (text, line) => expect(readLine(text)).toBe(line));
  });

test.each([
  ["Possession 64%, shots 17, corners 8", null],
  ["Possession: Spain 64%, Italy 36%. Shots: Spain 17, Italy 5.", null],
  ["Chrome 64%, Safari 17, Firefox 8", "%"],
  ["Eggs 30p each, bread 120p, milk 95p", "p"],
  ["Stamps 50 cents, pens 80 cents", "cents"],
])("unit of %s", (text, unit) => {
  const { ok, ...answer } = extract(text);
  expect(ok && "chart" in answer && answer.chart.unit).toBe(unit);
});
