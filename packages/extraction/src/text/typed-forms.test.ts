import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { typedForms } from "./typed-forms.ts";

test.each([
  ["Four of ten plan to stay, three in ten will fly, the rest drive.", "Stay 40 · Fly 30 · Drive 30"],
  ["Flour 2-1/2 cups, sugar 1-1/4 cups", "Flour 2.5 · Sugar 1.25"],
  ["★★★★★ 64\n★★★★ 21\n★★★ 9", "5★ 64 · 4★ 21 · 3★ 9"],
  ["Turin → 12\nPadua → 15\nParma → 9", "Turin 12 · Padua 15 · Parma 9"],
  ["2.4G films\n310M music\n12M notes", "Films 2400 · Music 310 · Notes 12"],
  [
    "USD | 2013 | 2014 | 2015 |\n---|---|---|---|\nEBIT | (3 m) | (2.6 m) | 412.5 k |",
    "2013 -3000000 · 2014 -2600000 · 2015 412500",
  ],
  [
    "#1 | Chile | $1.4 trillion |\n#2 | Peru | $0.9 trillion |\n#3 | Cuba | $0.4 trillion |",
    "Chile 1400000000000 · Peru 900000000000 · Cuba 400000000000",
  ],
  ["Rex: 5 lbs. 12 oz., Ivy: 5 lbs. 8 oz., Bo: 6 lbs. 2 oz.", "Rex 92 · Ivy 88 · Bo 98"],
  ["Coffee kr 45, bun kr 38, tea kr 30", "Coffee 45 · Bun 38 · Tea 30"],
  ["Earnings fell to RM7.73 million from RM8.65 million.", "Before 8650000 · After 7730000"],
  ["Rye 367 thsd tonnes, oats 212 thsd tonnes", "Rye 367000 · Oats 212000"],
  ["Battery after 1 hour: 92%, after 2: 81%, after 4: 60%", "1 hour 92 · 2 hours 81 · 4 hours 60"],
  ["EV share of new cars q1-q4: 12, 14, 15, 19 %", "Q1 12 · Q2 14 · Q3 15 · Q4 19"],
  ["Average temp (°C) Jan -3 Feb -1 Mar 4 Apr 10", "Jan -3 · Feb -1 · Mar 4 · Apr 10"],
  ["Revenue 2021 1.2M, 2022 1.5 M, 2023 2,1M", "2021 1200000 · 2022 1500000 · 2023 2100000"],
  ["Users: Meta 3.2 B, X 600 M, Snap 400 M", "Meta 3200000000 · X 600000000 · Snap 400000000"],
  ["Heights: tower 120 M, mast 85 M", "Tower 120 · Mast 85"],
  ["PHP 18%, Python 31%, JS 64%", "PHP 18 · Python 31 · JS 64"],
  ["Of the 120 beds on our ward 34 are surgical, 52 medical", "Surgical 34 · Medical 52"],
  ["Of the 300 seats 120 are sold, 90 reserved — the rest empty", "Sold 120 · Reserved 90 · Empty 90"],
  ["Maths test: 7A, 12B, 6C and 2D", "A 7 · B 12 · C 6 · D 2"],
  ["Wait: St Ann's 3h 20, Royal 5h 5, General 2h 45", "St Ann's 200 · Royal 305 · General 165"],
  ["Trip money: 7A £120, 7B £95, 8C £40", "7A 120 · 7B 95 · 8C 40"],
  ["Rs.500 on food and Rs.1,200 on rent", "Food 500 · Rent 1200"],
  ["Tea Rs.20/-, Samosa Rs.15/-, Coffee Rs.40/-", "Tea 20 · Samosa 15 · Coffee 40"],
  ["rent rs 12k, food rs 5k, misc rs 2k", "Rent 12000 · Food 5000 · Misc 2000"],
  ["tea rs20 samosa rs15 coffee rs40", "Tea 20 · Samosa 15 · Coffee 40"],
  ["Yes 60 p.c., no 30 p.c., undecided 10 p.c.", "Yes 60 · No 30 · Undecided 10"],
  ["Sales (EURm): North 12, South 15", "North 12000000 · South 15000000"],
  ["north 12 EURm, south 15 EURm", "North 12000000 · South 15000000"],
  ["Heights: Tom 6ft2, Sam 5'10\", Al 5ft 8", "Tom 74 · Sam 70 · Al 68"],
  ["Tom 6' 2\", Sam 5' 10\"", "Tom 74 · Sam 70"],
  ["Tom 1m82 Sam 1m75 Al 1m68", "Tom 182 · Sam 175 · Al 168"],
  ["Alan +14s, Bea +32s, Cem +1m05s", "Alan 14 · Bea 32 · Cem 65"],
  ["Lap 1: 1'45\", Lap 2: 1'47\", Lap 3: 1'44\"", "Lap 1 1.75 · Lap 2 1.7833 · Lap 3 1.7333"],
  ["Ann 1hr20, Bob 45min, Cat 1hr05", "Ann 80 · Bob 45 · Cat 65"],
  ["Ben 12st 4lb, Amy 9st 10lb, Cy 14st", "Ben 172 · Amy 136 · Cy 196"],
  ["plank: mon 1m10 tue 45s wed 2m", "Mon 70 · Tue 45 · Wed 120"],
  ["weights: me 11 stone 4, him 13 stone 10, kid 4 stone 2", "Me 158 · Him 192 · Kid 58"],
  ["w/c 5 Jan 30, w/c 12 Jan 42, w/c 19 Jan 28", "5 Jan 30 · 12 Jan 42 · 19 Jan 28"],
  ["India 1.4b, China 1.4b, US 340m", "India 1400000000 · China 1400000000 · US 340000000"],
  ["O- 10, A- 5, B- 2", "O- 10 · A- 5 · B- 2"],
  ["Blood stock: O+ 38, O- 7, B- 2", "O+ 38 · O- 7 · B- 2"],
  ["Grades: A- 5, B+ 7, B- 2", "A- 5 · B+ 7 · B- 2"],
  ["Day,Start,End\nMon,9:00,17:00\nTue,10:00,18:00", "nothing-to-chart"],
  ["Sleep,Mon,Tue\nAnn,7:30,8:00\nBo,6:45,7:15", "[Ann / Bo] Mon 450/405 · Tue 480/435"],
  ["10% a, 20% b, 70% c", "A 10 · B 20 · C 70"],
  ["A- 10, B- 20, C- 30", "A 10 · B 20 · C 30"],
  ["Section A- 10, Section B- 12, Section O- 3", "Section A 10 · Section B 12 · Section O 3"],
  ["X- 10, O- 5", "X 10 · O 5"],
  ["Jan 12, Feb 14, Mar 16 (k)", "Jan 12000 · Feb 14000 · Mar 16000"],
  ["Vans: about *890,000\nCars: about *400,000", "Vans 890000 · Cars 400000"],
  ["- Ford Kuga (8 vans + 13 cars) – 21\n- Fiat Panda – 12", "Ford Kuga 21 · Fiat Panda 12"],
  ["Disney Plus: 150m, Netflix 230m", "Disney+ 150000000 · Netflix 230000000"],
  ["London ₤467,000, Leeds ₤238,000", "London 467000 · Leeds 238000"],
  [
    "Region | Average price |\nLondon | £365, 300 |\nLeeds | £208,720 |\nHull | £174, 200 |",
    "London 365300 · Leeds 208720 · Hull 174200",
  ],
  ["But the South (-5 per cent) and Wales (-4 per cent) saw the sharpest fall.", "South -5 · Wales -4"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Audi RS6 12, Audi RS4 9",
  "The walk takes 2 hrs.",
  "Flat 800ft2, house 1200ft2",
  "Tom 5'4\", Sam 5'11\"",
  "12 stone 6 months ago",
  "1st 12, 21st 9, 2nd 4",
  "P.C. Plod 12",
  "EUR 12m, GBP 9m",
  "Our classes: 12 M, 14 F",
  "PHP 18, EUR 31, USD 64",
])("leaves alone: %s", (text) => expect(typedForms(text)).toBeNull());

test("goes back to the places as typed", () => {
  const text = "Tea Rs.20/-, cake Rs.45/-";
  const told = typedForms(text);
  const at = told?.text.indexOf("45") ?? -1;
  expect(told?.back([at, at + 2])).toEqual([text.indexOf("45"), text.indexOf("45") + 2]);
});
