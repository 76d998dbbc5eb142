/** Times as names, and their order on an axis. */
import { describe, expect, test } from "vitest";
import { readings } from "../compose/chart-line.fixture.ts";

const offered: Record<string, readonly (readonly [string, string])[]> = {
  "told from now on, over New Year, or by steps of two kinds": [
    ["We have 12 stores now and want 30 by 2030.", "Now 12 · 2030 30"],
    ["Rain: 4 mm today, 9 tomorrow, 2 on Sunday.", "Today 4 · Tomorrow 9 · Sunday 2"],
    ["Ice (cm): 20 Dec 4, 3 Jan 11, 17 Jan 9", "20 Dec 4 · 3 Jan 11 · 17 Jan 9"],
    [
      "Rate: 0.5% in March, 1 in May, 1.5 in July, 2 in October, 3 in January.",
      "March 0.5 · May 1 · July 1.5 · October 2 · January 3",
    ],
    ["Rate: 3% in August, 1 in May, 1.5 in June, 2 in July.", "May 1 · June 1.5 · July 2 · August 3"],
    ["Votes in by hour one: 90, hour five: 410, day two: 650.", "Hour one 90 · Hour five 410 · Day two 650"],
    ["Flats cost €900 today, in 2015 it was €610.", "2015 610 · Today 900"],
    ["Sugar (before, +20, +40, +90 min): 85, 130, 155, 110", "Before 85 · +20 130 · +40 155 · +90 min 110"],
  ],
  "now, beside a table of another year": [
    ["Pay: men £39, women £34. In 2014: men £29, women £23.", "[Men / Women] 2014 29/23 · Now 39/34"],
    ["Rent is £900 and food £300. In 2019 it was £700 and £210.", "[Rent / Food] 2019 700/210 · Now 900/300"],
    ["Rent was £900 in 2024 and £700 in 2019.", "2019 700 · 2024 900"],
  ],
  "told from the one before, hours past noon, a date or a step beside its figure": [
    [
      "Fees grew to $41 in 2023 from $26 a year before, while fines shrank to $9 from $17.",
      "[Fees / Fines] 2022 26/17 · 2023 41/9",
    ],
    ["The lido sold 61 tickets in 2024, 55 the year before and 19 in 2021.", "2021 19 · 2023 55 · 2024 61"],
    ["We sold 9 last year and 4 the year before.", "Year before 4 · Last year 9"],
    [
      "We peaked at 98 in 2020, and had 94, 90 and 86 in the three years since.",
      "2020 98 · 2021 94 · 2022 90 · 2023 86",
    ],
    ["Queue: 23 by eleven, 61 at noon, 118 at one, 97 at two.", "Eleven 23 · Noon 61 · One 118 · Two 97"],
    [
      "The tide was 0.4, 2.9, 5.1 and 3.3 metres at 6, 9, 12 and 15 o'clock.",
      "6 o'clock 0.4 · 9 o'clock 2.9 · 12 o'clock 5.1 · 15 o'clock 3.3",
    ],
    [
      "At 10pm the BBC had 44% and ITV 21%; at 11, 41 and 17; at midnight, 47 and 12.",
      "[BBC / ITV] 10pm 44/21 · 11 41/17 · Midnight 47/12",
    ],
    ["Snow: Dec 1 12 cm, Jan 4 45 cm, Mar 1 95 cm", "Dec 1 12 · Jan 4 45 · Mar 1 95"],
    ["Tickets: day 1 – 96, day 2 – 71, day 3 – 40", "Day 1 96 · Day 2 71 · Day 3 40"],
    ["Riders, May to August: 61, 74, 90, 112", "May 61 · June 74 · July 90 · August 112"],
    ["Sales Jan-Mar 2023: 12, 9, 15", "Jan 12 · Feb 9 · Mar 15"],
    ["Sales Nov-Feb 2024: 12, 9, 15, 8", "Nov 12 · Dec 9 · Jan 15 · Feb 8"],
    ["Fees, May 2023 to July 2024: 12, 19", "May 12 · July 19"],
    ["Riders, end of June to end of September: 94, 81, 66, 59", "June 94 · July 81 · August 66 · September 59"],
  ],
  "what a change as a whole is told of": [
    ["The rate was 3.4% in May 2025 and 3.5% in April.", "April 3.5 · May 2025 3.4"],
    ["It was 40 in November 2024, 35 in December and 38 in January.", "November 2024 40 · December 35 · January 38"],
    ["GDP grew 0.7% in Q1 after 0.1% in Q4.", "Q4 0.1 · Q1 0.7"],
    ["40 came in January, then 35 in November.", "January 40 · November 35"],
    ["Jan: 11 slips. Feb, after the new floor markings: 3.", "Jan 11 · Feb 3"],
    ["Rates were 4.5% in February and 4.75% last November.", "November 4.75 · February 4.5"],
    ["It cost €410 last July, €530 in October, €690 this January.", "July 410 · October 530 · January 690"],
    ["Six months in: sick days went from 6.2 down to 3.9.", "Before 6.2 · Six months in 3.9"],
    ["Litter picked up each Friday dropped from 46 pieces to 17.", "Before 46 · After 17"],
    ["Sick days went from 6.2 in May to 3.9.", "May 6.2 · Now 3.9"],
    ["Backlog went from 1,318 to 207. It took all of December.", "Before 1318 · After 207"],
    ["Backlog went from 1,318 to 207 in all of December.", "Before 1318 · December 207"],
    ["Pay for a level 8 clerk moved from $77 to $118.", "Before 77 · After 118"],
    ["Lab turnaround: 52 h, was 36", "Before 36 · After 52"],
    ["Exclusions fell from 880 in autumn to 790 in spring, 540 in summer.", "Autumn 880 · Spring 790 · Summer 540"],
    ["We had 9 voices in 2016. Two years on there were 24, by 2020 it was 41.", "2016 9 · 2018 24 · 2020 41"],
    ["Kids in the club, by half-term: 12, 19, 23", "Half-term 1 12 · Half-term 2 19 · Half-term 3 23"],
  ],
  "counted off by more than one": [
    ["Otters, counted every third year since 2010: 12, 19, 31", "2010 12 · 2013 19 · 2016 31"],
    ["Mines closed per decade from the 1960s: 4, 9, 15", "1960s 4 · 1970s 9 · 1980s 15"],
    ["Herons, counted every other year between 2012 and 2018: 7, 8, 5, 9", "2012 7 · 2014 8 · 2016 5 · 2018 9"],
    ["Otters, counted every year since 2010: 12, 19, 31", "2010 12 · 2011 19 · 2012 31"],
  ],
  "the end that a verb or preposition tells": [
    ["The shop opened with 12 staff, had 20 in 2021 and 31 in 2023.", "Opening 12 · 2021 20 · 2023 31"],
    ["Gold stood at $41 on Friday after starting the week at $36.", "Start 36 · Friday 41"],
    ["Ice on the lake: 31 cm, then 4.", "Before 31 · After 4"],
    ["Trams: 31 then, 4 now.", "Then 31 · Now 4"],
    ["Sales hit 40 in May before slipping to 31.", "May 40 · After 31"],
    ["Fares rose to £4 in 2022 from £3, then to £5 in 2024.", "Before 3 · 2022 4 · 2024 5"],
    ["Our 2,900 kWh a year became 640.", "Before 2900 · After 640"],
    ["The 40 chairs became 12 tables.", "Chairs 40 · Tables 12"],
    ["Staff: 40 before opening, 65 after.", "Before 40 · After 65"],
  ],
  "year by year from the last one told": [
    ["Three years ago we had 22 members, then 35, then 51.", "Three years ago 22 · Two years ago 35 · Last year 51"],
    ["Goals: 9 two seasons ago, then 17, now 24.", "Two seasons ago 9 · Then 17 · Now 24"],
    ["A year ago rent was 500, then 550.", "Year ago 500 · This year 550"],
    ["Screen-free Sundays help: we went from 5 rows to 1.", "Before 5 · After 1"],
  ],
  "a change told by its tenses": [
    ["The beam reaches 24 miles since the refit. It managed 17 with the old lamp.", "With the old lamp 17 · Now 24"],
    ["Eggs are £3 a box, they were £2 at Easter.", "At Easter 2 · Now 3"],
    ["The wait used to be 14 days. We're at 6.", "Before 14 · Now 6"],
    ["There were 4,180 books in the flat, down to 2,960.", "Before 4180 · After 2960"],
    ["Rent was €700 two winters ago, €810 last winter.", "Two winters ago 700 · Last winter 810"],
    ["The tram needs 9 minutes. The bus managed 17.", "Tram 9 · Bus 17"],
  ],
  "tens of years told short": [
    ["In the 70s we had 40 shops, in the 80s 65 and in the '90s 31.", "70s 40 · 80s 65 · 1990s 31"],
    ["By the 80s that was 40, in the 2000s 12.", "80s 40 · 2000s 12"],
    ["Of those in their 20s 12% agree, in their 30s 18% and in their 40s 31%.", "20s 12 · 30s 18 · 40s 31"],
    ["The bag holds 80 shirts, the box 70.", "Bag 80 · Box 70"],
  ],
  "moments told from an event": [
    [
      "An hour after the storm 410 homes were dark; after two hours 260, after five 90.",
      "1 hour 410 · 2 hours 260 · 5 hours 90",
    ],
    ["Two days into the trip we had spent £300, four days into it £700.", "2 days 300 · 4 days 700"],
    ["Two days after the crash 12 were missing, and 40 in hospital.", "Missing 12 · Hospital 40"],
  ],
  "times told from the one before": [
    ["Rent was 810 in March 2024, 830 a month later and 900 in May.", "March 2024 810 · April 830 · May 900"],
    ["Receipts rose to £14bn in FY24 from £12bn a year earlier.", "FY23 12000000000 · FY24 14000000000"],
    ["We drew 40 in 2022, 55 in 2023 and 71 last night.", "2022 40 · 2023 55 · Last night 71"],
    [
      "In 2023 tea outsold coffee for the first time, 31 to 28; a year later it was 42 to 20.",
      "[Tea / Coffee] 2023 31/28 · 2024 42/20",
    ],
  ],
  "steps left out between two that are known": [
    ["Visits rose from 40 in 2019 to 55, fell to 31 and reached 60 in 2022.", "2019 40 · 2020 55 · 2021 31 · 2022 60"],
    [
      "It drew 9 in week one, crept to 12, then 15 and hit 30 in week four.",
      "Week one 9 · Week 2 12 · Week 3 15 · Week four 30",
    ],
    ["Oslo had 4 in 2019, Rome 7 and Kyiv 9 in 2021.", "Oslo 4 · Rome 7 · Kyiv 9"],
  ],
  "marks that come round again keep the shorter way": [
    [
      "Rain peaked at 90 mm in October; it was 20 in July, 35 in August and 60 in September.",
      "July 20 · August 35 · September 60 · October 90",
    ],
    ["Orders: 14 in November, 30 in December, 9 in January.", "November 14 · December 30 · January 9"],
    ["Guests at 9pm: 40, at 11pm: 95, at midnight: 60", "9pm 40 · 11pm 95 · Midnight 60"],
    [
      "Rent is €900 today, it was €850 in autumn, and three years ago we paid €700.",
      "Three years ago 700 · Autumn 850 · Today 900",
    ],
  ],
  "times of day counted off from the first": [
    ["Oven heat, read every half hour from 4 pm: 20, 90, 140, 180.", "4 pm 20 · 4:30 pm 90 · 5 pm 140 · 5:30 pm 180"],
    ["Queue sampled every ten minutes from 08:50: 4, 9, 17.", "08:50 4 · 09:00 9 · 09:10 17"],
    ["Tide from 11 am, hourly: 2, 3, 4, 3.", "11 am 2 · 12 pm 3 · 1 pm 4 · 2 pm 3"],
  ],
  "days and years told from the one before": [
    [
      "We had 142 runners on 7 Sept, 158 the week after, then 171 and 190, and 213 on 5 October.",
      "7 Sept 142 · 14 Sept 158 · 21 Sept 171 · 28 Sept 190 · 5 October 213",
    ],
    [
      "Three years ago it was 22, then 35, then 51, and this year 64.",
      "Three years ago 22 · Two years ago 35 · Last year 51 · This year 64",
    ],
    [
      "Weight, weekly from 27 December: 80, 82, 81, 79",
      "27 December 80 · 3 January 82 · 10 January 81 · 17 January 79",
    ],
    ["Children aged 5, 6, 7 and 8 lost 3, 19, 34 and 28 teeth.", "5 3 · 6 19 · 7 34 · 8 28"],
    ["Two years ago 22, rent 35, food 51, this year 64.", "Two years ago 22 · Rent 35 · Food 51 · This year 64"],
  ],
  "parts of several years": [
    [
      "Of the 2021 hires 88% were here after a year and 70% after two; for the 2022 class it was 81% and 59%.",
      "[2021 / 2022] 1 year 88/81 · 2 years 70/59",
    ],
    [
      "Snow in Jan, Feb and Mar was 80, 55 and 10 cm this winter, and 62, 70 and 31 the last one, respectively.",
      "[This winter / Last winter] Jan 80/62 · Feb 55/70 · Mar 10/31",
    ],
    ["Absence: 24% → 19% → 15% (autumn, spring, summer).", "Autumn 24 · Spring 19 · Summer 15"],
    ["Pressure averaged 151 at enrolment, settling at 134 by month 12.", "Enrolment 151 · Month 12 134"],
    ["Polls four weeks out: 43; one week out: 41.", "Four weeks out 43 · One week out 41"],
    ["The run took Kim 7 hours 40, Raj 6 hours 55 and Mei 8 hours 12.", "Kim 460 · Raj 415 · Mei 492"],
    ["2019: Q1 5, Q2 6, Q3 9; 2020: Q1 7, Q2 9, Q3 2.", "[2019 / 2020] Q1 5/7 · Q2 6/9 · Q3 9/2"],
    [
      "Rain in 2023, quarter by quarter: 40, 90, 12, 18. And 2024, to compare: 44, 71, 3, 9.",
      "[2023 / 2024] Q1 40/44 · Q2 90/71 · Q3 12/3 · Q4 18/9",
    ],
    [
      "Girls then boys – 2022: 18, 64; 2023: 31, 66; 2024: 52, 61.",
      "[Girls / Boys] 2022 18/64 · 2023 31/66 · 2024 52/61",
    ],
    ["Meatless Mondays work: we've gone from 5 steaks to 1.", "Before 5 · After 1"],
    [
      "Runners had done 2, 3, 7 and 9 km after 15, 30, 60 and 90 minutes.",
      "15 minutes 2 · 30 minutes 3 · 60 minutes 7 · 90 minutes 9",
    ],
  ],
  "times told from another": [
    [
      "Bread: flour €1.2m this year and €1.4m next, yeast €300k and €350k, salt €90k and €80k.",
      "[Flour / Yeast / Salt] This year 1200000/300000/90000 · Next year 1400000/350000/80000",
    ],
    [
      "Sales in week 12 were 340, compared with 310 the week before and 290 in week 10.",
      "Week 10 290 · Week 11 310 · Week 12 340",
    ],
    [
      "Stock by shelf (2021, then 2023): tea 40, 55; coffee 30, 22; cocoa 8, 12.",
      "[Tea / Coffee / Cocoa] 2021 40/30/8 · 2023 55/22/12",
    ],
  ],
  "a course told by its figures alone": [
    ["Our dropout rate went from 14% to 11% to 6%.", "1 14 · 2 11 · 3 6"],
    ["Our dropout rate went from 14% to 11% to 6% over three years.", "Year 1 14 · Year 2 11 · Year 3 6"],
    ["Our dropout rate went 14% → 11% → 6% over the three cohorts.", "Cohort 1 14 · Cohort 2 11 · Cohort 3 6"],
    ["Our dropout rate went from 14% to 11% over three years.", "Before 14 · After 11"],
  ],
  "places as far apart as the text says": [
    ["Class sizes 1990–2020 by decade: 31, 28, 25, 26", "1990 31 · 2000 28 · 2010 25 · 2020 26"],
    ["Population by decade, 1990s to 2010s: 31, 28, 25", "1990s 31 · 2000s 28 · 2010s 25"],
    ["Class sizes 2018–2022: 31, 28, 25, 26, 24", "2018 31 · 2019 28 · 2020 25 · 2021 26 · 2022 24"],
    ["Temp every 3 h from 21:00: 16, 11, 7 °C", "21:00 16 · 0:00 11 · 3:00 7"],
  ],
  "ages that name figures": [
    ["Ages 5, 10 and 15: 9%, 14% and 23% of children wear glasses.", "5 9 · 10 14 · 15 23"],
    ["Ages 6, 8 and 10 in our group hang on for 11, 19 and 34 seconds.", "6 11 · 8 19 · 10 34"],
    ["Camp for ages 6 and 7: 40 kids in week 1, 52 in week 2.", "Week 1 40 · Week 2 52"],
  ],
  "times that share one figure": [
    ["Monday 31 visits, Wednesday and Thursday 27 each.", "Monday 31 · Wednesday 27 · Thursday 27"],
    ["In May and June we sold 30 each, in July 45.", "May 30 · June 30 · July 45"],
  ],
  "one figure told of several times": [
    ["Support was 52% in 2022 and 2023, then 61% in 2024.", "2022 52 · 2023 52 · 2024 61"],
    ["We had 40 guests on Monday and Tuesday, 55 on Friday.", "Monday 40 · Tuesday 40 · Friday 55"],
    ["On Monday, Tuesday and Friday 40 came, on Sunday 55.", "Monday 40 · Tuesday 40 · Friday 40 · Sunday 55"],
    ["We sold 12 in May and June together, 30 in July.", "May 12 · July 30"],
    ["Between 2022 and 2023 we lost 40 members, in 2024 55.", "2023 40 · 2024 55"],
  ],
  "places counted off behind one preposition": [
    [
      "Tea cools from 90 °C to 81 in five minutes, 70 in ten and 54 in twenty.",
      "Start 90 · Five minutes 81 · Ten minutes 70 · Twenty minutes 54",
    ],
    ["Seats cost €40 at 20 days out, €65 at 10 and €120 at 5.", "20 days 40 · 10 days 65 · 5 days 120"],
    ["He had 12 goals after five games, 20 after ten and 31 after fifteen.", "5 games 12 · 10 games 20 · 15 games 31"],
    ["Ada has 304 points after 16 races, Bo 292.", "Ada 304 · Bo 292"],
  ],
};

for (const [rule, rows] of Object.entries(offered))
  describe(rule, () => {
    test.each(rows)("%s", (text, expected) => expect(readings(text)).toContain(expected));
  });
