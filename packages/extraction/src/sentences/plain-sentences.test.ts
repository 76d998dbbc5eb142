/** Sentences typed off the cuff, and how they are read. */
import { describe, expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

const read: Record<string, readonly (readonly [string, string])[]> = {
  "names that the words beside the figures deny": [
    ["Water covers 71% of the Earth's surface and land 29%", "Water 71 · Land 29"],
    ["Google has 91% of the market and Bing 4%", "Google 91 · Bing 4"],
    ["Tea cost £2, cake £4 and a ridiculous £9 for the sandwich", "Tea 2 · Cake 4 · Sandwich 9"],
    ["Rust takes 19%, Go 6% and a mysterious 4% of other stuff", "Rust 19 · Go 6 · Other stuff 4"],
    ["Tea cost £2, cake £4 and a coffee £9", "Tea 2 · Cake 4 · Coffee 9"],
    ["12% of the homes and 3% of the flats are empty", "Homes 12 · Flats 3"],
    ["I drink 3 coffees a day, my wife 1 and my boss 6!!", "Me 3 · Wife 1 · Boss 6"],
    ["Only 12% read the manual; 88% don't", "Read the manual 12 · Don't 88"],
    ["15% voted, 85% didn't", "Voted 15 · Didn't 85"],
    ["Women's team: 5 wins 2 losses, men's team: 3 wins 4 losses", "[Wins / Losses] Women's team 5/2 · Men's team 3/4"],
    ["Red team 5 wins 2 losses, blue team 3 wins 4 losses", "[Wins / Losses] Red team 5/2 · Blue team 3/4"],
    [
      "Night shift: 4 nurses for 28 patients, day shift 7 nurses for 30",
      "[Nurses / Patients] Night shift 4/28 · Day shift 7/30",
    ],
    ["wins 5 losses 2 for Leeds, wins 3 losses 4 for Hull", "[Wins / Losses] Leeds 5/2 · Hull 3/4"],
    ["The yacht is 12 m long, seats 45 and costs €320,000", "unclear"],
    ["The tent sleeps 4, weighs 12 kg and costs $300", "unclear"],
    ["The van seats 9, the car 5 and the bus 52", "Van 9 · Car 5 · Bus 52"],
  ],
  "rows of two figures whose columns have no names": [
    ["Mon 22/14, Tue 25/15, Wed 19/11", "[High / Low] Mon 22/14 · Tue 25/15 · Wed 19/11"],
    ["Forecast Mon 22/14°C, Tue 25/15°C, Wed 19/11°C", "[High / Low] Mon 22/14 · Tue 25/15 · Wed 19/11"],
    ["Lions 61-44, Tigers 78-29, Bears 50-55", "[First / Second] Lions 61/44 · Tigers 78/29 · Bears 50/55"],
    ["BP: Mon 120/80, Tue 135/85, Wed 128/82", "[Systolic / Diastolic] Mon 120/80 · Tue 135/85 · Wed 128/82"],
    ["Won/lost: Leeds 12/4, Hull 9/7, York 3/13", "[Won / Lost] Leeds 12/4 · Hull 9/7 · York 3/13"],
    ["Faults: kettles 2/40, irons 5/22, fans 9/12", "Kettles 2 · Irons 5 · Fans 9"],
    ["Quiz: Anna 9/10, Ben 7/10, Cleo 8/10", "Anna 9 · Ben 7 · Cleo 8"],
    ["Paris 12-15, Rome 18-22, Oslo 5-9", "Paris 13.5 · Rome 20 · Oslo 7"],
  ],
  "two sides with their figures behind both": [
    ["kids prefer tea to coffee 12 to 8", "Tea 12 · Coffee 8"],
    ["We picked pizza over pasta, 9 to 4", "Pizza 9 · Pasta 4"],
    ["Voters backed Smith over Jones 54% to 46%", "Smith 54 · Jones 46"],
    ["They prefer dogs over cats 40 to 60", "unclear"],
    ["A dentist earns three times as much as a nurse, 150k against 50k", "Dentist 150000 · Nurse 50000"],
    ["Leeds has twice as many trams as Hull, 40 to 20", "Leeds 40 · Hull 20"],
    ["A nurse earns half as much as a dentist, 50k vs 100k", "Nurse 50000 · Dentist 100000"],
    ["She prefers to run from 5 to 8", "Before 5 · After 8"],
  ],
  "what numbers are": [
    [
      "Rent went from 700 to 950 in Leeds and from 1100 to 1500 in London",
      "[Leeds / London] Before 700/1100 · After 950/1500",
    ],
    ["Girls average 14.2 sec for the 100m, boys 13.1", "Girls 14.2 · Boys 13.1"],
    ["Men's 100m: Lyles 9.79, Thompson 9.79, Kerley 9.81", "Lyles 9.79 · Thompson 9.79 · Kerley 9.81"],
    ["Raised 100m: city 60.5, state 39.5", "City 60500000 · State 39500000"],
    ["She ran the 100m in 12.4 sec, the 200m in 25.9 and the 400m in 58", "100m 12.4 · 200m 25.9 · 400m 58"],
    ["Lakers 112 Celtics 108, Bulls 99 Heat 104", "Lakers 112 · Celtics 108 · Bulls 99 · Heat 104"],
    ["Windows 11 52, Mac 30, Linux 9", "Windows 11 52 · Mac 30 · Linux 9"],
    ["0600: 12, 0930: 45, 1400: 80", "0600 12 · 0930 45 · 1400 80"],
    ["3 of 10 shops in Lagos accept cards, in Abuja it is 5 of 10", "Lagos 3 · Abuja 5"],
    ["12 of 20 in class A passed, in class B 15 of 20", "Class A 12 · Class B 15"],
    ["rest 58, warm up 112, cool down 95", "Rest 58 · Warm up 112 · Cool down 95"],
    ["Sales down 12, costs up 4", "Sales -12 · Costs 4"],
  ],
  "years, degrees and results": [
    ["Membership 2020 112, 2021 98, 2022 134", "2020 112 · 2021 98 · 2022 134"],
    ["Lagos 33C, Abuja 31C, Jos 24C at 3pm", "Lagos 33 · Abuja 31 · Jos 24"],
    ["Denver 88F, Boston 75F", "Denver 88 · Boston 75"],
    ["Row 12C, Row 14C", "nothing-to-chart"],
    ["flat 3C and house 4C", "nothing-to-chart"],
    ["Warriors beat Nets 118-104", "Warriors 118 · Nets 104"],
    ["Turns out our office plants outnumber us 34 to 19.", "Office plants 34 · Us 19"],
    ["The Lakers beat the Celtics 112 to 108", "Lakers 112 · Celtics 108"],
  ],
  "names made whole, or cut": [
    ["I spend £45 on petrol, the missus £20 and our lad £90", "Me 45 · Missus 20 · Lad 90"],
    ["I spend £45 on petrol, £20 on food", "Petrol 45 · Food 20"],
    ["A plate is ₦1,500 here, ₦2,200 at the mall and ₦4,000 at the airport", "Here 1500 · Mall 2200 · Airport 4000"],
    ["Yes 60, no 35, prefer not to say 5", "Yes 60 · No 35 · Prefer not to say 5"],
    ["21% no, 17% dont know, 62% yes", "No 21 · Don't know 17 · Yes 62"],
    ["500 people signed up, 320 turned up, 45 stayed to clean", "Signed up 500 · Turned up 320 · Stayed to clean 45"],
    ["diet 3.4 kg, exercise 2.1 kg, diet + exercise 5.2 kg", "Diet 3.4 · Exercise 2.1 · Diet + exercise 5.2"],
    ["1 in 4 adults smoke, 1 in 10 teens", "Adults 25 · Teens 10"],
    ["60% work in person, 40% remote", "In person 60 · Remote 40"],
    ["55% study full time, 45% part time", "Full time 55 · Part time 45"],
    [
      "Sugar: 5.4 before breakfast, 8.1 after lunch, 6.9 at bedtime",
      "Before breakfast 5.4 · After lunch 8.1 · Bedtime 6.9",
    ],
    ["Before training 12, after training 18", "Before 12 · After 18"],
    ["Chidi 78, Ngozi 85, Emeka 64, class average 71", "Chidi 78 · Ngozi 85 · Emeka 64 · Class average 71"],
    ["bank 4,120; cash 88; owed to us 310", "Bank 4120 · Cash 88 · Owed 310"],
    ["Boys: 12 play football, 5 chess. Girls: 7 play football, 9 chess.", "[Football / Chess] Boys 12/5 · Girls 7/9"],
  ],
  "sides that are small words": [
    ["Minutes: For the motion 14, against 3, abstained 2.", "For 14 · Against 3 · Abstained 2"],
    ["In favour of the merger 52, against 40, spoiled 3", "In favour 52 · Against 40 · Spoiled 3"],
    ["We paid 140 for the roof, 90 for the floor and 12 against damp", "Roof 140 · Floor 90 · Damp 12"],
    ["He earns 52k, she earns 58k", "He 52000 · She 58000"],
    ["They won 3 games, we won 7", "They 3 · We 7"],
    ["She was 12 then, she is 15 now", "Then 12 · Now 15"],
    ["He left at 5, she left at 6", "unclear"],
  ],
};

for (const [rule, rows] of Object.entries(read))
  describe(rule, () => {
    test.each(rows)("%s", (text, line) => expect(readLine(text)).toBe(line));
  });
