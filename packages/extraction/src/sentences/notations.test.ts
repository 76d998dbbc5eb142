/** How people note figures in posts, minutes and pasted lines. */
import { describe, expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

const notations: Record<string, readonly (readonly [string, string])[]> = {
  "things lettered or numbered from one to another": [
    ["Grades A to D: 5, 11, 8 and 3 students", "A 5 · B 11 · C 8 · D 3"],
    ["Groups A-D scored 3, 5, 7 and 9.", "A 3 · B 5 · C 7 · D 9"],
    [
      "Wards 1 to 5 recorded turnouts of 31, 28, 44, 39 and 52 per cent on 2 May.",
      "Ward 1 31 · Ward 2 28 · Ward 3 44 · Ward 4 39 · Ward 5 52",
    ],
    ["Team A scored 12, Team B 19 and Team C 7", "Team A 12 · Team B 19 · Team C 7"],
  ],
  "amounts with a share each": [
    ["Under 5 min 18%, 5 to 10 min 54%, over 10 min 28%", "Under 5 min 18 · 5 to 10 min 54 · Over 10 min 28"],
    ["Less than 1 h: 22%, 1-2 h: 41%, more than 2 h: 37%", "Less than 1 h 22 · 1-2 h 41 · More than 2 h 37"],
    ["Under €20k 18%, €20k-40k 31%, over €40k 51%", "Under €20k 18 · €20k-40k 31 · Over €40k 51"],
    ["How many? 0: 12%, 1: 31%, 2: 29%, 3+: 28%", "0 12 · 1 31 · 2 29 · 3+ 28"],
    ["Rent €950 40%, food €310 30%, fun €120 5%", "Rent 40 · Food 30 · Fun 5"],
  ],
  "stretches of time with a figure each": [
    ["Jan–Mar 120, Apr–Jun 135, Jul–Sep 160", "Jan–Mar 120 · Apr–Jun 135 · Jul–Sep 160"],
    ["Calls: Mon-Fri 120, Sat-Sun 340", "Mon-Fri 120 · Sat-Sun 340"],
    ["Calls Mon-Fri: 3, 5, 2, 8, 9", "Mon 3 · Tue 5 · Wed 2 · Thu 8 · Fri 9"],
    ["45 min before, 28 min after", "Before 45 · After 28"],
    ["Lane A: 50 Mon, 60 Wed, 55 Fri. Lane B: 42, 40, 48.", "[Lane A / Lane B] Mon 50/42 · Wed 60/40 · Fri 55/48"],
    ["Fizz\nCava .... 34 cases\nSekt .... 2 cases (thanks, Jo)\nWine .... 9 cases", "Cava 34 · Sekt 2 · Wine 9"],
    ["Pup: 8 wks: 4.1 kg, 12 wks: 7.6 kg, 16 wks: 11.3 kg", "8 wks 4.1 · 12 wks 7.6 · 16 wks 11.3"],
    ["Delays today: M1 +12min, M2 +4min, S8 +31min", "M1 12 · M2 4 · S8 31"],
    ["+30 min 62, +60 min 71, +90 min 80", "+30 min 62 · +60 min 71 · +90 min 80"],
    ["Umsatz im 1. Quartal 1,2 Mio. €, im 2. Quartal 1,4 Mio. €", "1. Quartal 1200000 · 2. Quartal 1400000"],
  ],
  "small pictures and stars": [
    ["🍎 12\n🍌 7\n🍇 3", "🍎 12 · 🍌 7 · 🍇 3"],
    ["👍: 41, 👎: 12, 🤷: 5", "👍 41 · 👎 12 · 🤷 5"],
    ["#Final jury/televote\n🇸🇪 340/243\n🇫🇮 150/376", "[Jury / Televote] 🇸🇪 340/243 · 🇫🇮 150/376"],
    ["Mon: ☀️ 14, Tue: 🌧 9", "Mon 14 · Tue 9"],
    ["Speed ★★★★☆, price ★★, support ⭐️⭐️⭐️⭐️⭐️", "Speed 4 · Price 2 · Support 5"],
    ["Speed 4, price 2 – ★★★★", "Speed 4 · Price 2"],
  ],
  "dashes between figures": [
    ["Records (W-D-L): Ajax 12-3-2, PSV 10-4-3", "[Ajax / PSV] W 12/10 · D 3/4 · L 2/3"],
    ["Stop – on – off\nHarbour – 120 – 15\nHospital – 22 – 98", "[On / Off] Harbour 120/15 · Hospital 22/98"],
    ["Mon – 12\nTue – 15\nWed – 9", "Mon 12 · Tue 15 · Wed 9"],
    ["By age: under 18 – 22, over 65 – 13", "Under 18 22 · Over 65 13"],
    ["Net migration: 2020 (34), 2021 12, 2022 (8), 2023 41", "2020 -34 · 2021 12 · 2022 -8 · 2023 41"],
  ],
  "one column that says the same on every line": [
    ["Steps\tSun\t9,812\nSteps\tMon\t4,377\nSteps\tTue\t6,020", "Sun 9812 · Mon 4377 · Tue 6020"],
    ["Ajax\t10\t24\nPSV\t10\t21\nAZ\t9\t20", "[Value 1 / Value 2] Ajax 10/24 · PSV 10/21 · AZ 9/20"],
  ],
  percentiles: [
    ["Openness 82nd percentile, extraversion 30th", "Openness 82 · Extraversion 30"],
    ["In the 90th percentile for maths and the 60th for reading.", "Maths 90 · Reading 60"],
  ],
  "what is measured, in one measure": [
    ["p50, p95 and p99 settled at 41 ms, 180 ms and 1.2 s, respectively.", "p50 41 · p95 180 · p99 1200"],
    ["Her 400m times: 51.9 in Doha, 50.7 in Oslo, 49.8 in Rome.", "Doha 51.9 · Oslo 50.7 · Rome 49.8"],
    ["Tigers need 10 kg of meat a day, wolves 3, foxes half a kilo.", "Tigers 10 · Wolves 3 · Foxes 0.5"],
  ],
  "one series that goes from one level to the next": [
    [
      "Print sold 120 in 2021, 98 in 2022 and 75 in 2023; online went from 40 to 66 to 110.",
      "[Print / Online] 2021 120/40 · 2022 98/66 · 2023 75/110",
    ],
    ["In the first quarter 14 clients, in the second 19", "First quarter 14 · Second quarter 19"],
    ["12 in 2022 and 20 in 2023", "2022 12 · 2023 20"],
    ["In 2023 they sold 20 cakes each, in 2024 31.", "2023 20 · 2024 31"],
    ["Q1 14, the second 19", "Q1 14 · Q2 19"],
    ["At 5 a child knows 5,000 words, at 10 20,000, at 18 40,000.", "5 5000 · 10 20000 · 18 40000"],
  ],
  "levels told one after the other": [
    ["Up 40% on mobile, flat on desktop and down 15% on tablet", "Mobile 40 · Desktop 0 · Tablet -15"],
    ["Leeds 3 wins 2 draws 1 loss, York 1 win 4 draws 1 loss", "[Leeds / York] Wins 3/1 · Draws 2/4 · Loss 1/1"],
    ["Windows 11 users 62%, Windows 10 users 38%", "Windows 11 users 62 · Windows 10 users 38"],
    ["My weight: 81.4 → 80.9 → 79.7 kg", "1 81.4 · 2 80.9 · 3 79.7"],
    ["Churn fell from 8% to 5% and then to 3%.", "1 8 · 2 5 · 3 3"],
    ["Over 18 months our churn went from 8% to 5%.", "Before 8 · After 5"],
    ["From 2015 to 2020 our emissions fell 12%, from 2020 to 2025 another 18%.", "2020 -12 · 2025 -18"],
    [
      "Ana 28 points 8 rebounds 11 assists, Bo 31 points 14 rebounds 3 assists",
      "[Points / Rebounds / Assists] Ana 28/8/11 · Bo 31/14/3",
    ],
  ],
  "numbers that belong to a name": [
    ["MacBook 18, XPS 13 12, Surface 15", "MacBook 18 · XPS 13 12 · Surface 15"],
    ["Bus 42 carries 3,100, bus 7 2,400 and tram 3 8,900.", "Bus 42 3100 · Bus 7 2400 · Tram 3 8900"],
  ],
  "small words of other languages": [
    [
      "Le chômage : 7,4 % en France, 5,2 % en Allemagne et 11,9 % en Espagne.",
      "France 7.4 · Allemagne 5.2 · Espagne 11.9",
    ],
    ["Madrid 12, Bilbao 9 y Sevilla 7", "Madrid 12 · Bilbao 9 · Sevilla 7"],
    ["Bonn 12, Kiel 9 und Ulm 7", "Bonn 12 · Kiel 9 · Ulm 7"],
    ["Im Jahr 2020 waren es 1.250 Besucher, 2021 nur 840 und 2022 wieder 1.930.", "2020 1250 · 2021 840 · 2022 1930"],
  ],
  "a magnitude in brackets": [
    ["Daily users (k): Mon 12.1, Tue 13.4", "Mon 12100 · Tue 13400"],
    ["Weight (kg): Ana 61, Bo 84", "Ana 61 · Bo 84"],
  ],
  "a part of a whole beside counts": [
    ["Half of our 300 pupils walk, 90 take the bus, 60 cycle", "Walk 150 · Bus 90 · Cycle 60"],
    ["A fifth of the 500 bikes need brakes, 120 new tyres and 45 a chain", "Brakes 100 · New tyres 120 · Chain 45"],
    [
      "Of 1,900 barn fires: wiring 46%, hay 25, arson 18, lightning 11.",
      "Wiring 46 · Hay 25 · Arson 18 · Lightning 11",
    ],
  ],
  "days by slash": [
    ["3/9: 14\n10/9: 22\n17/9: 19", "3/9 14 · 10/9 22 · 17/9 19"],
    ["3/9 – 14\n10/9 – 22\n17/9 – 19", "3/9 14 · 10/9 22 · 17/9 19"],
    ["Attendance 3/9 14, 10/9 22, 17/9 19, 24/9 31", "3/9 14 · 10/9 22 · 17/9 19 · 24/9 31"],
    ["Scores: Ann 3/9, Bo 10/9, Cy 7/9", "Ann 3 · Bo 10 · Cy 7"],
  ],
  "marks and grades": [
    ["Grades: A* 12%, A 25%, B 31%, C 20%", "A* 12 · A 25 · B 31 · C 20"],
    ["*A* 12, *B* 14", "A 12 · B 14"],
    ["Children: none 40%, one 25%, two 20%, three or more 15%", "None 40 · One 25 · Two 20 · Three or more 15"],
  ],
  "the topic in front of a list": [
    [
      "Sales: tea 120 (last year: 105), coffee 98 (90), cocoa 87 (82), milk 12 (15)",
      "[Tea / Coffee / Cocoa / Milk] Last year 105/90/82/15 · Now 120/98/87/12",
    ],
    [
      "It rained on 12 days in June, 9 in July and a mere 4 in August; last year it was 15, 14 and 11",
      "[This year / Last year] June 12/15 · July 9/14 · August 4/11",
    ],
  ],
  "a run behind a time": [
    ["Over 18 months our churn went from 8% to 5% to 3%", "1 8 · 2 5 · 3 3"],
    ["Weight over 5 months: 84.2, 83.9, 83.5", "1 84.2 · 2 83.9 · 3 83.5"],
  ],
  "records of a club": [
    ["Our record: W13 D4 L2", "W 13 · D 4 · L 2"],
    ["Leeds W12 D5 L3, Hull W10 D4 L6", "[Leeds / Hull] W 12/10 · D 5/4 · L 3/6"],
    ["Leeds: W12 D5 L3\nHull: W10 D4 L6", "[Leeds / Hull] W 12/10 · D 5/4 · L 3/6"],
    ["Lamps: W5 12, W6 14, W7 9", "W5 12 · W6 14 · W7 9"],
  ],
  "hours past noon": [
    ["9-12: 45 calls, 12-3: 61", "9-12 45 · 12-3 61"],
    ["Calls 9-12: 45, 12-3: 61, 3-6: 38", "9-12 45 · 12-3 61 · 3-6 38"],
    ["18-24: 12%, 25-34: 31%", "18-24 12 · 25-34 31"],
  ],
  "names that are sites": [
    ["Booking.com 4.5, Airbnb 4.2, Expedia 3.9", "Booking.com 4.5 · Airbnb 4.2 · Expedia 3.9"],
    ["Traffic: Amazon.com 41%, Walmart.com 22%, ebay.com 19%", "Amazon.com 41 · Walmart.com 22 · Ebay.com 19"],
    ["Sign up at shop24.com: tea 4, coffee 5", "Tea 4 · Coffee 5"],
  ],
  "a magnitude in the head": [
    ["City, pop (m)\nLondon, 9.5\nParis, 2.1\nRome, 2.8", "London 9500000 · Paris 2100000 · Rome 2800000"],
    ["Name, height (m)\nAnn, 1.7\nBo, 1.8\nCy, 1.9", "Ann 1.7 · Bo 1.8 · Cy 1.9"],
  ],
  "thousands in the head": [
    ["Viewers (000s): Kent 41, Devon 29, Fife 17", "Kent 41000 · Devon 29000 · Fife 17000"],
    ["Wheat/rye, 000 t: Poland 12/9, Latvia 3/1", "[Wheat / Rye] Poland 12000/9000 · Latvia 3000/1000"],
    ["Budget £'000: roof 41, paint 12, doors 9", "Roof 41000 · Paint 12000 · Doors 9000"],
    ["Rome 10 000, Oslo 12 000, Bari 9 000", "Rome 10000 · Oslo 12000 · Bari 9000"],
  ],
  "a figure for each round amount": [
    ["The van took 9.1 l/100 km loaded and 7.4 empty", "Loaded 9.1 · Empty 7.4"],
    ["Salt: bread 1.2 g/100 g, crisps 1.9", "Bread 1.2 · Crisps 1.9"],
    ["Staff/guards: Kent 14k/2k, Fife 12k/10k", "[Staff / Guards] Kent 14000/2000 · Fife 12000/10000"],
  ],
  "years with an apostrophe": [
    ["Lambs: '21 – 140, '22 – 152, '23 – 149", "2021 140 · 2022 152 · 2023 149"],
    ["Swimmers '18-24' 140, '25-34' 152", "18-24 140 · 25-34 152"],
  ],
  "letters and a number that count on": [
    ["GW4: Pia 51, Lou 40. GW5: Pia 38, Lou 62.", "[Pia / Lou] GW4 51/40 · GW5 38/62"],
    ["MD1 1,200 fans, MD2 900, MD3 1,450", "MD1 1200 · MD2 900 · MD3 1450"],
  ],
  "before and after": [
    ["Queue at the till: 14 min before the new scanner, 6 after.", "Before 14 · After 6"],
    ["Repairs, 31 days after the merger; 12 before", "Before 12 · After 31"],
    ["Calls: 24 hours after launch 90, 48 hours after launch 60", "24 hours 90 · 48 hours 60"],
  ],
  "a time that the others are parts of": [
    ["2021: 31 in March, then 28, 35 and 40 in June", "March 31 · April 28 · May 35 · June 40"],
    ["Term 1: 12 on Monday, then 9, 14 and 11 on Thursday", "Monday 12 · Tuesday 9 · Wednesday 14 · Thursday 11"],
    ["2021: 31, 2022: 28, 2023: 35", "2021 31 · 2022 28 · 2023 35"],
  ],
  "places that the lead runs through": [
    [
      "Guests, spring to autumn. Inn: 40, 55, 31. Camp: 12, 90, 8.",
      "[Inn / Camp] Spring 40/12 · Summer 55/90 · Autumn 31/8",
    ],
    ["Fires since 2019: Kent 41, 38, 52; Fife 12, 15, 9", "[Kent / Fife] 2019 41/12 · 2020 38/15 · 2021 52/9"],
    ["Sets won: Kent 41, 38, 52; Fife 12, 15, 9", "[Kent / Fife] 1 41/12 · 2 38/15 · 3 52/9"],
  ],
  "ranges that share their unit": [
    ["10–20 min for the walk, 30–40 for the drive and 70 for the bus", "Walk 15 · Drive 35 · Bus 70"],
    ["Laps 1 to 3 took 61, 63 and 66 seconds; lap 2 was wet", "Lap 1 61 · Lap 2 63 · Lap 3 66"],
  ],
  "names with a number or a letter in them": [
    ["Room 12 holds 90, room 14 110 and room 210 135", "Room 12 90 · Room 14 110 · Room 210 135"],
    ["Form 2a's 41, form 2c's 38, staff 12", "Form 2a 41 · Form 2c 38 · Staff 12"],
  ],
  "thousands or kilometres": [
    ["Bike counter on the bridge: Jan 41k, Feb 44k, Mar 78k", "Jan 41000 · Feb 44000 · Mar 78000"],
    ["Ran on Mon 8k, Tue 12k, Wed 9k", "Mon 8 · Tue 12 · Wed 9"],
  ],
  "answers and who gave them": [
    ["31 councillors for, 14 against", "For 31 · Against 14"],
    ["Goals for and against: Leeds 12 and 9, Hull 8 and 14", "[Goals for / Against] Leeds 12/9 · Hull 8/14"],
    ["Yes/No by age: 18-34 70/30, 35-54 55/45, 55+ 40/60", "[Yes / No] 18-34 70/30 · 35-54 55/45 · 55+ 40/60"],
  ],
};

for (const [name, rows] of Object.entries(notations))
  describe(name, () => {
    test.each(rows)("%s", (text, chart) => {
      expect(readLine(text)).toBe(chart);
    });
  });
