/** Names: what stands for a figure. */
import { describe, expect, test } from "vitest";
import { readings } from "../compose/chart-line.fixture.ts";

const offered: Record<string, readonly (readonly [string, string])[]> = {
  "sides of a vote, and how often": [
    [
      "We spend 7 hours on screens, 2.8 hours on TV and only 0.3 hours reading per day.",
      "Screens 7 · TV 2.8 · Reading 0.3",
    ],
    ["48% are for the plan, 41% against and 11% undecided.", "For 48 · Against 41 · Undecided 11"],
    ["63% back the ban, 28% are against it and 9% don't know.", "Back 63 · Against 28 · Don't know 9"],
    ["A third of readers visit daily, half weekly and a sixth never.", "Daily 33.3 · Weekly 50 · Never 16.7"],
    ["Half want pizza, a third want curry and a sixth don't care.", "Pizza 50 · Curry 33.3 · Don't care 16.7"],
    ["60% of donors gave once, 40% gave twice.", "Gave once 60 · Gave twice 40"],
    ["I swam once in May and twice in June.", "May 1 · June 2"],
    [
      "24% are very satisfied, 41% fairly satisfied and 35% dissatisfied.",
      "Very satisfied 24 · Fairly satisfied 41 · Dissatisfied 35",
    ],
    [
      "Very satisfied 24%, fairly satisfied 41%, dissatisfied 35%.",
      "Very satisfied 24 · Fairly satisfied 41 · Dissatisfied 35",
    ],
    [
      "18% strongly agree, 34% agree, 38% disagree and 10% strongly disagree.",
      "Strongly agree 18 · Agree 34 · Disagree 38 · Strongly disagree 10",
    ],
    ["52% of voters support the bill, 39% oppose it.", "Support the bill 52 · Oppose it 39"],
    ["40% support Ann, 38% Bo.", "Support Ann 40 · Bo 38"],
    ["Half of them say they trust the BBC, a third say they do not.", "Trust the BBC 50 · Do not 33.3"],
  ],
  "numbers that belong to a name": [
    ["7-Eleven sells it for $2.19, Costco for $0.99.", "7-Eleven 2.19 · Costco 0.99"],
    ["Our 2022 fleet by size: 12% Band 1, 19% Band 2, 69% Band 3.", "Band 1 12 · Band 2 19 · Band 3 69"],
    [
      "6th grade: 17 yes, 8 no. 7th: 13 yes, 12 no. By 8th 9 yes, 15 no.",
      "[Yes / No] 6th grade 17/8 · 7th grade 13/12 · 8th grade 9/15",
    ],
    ["12 cats, 9 dogs, 2 hamsters and a parrot", "Cats 12 · Dogs 9 · Hamsters 2"],
    ["He needs a 7-minute break, she 12.", "She 12"],
  ],
  "two names before two figures": [
    [
      "London has 14, the South West 11, Wales and Scotland have 8 and 6.",
      "London 14 · South West 11 · Wales 8 · Scotland 6",
    ],
    ["London has 140, Madrid 120, Leeds and York have 41.", "London 140 · Madrid 120 · Leeds and York 41"],
  ],
  "what is said, asked for, or never done": [
    [
      "40 said keep it, 22 asked for more buses and 9 wanted a later start.",
      "Keep it 40 · More buses 22 · Later start 9",
    ],
    ["63% loved it, 21% hated it, 16% never saw it.", "Loved it 63 · Hated it 21 · Never saw it 16"],
    ["A third of us always recycle, half sometimes do.", "Always recycle 33.3 · Sometimes do 50"],
    ["Kerosene, the old choice, sets them back 190, charcoal 260.", "Kerosene 190 · Charcoal 260"],
    ["48% said lanes, 23% cheaper bikes and 12% nothing would.", "Lanes 48 · Cheaper bikes 23 · Nothing 12"],
    ["Ridership on Line 1 hit 3,200, Line 2 1,850 and Line 3 410.", "Line 1 3200 · Line 2 1850 · Line 3 410"],
    ["Phone 57%, telly 22%, jelly 3%", "Phone 57 · Telly 22 · Jelly 3"],
    ["The canal w/ 21, the pub w/ 27", "Canal 21 · Pub 27"],
    ["The bus usually takes 20 minutes, the tram rarely takes more than 12.", "Bus 20 · Tram 12"],
    ["Dogs 41, cats 37, 'neither, thanks' 9", "Dogs 41 · Cats 37 · Neither, thanks 9"],
  ],
  "now and before, thing by thing": [
    [
      "Coffee is £3.20, up from £2.80; tea £2.10, up from £1.90; cake £4, down from £4.20.",
      "[Coffee / Tea / Cake] Before 2.8/1.9/4.2 · Now 3.2/2.1/4",
    ],
    ["Oslo has 40 trams, it was 31; Riga has 25, it was 30.", "[Oslo / Riga] Before 31/30 · Now 40/25"],
    ["Ana has 4.8 stars from 900 reviews, Bo 4.1 from 620.", "[Stars / Reviews] Ana 4.8/900 · Bo 4.1/620"],
  ],
  "moments of one kind, and a name that joins elsewhere": [
    [
      "Pain at 6 weeks was 40 on the drug and 55 on placebo; at 12 weeks, 31 and 52.",
      "[Drug / Placebo] 6 weeks 40/55 · 12 weeks 31/52",
    ],
    [
      "310 km for the base model and 420 km for the Plus in winter, 440 km and 580 km in summer.",
      "[Base model / Plus] Winter 310/420 · Summer 440/580",
    ],
    ["Pos Team P Pts\n1 Ajax 10 24\n2 PSV 10 23\n3 Twente 9 19", "[P / Pts] Ajax 10/24 · PSV 10/23 · Twente 9/19"],
    [
      "P  Team  Pld Pts\n1  Ajax  10  24\n2  PSV  10  23\n3  Twente  9  19",
      "[Pld / Pts] Ajax 10/24 · PSV 10/23 · Twente 9/19",
    ],
    ["The wall stood at 12 weeks, the roof took 9.", "Wall 12 · Roof 9"],
  ],
  "cells that a list leaves empty": [
    [
      "Wait for GP, dentist, physio: Ashby 3, 21, 40; Corley 9, 35, 28; Thorne 1, n/a, 33.",
      "[GP / Dentist / Physio] Ashby 3/21/40 · Corley 9/35/28 · Thorne 1/–/33",
    ],
    [
      "Goals in league, cup, friendlies: Ana 14, 2, 5; Zoe 9, –, 4; Ida 7, 1, 3.",
      "[League / Cup / Friendlies] Ana 14/2/5 · Zoe 9/–/4 · Ida 7/1/3",
    ],
    ["Ana 14, Zoe 9, Ida 7", "Ana 14 · Zoe 9 · Ida 7"],
    ["Yesterday's sales were 40, today's 55.", "Yesterday 40 · Today 55"],
  ],
  "nouns that are verbs elsewhere": [
    [
      "Free cash flow and debt came to 3 and 12 in 2021; 8 and 9 in 2022.",
      "[Free cash flow / Debt] 2021 3/12 · 2022 8/9",
    ],
    ["Sales of bags, belts and watches were 31, 12 and 7.", "Bags 31 · Belts 12 · Watches 7"],
    ["Home wins / draws: Ajax 9 / 4, PSV 7 / 6", "[Home wins / Draws] Ajax 9/4 · PSV 7/6"],
    ["We win 9 and lose 4.", "Win 9 · Lose 4"],
  ],
  "a noun said for all names of a list": [
    ["The sizes S, M and L sold 4, 9 and 2 times.", "S 4 · M 9 · L 2"],
    ["Coastal towns, villages and farms use 4, 9 and 2.", "Coastal towns 4 · Villages 9 · Farms 2"],
  ],
  "names that are clauses": [
    [
      "Bakers, nurses and people who drive night buses slept 5.1, 6.0 and 5.6 hours respectively.",
      "Bakers 5.1 · Nurses 6 · People who drive night buses 5.6",
    ],
    ["Those who commute by train slept 7 hours, cyclists 8, drivers 6.", "Commute by train 7 · Cyclists 8 · Drivers 6"],
    ["62% of people who pay, pay by phone, 23% by card.", "Phone 62 · Card 23"],
  ],
  "what is said in passing names nothing": [
    ["Flour costs £2, rice, if you believe them, £3 and oats, bless them, £1.", "Flour 2 · Rice 3 · Oats 1"],
    ["Half of us ski – don't laugh – and a fifth skate.", "Ski 50 · Skate 20"],
    ["The bus takes 12 minutes, the ferry itself 4, the tram – yes – 9.", "Bus 12 · Ferry 4 · Tram 9"],
    ["Plums sell at £3, pears at £2 and quinces, which nobody knew last year, at £5.", "Plums 3 · Pears 2 · Quinces 5"],
    [
      "Bus use in Leeds was 41% in spring and 38% in winter. In York, which has trams, the figures were 29% and 33%.",
      "[Leeds / York] Spring 41/29 · Winter 38/33",
    ],
    ["The survey says planes make up 40% of the noise, trains 35% and cars 25%.", "Planes 40 · Trains 35 · Cars 25"],
    [
      "Cafés sold 30 teas and 12 cakes. The bakeries, though fewer, sold 90 and 70.",
      "[Teas / Cakes] Cafés 30/12 · Bakeries 90/70",
    ],
    ["Cats caught 3 mice, dogs 1; the owl, the new one, caught 7.", "Cats 3 · Dogs 1 · Owl 7"],
    ["Kent raised 30, Devon 12; the third county, Surrey, raised 9.", "Kent 30 · Devon 12 · Surrey 9"],
    ["Rain: Leeds 30 mm, York 21 mm; Hull, where it snowed: 40.", "Leeds 30 · York 21 · Hull 40"],
    [
      "Lunch cost £14 in May and £19 in June; for guests (they pay more) the figures are £17 and £18.",
      "[Lunch / Guests] May 14/17 · June 19/18",
    ],
    [
      "Nurses spend 9 hours a week on rounds and 22 on forms; doctors 24 and 3.",
      "[Rounds / Forms] Nurses 9/22 · Doctors 24/3",
    ],
    ["Cats sleep 15 hours a day, dogs 11.", "Cats 15 · Dogs 11"],
    ["Sales rose to 90, its rates to 14.", "Sales 90 · Rates 14"],
    [
      "Gas this winter was 140 in Dec, 165 in Jan. Last winter? 190, 212.",
      "[This winter / Last winter] Dec 140/190 · Jan 165/212",
    ],
    ["The panel split 6 certain, 3 not certain, 2 absent.", "Certain 6 · Not certain 3 · Absent 2"],
  ],
  "what is said beside the name": [
    ["Studio A (our oldest) drew 28, studio B drew 19 and C 35.", "Studio A 28 · Studio B 19 · C 35"],
    ["Three groups (red, blue, green) grew by 12, 29 and 44.", "Red 12 · Blue 29 · Green 44"],
    ["The hut in Leeds costs £900, the one in York £1,050.", "Leeds 900 · York 1050"],
    ["The old boiler wastes 30% of its heat, the new one wastes 8%.", "Old boiler 30 · New 8"],
    ["A third of what I earn goes on rent, a quarter on food.", "Rent 33.3 · Food 25"],
    ["The G7 summit cost $2m, the G20 $3m and COP26 $5m.", "G7 summit 2000000 · G20 3000000 · COP26 5000000"],
    ["My boss drinks thirty coffees, the intern nine.", "Boss 30 · Intern 9"],
    ["Nine said a later start, six said cheaper mats.", "Later start 9 · Cheaper mats 6"],
  ],
  "what is said between a name and its figure": [
    ["Oslo had 49 m, Rome 39; Rotterdam, Europe's largest, managed 13.", "Oslo 49 · Rome 39 · Rotterdam 13"],
    ["Rome 9 m; the smallest, Burghausen, takes 3, Linz 5.", "Rome 9 · Burghausen 3 · Linz 5"],
    ["Kit ran 58 s, Lou 59 and me, a distant 74.", "Kit 58 · Lou 59 · Me 74"],
    [
      "Ashby came second with 79, Fenwick third with 78, Newtown dead last with 51.",
      "Ashby 79 · Fenwick 78 · Newtown 51",
    ],
    ["Our pets? A dog 3, a cat 2, a fish 9", "Dog 3 · Cat 2 · Fish 9"],
    ["A cook earns 61, a plumber 78, a vet 310.", "Cook 61 · Plumber 78 · Vet 310"],
  ],
  "both ends of a change": [
    [
      "The typical flat has shrunk to 54 square metres, from 71 under the old rules.",
      "Under the old rules 71 · Now 54",
    ],
    ["Insulation cut our heating bill to €900; it had been €1,450.", "Before 1450 · After 900"],
    ["The rent: €1,150. In 2012? €610.", "2012 610 · Now 1150"],
    [
      "Since 2015 the share of homes with a stove fell from 60 to 45%, while those with solar rose from 4 to 21%.",
      "[Stove / Solar] 2015 60/4 · Now 45/21",
    ],
    [
      "A tank holds 80 litres. After 1 hour it holds 62, after 2 hours 47 and after 3 hours 35.",
      "Start 80 · 1 hour 62 · 2 hours 47 · 3 hours 35",
    ],
  ],
  "groups that all have their columns": [
    [
      "The blue team collected 14 bottles, 30 cans and 6 tyres, the green team 22, 18 and 1, the red team 9 of each.",
      "[Bottles / Cans / Tyres] Blue team 14/30/6 · Green team 22/18/1 · Red team 9/9/9",
    ],
    [
      "Women hold 28% of board seats in France and 12% of executive posts; in Japan 9% and 4%; in Norway 41% and 20%.",
      "[Board seats / Executive posts] France 28/12 · Japan 9/4 · Norway 41/20",
    ],
  ],
  "two that a verb sets against each other": [
    [
      "Tulips outsold daisies again: 310 to 290 in May, 420 to 360 in June.",
      "[Tulips / Daisies] May 310/290 · June 420/360",
    ],
    ["Chess trails darts, 38 players to 61.", "Chess 38 · Darts 61"],
    [
      "Women outlive men in Japan (87 years to 81), in Italy (85 to 81) and in Peru (79 to 74).",
      "[Women / Men] Japan 87/81 · Italy 85/81 · Peru 79/74",
    ],
  ],
  "a place in front of the subject is none of its name": [
    [
      "In Porto trams run 12 km and buses 30; in Braga it was 4 and 22, in Faro 2 and 9.",
      "[Trams / Buses] Porto 12/30 · Braga 4/22 · Faro 2/9",
    ],
    ["In New York taxis charge $3 a mile, in Boston $2.80.", "New York 3 · Boston 2.8"],
    ["In the old town stood 14 inns, in the new town 3.", "Old town 14 · New town 3"],
  ],
  "figures of the first row are no count of rows": [
    ["Mia: 4 goals, 2 assists. Zoe: 3, 5. Ida: 0, 7.", "[Goals / Assists] Mia 4/2 · Zoe 3/5 · Ida 0/7"],
    ["I ran 3 races: Bath in 51 minutes, York in 49, Hull in 47.", "Bath 51 · York 49 · Hull 47"],
  ],
  "names of columns in the lead": [
    [
      "Yields on shaded and watered plots were 4 and 6 kilos for beans, 3 and 7 for peas.",
      "[Shaded / Watered plots] Beans 4/6 · Peas 3/7",
    ],
    [
      "Members, with guests in brackets: Oslo 41 (7), Turku 30 (12), Riga 22 (9).",
      "[Members / Guests] Oslo 41/7 · Turku 30/12 · Riga 22/9",
    ],
    [
      "Bread sold (cakes in brackets): Monday 40 (12), Tuesday 35 (9), Friday 61 (30).",
      "[Bread / Cakes] Monday 40/12 · Tuesday 35/9 · Friday 61/30",
    ],
    [
      "Rent then food, per month: Jan €800, €310. Feb €800, €290. Mar €820, €335.",
      "[Rent / Food] Jan 800/310 · Feb 800/290 · Mar 820/335",
    ],
    ["My brother, my sister and I read 4, 9 and 13 books.", "Brother 4 · Sister 9 · Me 13"],
    ["Anna: wit 9, pace 6, depth 4; Ben: wit 5, pace 8, depth 7.", "[Anna / Ben] Wit 9/5 · Pace 6/8 · Depth 4/7"],
  ],
};

for (const [rule, rows] of Object.entries(offered))
  describe(rule, () => {
    test.each(rows)("%s", (text, expected) => expect(readings(text)).toContain(expected));
  });
