/** Ways of telling that strangers used and the reader first read wrong. */
import { describe, expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

const tables: Record<string, readonly (readonly [string, string])[]> = {
  "what stands whole in front of a colon is the name": [
    ["Own well: 29%. River: 11%. Piped: 60%.", "Own well 29 · River 11 · Piped 60"],
    ["Married: 43. Well off: 29. Other: 11.", "Married 43 · Well off 29 · Other 11"],
  ],
  "a season in front of its figure": [
    ["Average gate: 2020/21 412, 2021/22 655, 2022/23 701.", "2020/21 412 · 2021/22 655 · 2022/23 701"],
  ],
  "numbered things in lower case": [
    [
      "At the sale, lot 118 went for £2,400, lot 119 for £950 and lot 125 for £11,000.",
      "Lot 118 2400 · Lot 119 950 · Lot 125 11000",
    ],
    [
      "Yesterday bus 104 carried 1,300 people, bus 109 took 2,100 and bus 112 some 900.",
      "Bus 104 1300 · Bus 109 2100 · Bus 112 900",
    ],
    [
      "The app has crashed 14 times a day on the Pixel 7, 9 times on the Galaxy S22 and 31 times on the iPhone SE.",
      "Pixel 7 14 · Galaxy S22 9 · iPhone SE 31",
    ],
  ],
  "a level is no time of day": [
    [
      "Room 204 hit 29 °C by noon, Room 117 stayed at 23 and the new lab, B3, showed 26.",
      "Room 204 29 · Room 117 23 · B3 26",
    ],
    [
      "Unemployment stood at 8.4% in 2015. It fell to 7.1% in 2017, jumped to 9.2 in 2020, and today is back at 6.",
      "2015 8.4 · 2017 7.1 · 2020 9.2 · Today 6",
    ],
    ["A tenancy here used to last 11 years on average. These days people leave after 4.", "Before 11 · These days 4"],
    ["At 8 am it was 12 °C, by noon 19, at 4 21.", "8 am 12 · Noon 19 · 4 21"],
  ],
  "the amount that figures refer to": [
    ["Per 100 g, kiwis, red peppers and oranges contain 93, 128 and 53 mg.", "Kiwis 93 · Red peppers 128 · Oranges 53"],
  ],
  "a fall told once": [
    [
      "Sparrows are down 31% and starlings 44% on the last census. Magpies, though, are up 12%.",
      "Sparrows -31 · Starlings -44 · Magpies 12",
    ],
    ["Tea is down 5% and coffee is up 3%.", "Tea -5 · Coffee 3"],
  ],
  "months that go on into the next year": [
    ["September 6, December 11, March 15, July 18.", "September 6 · December 11 · March 15 · July 18"],
    [
      "It crossed 10k in May; before that we had 2.5k in February, 4.1k in March and 7.3k in April.",
      "February 2500 · March 4100 · April 7300 · May 10000",
    ],
  ],
  "a magnitude of money is not that of the count beside it": [
    [
      "Year one: 3 employees, £92k turnover. Year two: 5 and £148k. Year three: 9 and £310k.",
      "[Employees / Turnover] Year one 3/92000 · Year two 5/148000 · Year three 9/310000",
    ],
    ["Rent, food and fun came to 18, 9 and 25 thousand euros.", "Rent 18000 · Food 9000 · Fun 25000"],
  ],
  "bare numbers that make up 100 with the shares": [
    [
      "68% of our newsletters are opened on phones and 27% on laptops. Tablets? A lonely 5.",
      "Phones 68 · Laptops 27 · Tablets 5",
    ],
    ["At 16, 41% left school and 43% went on.", "Left school 41 · Went on 43"],
  ],
  "words that only look like times or zeros": [
    ["A year ago our inbox was looked after by 9 volunteers. There are 24 of us today.", "Year ago 9 · Today 24"],
    [
      "Two falls, five admissions, one discharge and nine call bells that turned out to be nothing.",
      "Falls 2 · Admissions 5 · Discharge 1 · Call bells 9",
    ],
  ],
  "days told from the one before": [
    [
      "New infections: yesterday 318, the day before 287, three days ago 301.",
      "Three days ago 301 · Day before 287 · Yesterday 318",
    ],
    [
      "The minimum wage will rise to £12.10 next April; at the moment workers get £11.35.",
      "Now 11.35 · Next April 12.1",
    ],
  ],
  "the last of counted steps": [
    [
      "Lap one 112, lap two 109, lap three 117, last lap 103.",
      "Lap one 112 · Lap two 109 · Lap three 117 · Last lap 103",
    ],
    ["The 60s gave us 4 heatwaves, the 80s 7 and the last decade 24.", "60s 4 · 80s 7 · Last decade 24"],
  ],
  "sizes in descriptions": [
    ["Olga a 140 kg safe, Ben a piano at 215 kg, me a 95-kilo aquarium.", "Olga 140 · Ben 215 · Me 95"],
    ["The 5-hour flight took 6 hours, the train 9.", "Flight 6 · Train 9"],
  ],
  "numbers that are no data": [
    ["We have 34 sopranos, 28 altos and 15 tenors; tickets: call 555 0143.", "Sopranos 34 · Altos 28 · Tenors 15"],
    ["In grades from 1 (bad) to 6 (great): garden 5.8, staff 5.5, food 3.9.", "Garden 5.8 · Staff 5.5 · Food 3.9"],
    [
      "Kwame lifts 105 kg, his sister Efua 112 and their coach, aged 61, still 90.",
      "Kwame 105 · Sister Efua 112 · Coach 90",
    ],
    ["Heather's plank: then 20 seconds, now 1 minute 35, i.e. 95 seconds.", "Then 20 · Now 95"],
    ["At 82, Rosa Blum has published 14 novels, 6 plays and 190 poems.", "Novels 14 · Plays 6 · Poems 190"],
    [
      "Chapter 11 has 46 exercises, chapter 12 has 38, chapter 13 just 9; the exam's on 24 June at 9 in room 3.",
      "Chapter 11 46 · Chapter 12 38 · Chapter 13 9",
    ],
  ],
  "a row told as none, a ratio that is a count": [
    [
      "Hill flock: 88 alive, 9 dead. Lowland flock: 143 alive, 6 dead. Rare breeds: 17 alive, none dead.",
      "[Alive / Dead] Hill flock 88/9 · Lowland flock 143/6 · Rare breeds 17/0",
    ],
    ["Seven out of ten wines were faulty. Two were decent and one was glorious.", "Faulty 7 · Decent 2 · Glorious 1"],
  ],
  "shares of what is lost, changes of what falls": [
    ["We lost 12%, 19% and 7% of colonies in 2021, 2022 and 2023 respectively.", "2021 12 · 2022 19 · 2023 7"],
    ["Apple lost 3%, Tesla 5% and Ford 2%", "Apple -3 · Tesla -5 · Ford -2"],
    ["Sparrows are down 31%, swifts fell 12% and magpies are up 5%.", "Sparrows -31 · Swifts -12 · Magpies 5"],
  ],
  "two times told ahead of their figures": [
    ["Bottles on the beach, before the deposit scheme and after: 1,930 vs 410.", "Before 1930 · After 410"],
    ["Average typos per page, before spectacles and after: 9, 2.", "Before 9 · After 2"],
  ],
  ranges: [["Response (min): City 6–8, Valley 11–13, Islands 24–30.", "City 7 · Valley 12 · Islands 27"]],
  "more of a whole, sums and steps from a base": [
    ["Sixty-five of the 200 seeds sprouted in week one and 80 more in week two.", "Week one 65 · Week two 80"],
    ["We sold 12 on Monday and 3 more on Tuesday.", "Monday 12 · Tuesday 15"],
    [
      "Kiosk A took £415, kiosk B £60 less, and kiosk C as much as the other two put together.",
      "Kiosk A 415 · Kiosk B 355 · Kiosk C 770",
    ],
    [
      "Our herd: 120 Jerseys, 20 fewer Ayrshires, and as many Holsteins as the two breeds combined.",
      "Jerseys 120 · Ayrshires 100 · Holsteins 220",
    ],
    ["Sara clocked up 38 hours. Mehmet did 6 fewer; Inge, 4 more than Sara.", "Sara 38 · Mehmet 32 · Inge 42"],
    [
      "It was 31 °C on the square yesterday, 6 degrees cooler under the limes and 4 degrees hotter in the car park.",
      "Square 31 · Limes 25 · Car park 35",
    ],
    ["Switching to LED brought the church's bill down by £900 to £640 a year.", "Before 1540 · After 640"],
    [
      "600 tonnes of pears. We shipped a third less in plums and 150 tonnes more in apples than in pears.",
      "Pears 600 · Plums 400 · Apples 750",
    ],
  ],
  "whose the first figure is": [
    [
      "Fastest in our class over 60 m was Priya with 9.1 seconds; Ben needed 9.4, Hugo 9.8.",
      "Priya 9.1 · Ben 9.4 · Hugo 9.8",
    ],
  ],
  "names that look like other words": [
    ["Cheddar, Stilton and Caerphilly lost 4, 7 and 11% of their weight.", "Cheddar 4 · Stilton 7 · Caerphilly 11"],
    ["U2 sold out in 11 minutes, Blink-182 in 26 and Maroon 5 in 48.", "U2 11 · Blink-182 26 · Maroon 5 48"],
    [
      "The 60s gave us 4 heatwaves, the 80s 7, the noughties 13 and the last decade 24.",
      "60s 4 · 80s 7 · Noughties 13 · Last decade 24",
    ],
  ],
  "numbers of things, in names and in passing": [
    [
      "Route 5 carries 2,000 people a day, route 8 carries 30% more and route 11 only half as many as route 5.",
      "Route 5 2000 · Route 8 2600 · Route 11 1000",
    ],
    [
      "Section 4 of the report lists 9 cafés, 14 takeaways and 2 schools; section 5 is all about mice.",
      "Cafés 9 · Takeaways 14 · Schools 2",
    ],
    ["On page 3 of issue 118, 9 came by bus, 14 by car and 2 by tram.", "Bus 9 · Car 14 · Tram 2"],
    [
      "Kitchen vs bathroom leaks: Elm House 7 and 12, Cedar 3 and 15, Willow Court 9 and 9.",
      "[Kitchen / Bathroom leaks] Elm House 7/12 · Cedar 3/15 · Willow Court 9/9",
    ],
  ],
  "lines, dashes and seasons": [
    ["Fund: balance\nGrowth: 48,210\nBond: 22,975\nCash: 6,040", "Growth 48210 · Bond 22975 · Cash 6040"],
    ["School roll: 2020–21 188; 2021–22 174; 2022–23 169.", "2020–21 188 · 2021–22 174 · 2022–23 169"],
    ["frames-£310 wheels -£145 , misc bits £88.50", "Frames 310 · Wheels 145 · Misc bits 88.5"],
  ],
  "ranges in words": [["Ann went 3 to 5, Bo 4 to 9.", "[Ann / Bo] Before 3/4 · After 5/9"]],
  "a step is no level": [
    ["My wages go up by £120 a month, to £2,480.", "Before 2360 · Now 2480"],
    ["£84 in May, £30 more in June, and in July twice what we paid in May.", "May 84 · June 114 · July 168"],
    [
      "Sparrows lost 14 per cent, swifts 31 and starlings 8; only magpies gained, by 5 per cent.",
      "Sparrows -14 · Swifts -31 · Starlings -8 · Magpies 5",
    ],
  ],
  "a time behind a clause": [
    [
      "480 followers at Easter, 1,950 after that video in June, and as of today 2,020.",
      "Easter 480 · June 1950 · Today 2020",
    ],
    [
      "The tyre took me fifty minutes the first time, thirty-five the second and twenty the third.",
      "First 50 · Second 35 · Third 20",
    ],
  ],
  "an age group among other names": [
    [
      "Over-65s spend 5.1 hours on TV and 0.9 on streaming; teenagers 0.7 and 3.8; students 1.2 and 3.1.",
      "[TV / Streaming] Over-65s 5.1/0.9 · Teenagers 0.7/3.8 · Students 1.2/3.1",
    ],
    ["The under-12s lost 4 of 18 games and drew 3, won the rest.", "Lost 4 · Drew 3 · Won 11"],
  ],
  "what was lost since a time, and the level now": [
    ["The valley has lost 14 farms since 2010 and is down to 61.", "2010 75 · Now 61"],
    ["Our choir has gained 9 singers since March and is up to 41.", "March 32 · Now 41"],
  ],
};

for (const [what, rows] of Object.entries(tables))
  describe(what, () => {
    test.each(rows)("%s", (text, line) => {
      expect(readLine(text)).toBe(line);
    });
  });
