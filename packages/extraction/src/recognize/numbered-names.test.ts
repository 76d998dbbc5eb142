import { expect, test } from "vitest";
import { scanText } from "../text/scan.ts";
import { recognizeAll } from "./all-rules.ts";
import type { Mention } from "./mention.ts";

const shown = (text: string, { kind, start, end }: Mention): string =>
  `${kind === "figure" ? "" : kind === "name" ? "=" : kind === "axis" ? "@" : "-"}${text.slice(start, end)}`;
const read = (text: string): string =>
  recognizeAll(scanText(text))
    .map((mention) => shown(text, mention))
    .join(" | ");

const rows: readonly (readonly [string, string])[] = [
  // a name, its number, and what is said of it
  [
    "Ruby 3.2 boots in 4 s, Ruby 3.3 needs 3 s and Node 20.1 just 1 s.",
    "=Ruby 3.2 | 4 s | =Ruby 3.3 | 3 s | =Node 20.1 | 1 s",
  ],
  [
    "Studio 4 sold 120 seats, Studio 7, 90, and Blink 182 just 60.",
    "=Studio 4 | 120 | =Studio 7 | 90 | =Blink 182 | 60",
  ],
  ["Die Soon 2 made $240m, Yes Man 3 $1.07bn", "=Soon 2 | $240m | =Man 3 | $1.07bn"],
  ["Rain reached 3.5 mm in Cork 12 mm in Kerry", "3.5 mm | 12 mm"],
  // the last of a row is a figure, though it might be a name
  ["Jupiter has 95 moons, Uranus 28, Saturn 146 – as of 2023.", "95 | 28 | 146 | @2023"],
  // numbers as things
  ["The 911 Turbo S does 330 km, the 718 Cayman 285.", "=911 | 330 km | =718 | 285"],
  ["puregym 22.99, the posh 1 = 89, size 8 = 12; 5 + 3 = 8", "22.99 | =1 | 89 | =8 | 12 | 5 | 3 | 8"],
  ["The shop sold 40, the Tesco on junction 4 about 120.", "40 | =junction 4 | 120"],
  ["At number 14 they have 3 cats, at number 16 five.", "=number 14 | 3 | =number 16 | five"],
  ["Exam 1 is on Monday, exam 2 on Friday.", "=Exam 1 | @Monday | =exam 2 | @Friday"],
  ["Room 4 was booked 18 times, room 6 only 11 times and the main hall 27.", "=Room 4 | 18 | =room 6 | 11 | 27"],
  ["Ann bought 12 for £4, Bo 25 for £9.", "12 | £4 | 25 | £9"],
  ["12 of 80 in Hull, 31 of 90 in York.", "12 | -80 | 31 | -90"],
  ["In a typical week 40 people come, 60 in week 2.", "40 | 60 | @week 2"],
  ["gr8 turnout 2nite, 45 ppl", "=2nite | 45"],
  ["Black Friday 120 orders, Friday 90", "120 | @Friday | 90"],
  [
    "Bus 42 carried 5,300 people, Bus 9 carried 2,950 and the 18 just 1,110.",
    "=Bus 42 | 5,300 | =Bus 9 | 2,950 | =18 | 1,110",
  ],
  ["Version 1.0 had 12 bugs, 1.1 had 30 and 2.0 had 7.", "=Version 1.0 | 12 | =1.1 | 30 | =2.0 | 7"],
  ["Radio 4 had 12 and the 3 we love 9", "=Radio 4 | 12 | 3 | 9"],
  ["Ann sold 31, Bo 28, Cy 40. Car no. 77, budget 150 euros.", "31 | 28 | 40 | -77 | 150 euros"],
  ["Room 204, period 3: Saturn has 12 votes.", "=Room 204 | @period 3 | 12"],
  ["Ann sold 12, Bo 9; coverage on channel 15 (slide 4).", "12 | 9 | =channel 15 | =slide 4"],
  ["Apollo 11 brought 21.5 kg; Apollo 12, a record, 34.3.", "=Apollo 11 | 21.5 kg | =Apollo 12 | 34.3"],
  ["Fahrenheit 451 48 times, Ulysses 12", "=Fahrenheit 451 | 48 | 12"],
  ["Ann 31, Bo 28 (see pp. 4-6).", "31 | 28 | =pp. 4-6"],
  ["Sold on p. 4 - 26 books", "=p. 4 | 26"],
  ["Games 38 26 and 12", "38 | 26 | 12"],
  ["24 hours after launch it has crashed on 7% of phones.", "-24 hours after | 7%"],
  ["He runs it in 24 hours after a rest.", "24 hours | @after"],
  ["Tents 12, boots 40, gear 30.", "12 | 40 | 30"],
  ["January's 120 seem few next to the 12 we had in May", "@January's | 120 | 12 | @May"],
  ["Ann's 12 beat Bo's 9", "12 | 9"],
  ["Vans 9,200 and 8,100, cars 21,300 and 19,800.", "9,200 | 8,100 | 21,300 | 19,800"],
  ["Wards 1 to 3 had 31, 28 and 44 votes.", "@Wards 1 to 3 | 31 | 28 | 44"],
  ["RTX 5070 88, RTX 4070 71, RX 7800 XT 91", "=RTX 5070 | 88 | =RTX 4070 | 71 | =RX 7800 | 91"],
  ["Leeds 12 Derby 9, Hull 7 Stoke 5", "12 | 9 | 7 | 5"],
  ["Kane 31 goals in 32 games, Guirassy 21 in 30", "31 | 32 | 21 | 30"],
  ["Area 51 in 2023 had 4.8 stars", "=Area 51 | @2023 | 4.8 stars"],
  ["Dota 2 720k, Portal 2 14, Apex 190k", "=Dota 2 | 720k | 2 | 14 | 190k"],
  ["Oslo 7 320, Bergen 4 100", "7 320 | 4 100"],
  // codes
  ["Ryzen 9 9950X 42,500, Ryzen 7 9800X3D 23,100", "=Ryzen 9 | =9950X | 42,500 | =Ryzen 7 | =9800X3D | 23,100"],
  ["Ours runs 5X faster, theirs 12500K", "5X | 12500K"],
  ["Phase 2a cost £7bn, phase 2b £41bn.", "=2a | £7bn | =2b | £41bn"],
  ["Class 7B £275 and 8C £410", "=7B | £275 | =8C | £410"],
  ["The 5K drew 300 runners, the 10K 180.", "=5K | 300 | =10K | 180"],
  ["The 49ers scored 31, the 76ers 98.", "=49ers | 31 | =76ers | 98"],
  ["The 320i has 184 hp, the C200 204 hp.", "=320i | 184 | 204"],
  // versions
  ["HumanEval: GPT-4o 90.2%, Claude 3.5 Sonnet 92%, Qwen 2.5 86%", "90.2% | =Claude 3.5 | 92% | =Qwen 2.5 | 86%"],
  ["Ana 4.5 23.9, Ben 3.1 22.8", "4.5 | 23.9 | 3.1 | 22.8"],
  ["Rain in Ana 4.5 Ben 23.9 Cleo 44.1", "4.5 | 23.9 | 44.1"],
  ["The S24 lasted 14 h, the Pixel 8 11 h, firmware 3.1.", "14 h | =Pixel 8 | 11 h | =firmware 3.1"],
  ["In 2019 the school used 210 and the town hall 180; in 2020 92 and 88.", "@2019 | 210 | 180 | @2020 | 92 | 88"],
  ["We met in hall 12; 40 came, 30 stayed.", "=hall 12 | 40 | 30"],
  ["Since iOS 14.5 it is 1.9 on Meta, 3.4 on Google.", "=iOS 14.5 | 1.9 | 3.4"],
  // ages, ranks, wholes
  ["Mia, 34, earns €3,100; Paul, 29, earns €2,700.", "-34 | €3,100 | -29 | €2,700"],
  ["Bus 12 isn't stopping here between 9 and 4.", "=Bus 12 | @9 and 4"],
  ["Between 4 and 9 of us eat 30 pies.", "4 | 9 | 30"],
  ["On 30 June the 2nd XI had 7 wins, the 3rd XI 5.", "@30 June | @2nd | 7 | @3rd | 5"],
  [
    "Two of our 12 buses broke down in May, five in June and one in July.",
    "Two | -12 | @May | five | @June | one | @July",
  ],
  ["Two of our 12 buses broke down in May, three of our 14 in June.", "Two | 12 | @May | three | 14 | @June"],
  ["Nobody failed in 2021, two did in 2022.", "Nobody | @2021 | two | @2022"],
  ["Nobody likes 2021, we sold two in 2022.", "@2021 | two | @2022"],
];
test.each(rows)("%s", (text, expected) => expect(read(text)).toBe(expected));
