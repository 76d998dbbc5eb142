import { describe, expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

const tables: Record<string, readonly (readonly [string, string])[]> = {
  "headings that tell two or three sides and then something of all": [
    ["Queue times, me vs. my sister. Mon 12 / 5, Tue 9 / 14", "[Me / Sister] Mon 12/5 · Tue 9/14"],
    [
      "Bus vs own car, minutes: Mon 34 / 15, Tue 41 / 19, Wed 38 / 22",
      "[Bus / Own car] Mon 34/15 · Tue 41/19 · Wed 38/22",
    ],
    ["Dry feed vs canned feed sold online, kg: Mon 4 vs 6, Tue 7 vs 5", "[Dry feed / Canned feed] Mon 4/6 · Tue 7/5"],
    ["Red wine, white wine, in litres: Bonn 12 and 6, Kiel 6 and 3", "[Red wine / White wine] Bonn 12/6 · Kiel 6/3"],
    [
      "Crowds, home / away / youth side. Sep: 441 / 70 / 38. Oct: 412 / 61 / 41.",
      "[Home / Away / Youth side] Sep 441/70/38 · Oct 412/61/41",
    ],
    ["Q1 24 310\nQ2 24 342\nQ3 24 412", "Q1 24 310 · Q2 24 342 · Q3 24 412"],
    ["PSV 24 310\nAZ 24 342\nAjax 24 412", "[Value 1 / Value 2] PSV 24/310 · AZ 24/342 · Ajax 24/412"],
    [
      "Sales: Berlin 310 (target 290), Kiel 80 (target 100), Bonn 12 (target 9)",
      "[Sales / Target] Berlin 310/290 · Kiel 80/100 · Bonn 12/9",
    ],
    ["Pulse at rest / on the bike: Ana 58 / 131, Ben 62 / 140", "[Rest / Bike] Ana 58/131 · Ben 62/140"],
  ],
  "nouns behind a preposition, ages, years told from others": [
    [
      "Joblessness among graduates was 4% in 2021 and 3% in 2023; among nurses it was 2% and 1%.",
      "[Graduates / Nurses] 2021 4/2 · 2023 3/1",
    ],
    [
      "Support among under-30s rose from 41 to 55 percent, among over-60s it slipped from 38 to 33.",
      "[Before / After] Under-30s 41/55 · Over-60s 38/33",
    ],
    [
      "July/January temps. 1970s: 17.9/0.2. 1990s: 18.6/1.1. 2010s: 19.8/1.9.",
      "[July / January] 1970s 17.9/0.2 · 1990s 18.6/1.1 · 2010s 19.8/1.9",
    ],
    ["In row 1, 2 and 3 he planted 60, 55 and 72 leeks.", "Row 1 60 · Row 2 55 · Row 3 72"],
    [
      "Kira needed 14 moves for puzzle 1, 22 for puzzle 2 and 9 for puzzle 3. Dev did them in 11, 25 and 8.",
      "[Kira / Dev] Puzzle 1 14/11 · Puzzle 2 22/25 · Puzzle 3 9/8",
    ],
    ["Height (cm) and mood (1-10): Ana 150/4, Ben 160/5", "[Height / Mood] Ana 150/4 · Ben 160/5"],
    ["Parcels sent and returned: Mon 40/5, Tue 38/7, Wed 51/9", "[Sent / Returned] Mon 40/5 · Tue 38/7 · Wed 51/9"],
  ],
  "rows that count themselves": [
    ["Goals: Tom 3, 2, 4, 1 / Priya 4, 4, 5, 4", "[Tom / Priya] 1 3/4 · 2 2/4 · 3 4/5 · 4 1/4"],
    ["Me 10 12 14, Jo 9 11 15", "[Me / Jo] 1 10/9 · 2 12/11 · 3 14/15"],
    ["Me vs dad: 3-1, 2-2, 0-4", "[Me / Dad] 1 3/1 · 2 2/2 · 3 0/4"],
    ["Weight 84.2, 83.9, 83.5, 83.1", "1 84.2 · 2 83.9 · 3 83.5 · 4 83.1"],
    ["Weekly units since January: 4, 14, 11", "1 4 · 2 14 · 3 11"],
    ["Units since January: 4, 14, 11", "January 4 · February 14 · March 11"],
    ["Pints: 3, 0, 2, 5", "1 3 · 2 0 · 3 2 · 4 5"],
    ["Read psalms 4, 23 and 91", "unclear"],
    ["My stats: 178 cm, 72 kg, 34", "unclear"],
    ["Won/lost: home 7/2, away 3/6", "[Won / Lost] Home 7/2 · Away 3/6"],
  ],
  "two ends of a stretch of time": [
    [
      "From 2011 to 2021 rents in Ulm rose from 6 to 9 euros; in Bern they went from 12 to 17.",
      "[Ulm / Bern] 2011 6/12 · 2021 9/17",
    ],
    ["Mood, Q1→Q3. Good: 34%, 39%, 45%. Bad: 66%, 61%, 55%.", "[Good / Bad] Q1 34/66 · Q2 39/61 · Q3 45/55"],
    ["Orders for May through August: 6, 14, 27, 31.", "May 6 · June 14 · July 27 · August 31"],
  ],
  "tables parted by a comma or colon and a blank": [
    ["suite, passed, failed\nunit, 1841, 3\ne2e, 206, 17", "[Passed / Failed] Unit 1841/3 · E2e 206/17"],
    ["Course: Asked: Places\nNursing: 910: 240\nLaw: 380: 60", "[Asked / Places] Nursing 910/240 · Law 380/60"],
    ["      Mon Tue Wed\nAnn   7.5 8 4\nBob   8 8 8.5", "[Ann / Bob] Mon 7.5/8 · Tue 8/8 · Wed 4/8.5"],
    ["Kaffee: 3,20\nTee: 2,80\nKuchen: 4,50", "Kaffee 3.2 · Tee 2.8 · Kuchen 4.5"],
    ["Births\n2010: 61,442\n2014: 58,905\n2018: 54,160", "2010 61442 · 2014 58905 · 2018 54160"],
  ],
  "groups that tell their ends the other way round, clauses with as": [
    [
      "Margins rose to 18% in H2 (H1: 16%), even as Kent's slipped from 13% to 12%.",
      "[Margins / Kent] H1 16/13 · H2 18/12",
    ],
    [
      "Gas went from £74 in October to £131 in January; coal from £58 to £66.",
      "[Gas / Coal] October 74/58 · January 131/66",
    ],
    ["Named as main worry by 52% were floods, as second by 29% fires.", "Floods 52 · Fires 29"],
  ],
  "groups that leave out the names of their columns": [
    [
      "Coffee: Rome €1.20, Oslo €4.80. Beer: €5 v €11. Bread: €2.10 v €4.",
      "[Rome / Oslo] Coffee 1.2/4.8 · Beer 5/11 · Bread 2.1/4",
    ],
    ["Lisbon in April: 20 by day, 12 at night. In August 29 and 19.", "[Day / Night] April 20/12 · August 29/19"],
    [
      "Bills in 2023, quarter by quarter: €210, €145, €130, €225. In 2024: €238, €151, €122, €260.",
      "[2023 / 2024] Q1 210/238 · Q2 145/151 · Q3 130/122 · Q4 225/260",
    ],
    [
      "Cast iron versus non-stick, marks out of ten: searing 10–5, cleaning 4–9, weight 2–8.",
      "[Cast iron / Non-stick] Searing 10/5 · Cleaning 4/9 · Weight 2/8",
    ],
    [
      "Renewed/lapsed by tier: gold 41/3, silver 118/27, bronze 96/60",
      "[Renewed / Lapsed] Gold 41/3 · Silver 118/27 · Bronze 96/60",
    ],
    ["German men 12, women 14; French men 10, women 9.", "[Men / Women] German 12/14 · French 10/9"],
    [
      "Hotels charge £90 midweek and £140 at weekends, hostels £25 and £35, campsites £12 all week.",
      "[Midweek / Weekends] Hotels 90/140 · Hostels 25/35 · Campsites 12/12",
    ],
    [
      "Rent took 30% of income in 2000, 34% in 2010 and 41% in 2020. Food moved the other way (22, 18, 15).",
      "[Rent / Food] 2000 30/22 · 2010 34/18 · 2020 41/15",
    ],
    [
      "Yoga had 12 women and 3 men, boxing 5 women and 14 men, spinning 9 of both.",
      "[Women / Men] Yoga 12/3 · Boxing 5/14 · Spinning 9/9",
    ],
  ],
  "figures found by the name of their column": [
    [
      "In winter, cod sells at £12 and haddock at £10; in summer haddock is £8 and cod £9.",
      "[Cod / Haddock] Winter 12/10 · Summer 9/8",
    ],
    ["Mornings: 12 cars, 30 bikes. Evenings: 25 bikes, 18 cars.", "[Cars / Bikes] Mornings 12/30 · Evenings 18/25"],
    [
      "2021: 14 thefts, 6 fires, 3 floods. 2022: 9 thefts, 8 fires. 2023: 11 thefts, 2 fires, 5 floods.",
      "[Thefts / Fires / Floods] 2021 14/6/3 · 2022 9/8/– · 2023 11/2/5",
    ],
    [
      "61% of tenants and 34% of owners said yes in the north, 70% of tenants and 49% of owners in the south.",
      "[Tenants / Owners] North 61/34 · South 70/49",
    ],
  ],
  "columns told in one word, by participles, by prepositions, by what is counted off": [
    [
      "Medals (gold-silver-bronze): Peru 4-2-5, Chile 1-3-0, Cuba 2-1-1",
      "[Gold / Silver / Bronze] Peru 4/2/5 · Chile 1/3/0 · Cuba 2/1/1",
    ],
    [
      "Letters sent vs. opened: spring 120 vs 44, summer 35 vs 27, autumn 60 vs 9.",
      "[Sent / Opened] Spring 120/44 · Summer 35/27 · Autumn 60/9",
    ],
    ["Foot: 18% in 2011, 14% in 2021. Car, inevitably: 56, then 67.", "[Foot / Car] 2011 18/56 · 2021 14/67"],
    ["Before lunch I sell 9 cakes, Raj sells 14. After lunch it's 7 and 6.", "[Me / Raj] Before 9/14 · After 7/6"],
    ["Wave 1/wave 2/wave 3: Kent 22/28/31, Devon 17/–/26.", "[Kent / Devon] Wave 1 22/17 · Wave 2 28/– · Wave 3 31/26"],
    [
      "Group A had 71 in the pre-test and 84 in the post-test. Group B, taught online: 70 pre, 76 post.",
      "[Group A / Group B] Pre-test 71/70 · Post-test 84/76",
    ],
    ["Sheep v goats, farm by farm: Hill 40-12, Moor 31-20.", "[Sheep / Goats] Hill 40/12 · Moor 31/20"],
    [
      "Marks out of 100. Reds: speed 78, skill 71, heart 64. Blues: speed 66, skill 74, heart 81.",
      "[Reds / Blues] Speed 78/66 · Skill 71/74 · Heart 64/81",
    ],
    ["Home: won 8, drawn 3. Away: won 5, drawn 6.", "[Won / Drawn] Home 8/3 · Away 5/6"],
    [
      "Goals for and against so far – Leeds 31 & 22, Hull 28 & 30, York 19 & 41",
      "[Goals for / Against] Leeds 31/22 · Hull 28/30 · York 19/41",
    ],
    [
      "Quarter by quarter, tickets brought in $1.1m, $1.3m, $1.4m and $1.8m; food, $0.6m, $0.5m, $0.7m, $0.4m.",
      "[Tickets / Food] Q1 1100000/600000 · Q2 1300000/500000 · Q3 1400000/700000 · Q4 1800000/400000",
    ],
    [
      "Women now outspend men: 34 against 27 at 20, 29 against 18 at 30, 22 against 11 at 40.",
      "[Women / Men] 20 34/27 · 30 29/18 · 40 22/11",
    ],
    ["Output fell: 34 tons in May, 27 in June and 11 in July", "May 34 · June 27 · July 11"],
    [
      "Indoors | outdoors: Pixel 980 | 1,490, Lumia 840 | 1,620, Xperia 720 | 900",
      "[Indoors / Outdoors] Pixel 980/1490 · Lumia 840/1620 · Xperia 720/900",
    ],
    [
      "Parks get £2.1m (£2.4m last year), roads £6m (£5.2m) and schools £3m (£2m).",
      "[Parks / Roads / Schools] Last year 2400000/5200000/2000000 · Now 2100000/6000000/3000000",
    ],
    [
      "Singles: won 6, lost 2 / doubles: won 3, lost 5 / mixed: won 4, lost 4",
      "[Won / Lost] Singles 6/2 · Doubles 3/5 · Mixed 4/4",
    ],
  ],
  "tables whose heads have units, whose steps are counted, whose cells are dotted": [
    ["Runner | 5 km | 10 km\nIda | 21 | 45\nMo | 24 | 50", "[5 km / 10 km] Ida 21/45 · Mo 24/50"],
    ["Hour: 6 | 9 | 12\nTemp: 11 | 16 | 23", "6 11 · 9 16 · 12 23"],
    ["Menu\n1. Soup ..... 4.50\n2. Pasta ..... 9\n3. Cake ..... 3.75", "Soup 4.5 · Pasta 9 · Cake 3.75"],
    ["Ann: 3 | 4 | 5\nBo: 4 | 5 | 6", "[Value 1 / Value 2 / Value 3] Ann 3/4/5 · Bo 4/5/6"],
    ["Every lap was slower: 68 s, 69, 70 and a weary 75 for the fourth.", "Lap 1 68 · Lap 2 69 · Lap 3 70 · Lap 4 75"],
    [
      "Four tastings of the wine gave these points: 12, 15, 19, 8.",
      "Tasting 1 12 · Tasting 2 15 · Tasting 3 19 · Tasting 4 8",
    ],
    [
      "The bus took 40 minutes (now 25), the car 30 (now 35), the bike 20 (22).",
      "[Bus / Car / Bike] Before 40/30/20 · Now 25/35/22",
    ],
    ["Votes: for 9, against 6, abstained 2.", "For 9 · Against 6 · Abstained 2"],
    ["3-bed flats cost £900, 2-bed flats £700", "3-bed flats 900 · 2-bed flats 700"],
  ],
  "what is no grid": [
    ["Osaka drew 40 guests, Kobe 31. Then Nara had 22 and Kyoto 57.", "Osaka 40 · Kobe 31 · Nara 22 · Kyoto 57"],
    [
      "The gym takes 17% of my week and the sofa 33%; the desk accounts for 37% and the car for 13%.",
      "Gym 17 · Sofa 33 · Desk 37 · Car 13",
    ],
    [
      "Butter has 717 kcal. Olive oil? 884. Avocado is at 160 and yoghurt at 59.",
      "Butter 717 · Olive oil 884 · Avocado 160 · Yoghurt 59",
    ],
  ],
  "times in lists, times left out": [
    [
      "Between 1960 and 1990 the fleet fell from 340 boats to 120; the 2020 count was 45.",
      "1960 340 · 1990 120 · 2020 45",
    ],
    [
      "Points per game: 4, 9, 14 in 2018, 2019 and 2020. Then 11 in 2022 and 7 in 2023.",
      "2018 4 · 2019 9 · 2020 14 · 2022 11 · 2023 7",
    ],
    [
      "Visitors per season: 90, then 140, then 200, then 260.",
      "Season 1 90 · Season 2 140 · Season 3 200 · Season 4 260",
    ],
    ["By day 1 we had 20 sign-ups, by 3 some 75, by 7 already 300.", "Day 1 20 · Day 3 75 · Day 7 300"],
    [
      "First attempt: 12 s. Second attempt: 10 s. Last attempt: 9 s.",
      "First attempt 12 · Second attempt 10 · Last attempt 9",
    ],
    [
      "Readers: 400 in spring 2022, 520 that autumn, 610 in spring 2023.",
      "Spring 2022 400 · Autumn 520 · Spring 2023 610",
    ],
    [
      "Costs before and after the switch: heating 210 → 140, power 95 → 60, water 30 → 28.",
      "[Heating / Power / Water] Before 210/95/30 · After 140/60/28",
    ],
    ["Vinyl sold 12, 18, 25 thousand in 2015, 2018 and 2021.", "2015 12000 · 2018 18000 · 2021 25000"],
    ["Crashes: 41 in the three years before, 12 in the three years since.", "Three years before 41 · Since 12"],
    ["Support by age: 18-29 – 61%, 30-49 – 52%, 50+ – 38%.", "18-29 61 · 30-49 52 · 50+ 38"],
  ],
};

for (const [name, rows] of Object.entries(tables))
  describe(name, () => {
    test.each(rows)("%s", (text, expected) => expect(readLine(text)).toBe(expected));
  });
