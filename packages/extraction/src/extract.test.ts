import { describe, expect, test } from "vitest";
import { readLine } from "./compose/chart-line.fixture.ts";
import { extract } from "./full-reader.ts";

const typeOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? (answer.chart.types[0]?.type ?? "") : answer.reason;
};

const tables: Record<string, readonly (readonly [string, string])[]> = {
  shares: [
    [
      "Chrome holds 65% of the browser market, Safari 19%, Edge 5% and the rest belongs to others.",
      "Chrome 65 · Safari 19 · Edge 5 · Others 11",
    ],
    ["42% of users are on Android, 38% on iOS and 20% on the web.", "Android 42 · iOS 38 · Web 20"],
    [
      "We spend 35% of income on rent, 20% on food, 15% on transport, and save the rest.",
      "Rent 35 · Food 20 · Transport 15 · Save 30",
    ],
    ["Nearly a third of us walk, two in five take the bus, and the rest drive.", "Walk 33.3 · Bus 40 · Drive 26.7"],
    ["The bill was $84: food $50, drinks $22, and the remainder was the tip.", "Food 50 · Drinks 22 · Tip 12"],
  ],
  lists: [
    // two plain figures are a chart, however few texts of the corpus are so short
    ["Cats 3, dogs 5", "Cats 3 · Dogs 5"],
    ["Yes 12, no 7", "Yes 12 · No 7"],
    ["Leaders, deals in May\n1. Priya 14\n2. Tom 11\n3. Aisha 9", "Priya 14 · Tom 11 · Aisha 9"],
    ["Rent 900, food 400", "Rent 900 · Food 400"],
    ["14 for, 6 against", "For 14 · Against 6"],
    ["Cats versus dogs at the shelter: 41 arrivals against 37.", "Cats 41 · Dogs 37"],
    [
      "We hired 12 people in Berlin, 7 in Lisbon and 3 in Austin last year, our 15th in business.",
      "Berlin 12 · Lisbon 7 · Austin 3",
    ],
    [
      "Lake Superior covers 82,100 km², Huron 59,600 km², Michigan 58,000.",
      "Lake Superior 82100 · Huron 59600 · Michigan 58000",
    ],
    [
      "Marathon finishers by country: Kenya, 41; Ethiopia, 38; Japan, 22; UK, 15.",
      "Kenya 41 · Ethiopia 38 · Japan 22 · UK 15",
    ],
    [
      "The museum's budget comes from tickets (€1.2m), the city (€0.8m) and the shop (€0.3m).",
      "Tickets 1200000 · City 800000 · Shop 300000",
    ],
    // a magnitude goes on in a list, and over no plain figure, nor into another list
    [
      "Heathrow 79.2m passengers, Gatwick 40.9m, Luton 16.2m. Runways: 2, 1, 1.",
      "[Passengers / Runways] Heathrow 79200000/2 · Gatwick 40900000/1 · Luton 16200000/1",
    ],
    ["Radio 4 drew 9.3m; Radio 2, 13.1; Radio 1, 8.4", "Radio 4 9300000 · Radio 2 13100000 · Radio 1 8400000"],
    ["Cost of a big mac: $5.69 USA / $7.73 Switzerland / $2.39 Egypt", "USA 5.69 · Switzerland 7.73 · Egypt 2.39"],
    [
      "Team Red scored 34 points, while Team Blue managed 28 and Green only 19.",
      "Team Red 34 · Team Blue 28 · Green 19",
    ],
  ],
  courses: [
    ["Our hosting bill jumps to €540 in March from the €410 we pay today.", "Today 410 · March 540"],
    ["Now 24 staff, 2030: 40", "Now 24 · 2030 40"],
    ["Price per kg: 2023 €14.20, now €16.90, from January €17.50.", "2023 14.2 · Now 16.9 · January 17.5"],
    ["12 now, from 9 in January", "January 9 · Now 12"],
    ["2019: 24 staff, now 40", "2019 24 · Now 40"],
    ["Downloads doubled in May from 4,500 in April.", "April 4500 · May 9000"],
    ["Signups doubled from 120 in May to 241 in June.", "May 120 · June 241"],
    ["ARPU: US $41 (2023: $38), UK $33 (2023: $35), DE $29 (2023: $24)", "[US / UK / DE] 2023 38/35/24 · Now 41/33/29"],
    ["Wheat yields rose from 2.1 t/ha in 1961 to 3.5 in 1990 and 5.2 t/ha in 2020.", "1961 2.1 · 1990 3.5 · 2020 5.2"],
    ["Coal's share fell to 12% in 2023, from 40% in 1990 and 25% in 2010.", "1990 40 · 2010 25 · 2023 12"],
    ["Three years ago she needed 23 tries. Saturday in Ostrava: 4.", "Three years ago 23 · Saturday 4"],
    ["Day 1: 3 km. Day 2: 5 km. Day 4: 8 km.", "Day 1 3 · Day 2 5 · Day 4 8"],
    ["Sales in Jan, Feb, March: 12k, 15k, 11k", "Jan 12000 · Feb 15000 · March 11000"],
    ["The queue shrank from 80 people at 9 to 35 at 10 and just 5 at 11.", "9 80 · 10 35 · 11 5"],
  ],
  several: [
    [
      "Revenue grew from $1.2M in 2021 to $2.6M in 2022 and $4.1M in 2023, while costs went from $900k to $1.4M and $1.9M.",
      "[Revenue / Costs] 2021 1200000/900000 · 2022 2600000/1400000 · 2023 4100000/1900000",
    ],
    [
      "In Q1 we sold 120 laptops and 45 tablets, in Q2 140 and 60, in Q3 155 and 82.",
      "[Laptops / Tablets] Q1 120/45 · Q2 140/60 · Q3 155/82",
    ],
    [
      "North: coffee 45, tea 30, cocoa 12. South: coffee 38, tea 41, cocoa 9.",
      "[North / South] Coffee 45/38 · Tea 30/41 · Cocoa 12/9",
    ],
    [
      "Electric: 12% (2021), 19% (2022), 24% (2023). Diesel: 40%, 31%, 22%.",
      "[Electric / Diesel] 2021 12/40 · 2022 19/31 · 2023 24/22",
    ],
  ],
  changes: [
    ["Our app went from 2.3 to 4.6 stars after the rewrite.", "Before 2.3 · After 4.6"],
    ["Rent in my street: €650 ten years ago, €1,120 today.", "Ten years ago 650 · Today 1120"],
    ["Smoking rate halved: 28% in 1998 → 14% in 2023", "1998 28 · 2023 14"],
  ],
  derived: [
    ["Bench: 60 kg in January, then 5 more each month until April.", "January 60 · February 65 · March 70 · April 75"],
    ["He weighed 80 kg and lost 3 a week for three weeks.", "Start 80 · Week 1 77 · Week 2 74 · Week 3 71"],
    [
      "The lake was 90% full on 1 May and dropped six percentage points a week until 22 May.",
      "1 May 90 · 8 May 84 · 15 May 78 · 22 May 72",
    ],
    [
      "Of our 48 staff, a quarter work from home, 20 are in the office and the rest travel.",
      "Home 12 · Office 20 · Travel 16",
    ],
    ["Max's bean is 2.1 m, Ellie's 1.8 m, mine 40 cm.", "Max 2.1 · Ellie 1.8 · Mine 0.4"],
    ["The roast took 1.5 hours, the sauce 20 minutes and the salad 5 minutes.", "Roast 90 · Sauce 20 · Salad 5"],

    [
      "Sales started at 500 in January, rose 20% in February and another 10% in March.",
      "January 500 · February 600 · March 660",
    ],
    [
      "The plant made 100 units in 2020 and has added 20% every year since, through 2022.",
      "2020 100 · 2021 120 · 2022 144",
    ],
    ["Ben has 12 marbles, Ann has 5 more, and Leo has twice as many as Ben.", "Ben 12 · Ann 17 · Leo 24"],
  ],
  profiles: [
    [
      "Bike A scores 7 on comfort, 9 on speed and 5 on price; bike B gets 9, 6 and 8.",
      "[Bike A / Bike B] Comfort 7/9 · Speed 9/6 · Price 5/8",
    ],
    [
      "Player ratings: Lena - shooting 78, passing 85, pace 91; Mona - shooting 88, passing 70, pace 76",
      "[Lena / Mona] Shooting 78/88 · Passing 85/70 · Pace 91/76",
    ],
    [
      "The new phone: display 9.2/10, camera 8.8/10, battery 7.1/10, price 5/10",
      "Display 9.2 · Camera 8.8 · Battery 7.1 · Price 5",
    ],
  ],
  nested: [
    [
      "In Spain 45% own a dog and 20% a cat; in France it is 30% and 33%, in Poland 49% and 40%.",
      "[Own a dog / Cat] Spain 45/20 · France 30/33 · Poland 49/40",
    ],
    [
      "Q3 vs Q4: new leads 340 -> 410, demos 85 -> 97, deals 22 -> 31",
      "[New leads / Demos / Deals] Q3 340/85/22 · Q4 410/97/31",
    ],
    ["Tea/coffee drinkers: UK 60/40, Italy 8/92, Turkey 70/30", "[Tea / Coffee] UK 60/40 · Italy 8/92 · Turkey 70/30"],
    [
      "The girls' team won 12, drew 3 and lost 5, whereas the boys won 9, drew 6 and lost 5.",
      "[Girls team / Boys] Won 12/9 · Drew 3/6 · Lost 5/5",
    ],
    [
      "Unemployment fell from 8.1% to 5.4% in Spain and from 6.0% to 4.9% in Italy between 2020 and 2023.",
      "[Spain / Italy] 2020 8.1/6 · 2023 5.4/4.9",
    ],
  ],
  measuredAt: [
    ["Reaction time gets worse with age: 230 ms at 20, 250 at 40, 290 at 60.", "20 230 · 40 250 · 60 290"],
    ["Germination – 5°C: 8%, 10°C: 35%, 15°C: 71%", "5°C 8 · 10°C 35 · 15°C 71"],
  ],
  distractors: [
    [
      "Windows 11 now runs on 44 of our 80 classroom PCs, Windows 10 on 29 and Linux Mint on the last 7.",
      "Windows 11 44 · Windows 10 29 · Linux Mint 7",
    ],
    ["Room 1 earned €310, Room 2 €295, Room 3 €340", "Room 1 310 · Room 2 295 · Room 3 340"],
    [
      "After COVID-19 our Route 66 tour has recovered: 310 guests in 2021, 480 in 2022, 655 in 2023 (the coach seats 52).",
      "2021 310 · 2022 480 · 2023 655",
    ],
  ],
  pasted: [
    ["month,new,churned\nJan,320,95\nFeb,410,120", "[New / Churned] Jan 320/95 · Feb 410/120"],
    ["| | A | B |\n|---|---|---|\n| x | 1 | 2 |\n| y | 3 | – |", "[A / B] X 1/2 · Y 3/–"],
    ["Plan\tCustomers\nBasic\t1,204\nPro\t143\nTotal\t1,347", "Basic 1204 · Pro 143"],
    ["- Leeds: £940\n- York: £875", "Leeds 940 · York 875"],
  ],
};
for (const [name, rows] of Object.entries(tables))
  describe(name, () => {
    test.each(rows)("%s", (text, expected) => expect(readLine(text)).toBe(expected));
  });

const refused: readonly (readonly [string, string])[] = [
  ["", "empty"],
  ["   \n ", "empty"],
  ["x".repeat(281), "too-long"],
  ["What a lovely day!", "no-figures"],
  ["Thanks to everyone who came to our talk at 7:30 pm on May 3!", "nothing-to-chart"],
  ["Call our hotline on 0800 555 0199, Monday to Friday from 9 to 5.", "nothing-to-chart"],
  ["PIN changed to 4 digits; ask Jo (ext. 221) by Friday 5 pm.", "nothing-to-chart"],
  ["It was 12 or 30.", "unclear"],
  ["Collection moves to Wednesday 3 March: green lid week 1, black lid week 2.", "nothing-to-chart"],
  ["Act 1 starts at 7, interval at 8.15, curtain at 9.40.", "nothing-to-chart"],
  ["Room 204 is double-booked again. Call 555-0142 before 10:30.", "nothing-to-chart"],
];
test.each(refused)("refused: %s", (text, reason) => expect(readLine(text)).toBe(reason));

test("the first type follows the kind of statement", () => {
  expect(typeOf("Chrome 65%, Safari 19%, the rest others")).toBe("piechart");
  expect(typeOf("12 in 2019, 15 in 2020 and 19 in 2021")).toBe("linechart");
  expect(typeOf("Berlin 12, Lisbon 7, Austin 3")).toBe("barchart");
  expect(typeOf("Review out of ten: food 9, weather 8, wifi 7, rents 4")).toBe("radarchart");
});

test("every value has a place in the text, and says so when it is worked out", () => {
  const answer = extract("Chrome 65%, Safari 19%, the rest others");
  if (!answer.ok) throw new Error(answer.message);
  expect(answer.chart.grounding.map((row) => row[0]?.kind)).toEqual(["stated", "stated", "implied"]);
  expect(answer.chart.grounding[0]?.[0]?.spans).toEqual([[7, 10]]);
  expect(answer.chart.grounding[2]?.[0]?.how).toBe("100 less the other shares");
});
