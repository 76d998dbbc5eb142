/** Texts that were dictated: numbers in words, said on without marks, taken back, with fillers. */
import { describe, expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

const read: Record<string, readonly (readonly [string, string])[]> = {
  "thousands and kilometres": [
    [
      "marketing gets twenty k engineering gets fifty k and um ops gets ten k",
      "Marketing 20000 · Engineering 50000 · Ops 10000",
    ],
    ["one point five k in january, two point two k in february", "January 1500 · February 2200"],
    ["I ran five k on monday eight k on wednesday", "Monday 5 · Wednesday 8"],
    ["walked eight k steps on monday ten k steps on tuesday", "Monday 8000 · Tuesday 10000"],
    ["K twelve, L fifteen", "K 12 · L 15"],
  ],
  "without the hundred or the point": [
    ["coffee two fifty tea one eighty hot chocolate three twenty", "Coffee 250 · Tea 180 · Hot chocolate 320"],
    ["coffee costs two fifty tea one eighty", "Coffee 2.5 · Tea 1.8"],
    ["a coffee is two fifty a cake three dollars and a juice four twenty five", "Coffee 2.5 · Cake 3 · Juice 4.25"],
    ["Anna one oh three Ben two twelve Carl ninety eight", "Anna 103 · Ben 212 · Carl 98"],
    ["Model one fifty model two sixty model three seventy", "Model one 50 · Model two 60 · Model three 70"],
    ["week one fifty people week two sixty people", "Week one 50 · Week two 60"],
    ["pears point five kilos plums one point two five kilos", "Pears 0.5 · Plums 1.25"],
  ],
  "coins and parts": [
    ["five dollars and fifty cents for lunch seven dollars for dinner", "Lunch 5.5 · Dinner 7"],
    ["lunch 5 euros and 50 cents dinner 7 euros and 25 cents", "Lunch 5.5 · Dinner 7.25"],
    ["Anna twenty nine and a half, Ben forty one and a quarter", "Anna 29.5 · Ben 41.25"],
    ["the morning shift did thirty odd the evening shift fifty something", "Morning shift 30 · Evening shift 50"],
  ],
  "times and steps": [
    ["ten thousand in q one twelve thousand in q two nine thousand in q three", "Q1 10000 · Q2 12000 · Q3 9000"],
    ["at eight thirty ten people at nine thirty twenty four", "8:30 10 · 9:30 24"],
    ["at half past seven 10 people at half past eight 24", "Half past seven 10 · Half past eight 24"],
    ["at eight am twelve degrees at noon nineteen and at six pm sixteen", "8 am 12 · Noon 19 · 6 pm 16"],
    ["nine o'clock twelve people ten o'clock fifteen people", "9 o'clock 12 · 10 o'clock 15"],
    [
      "in the eighties forty percent in the nineties thirty and in the two thousands twenty percent",
      "Eighties 40 · Nineties 30 · 2000s 20",
    ],
    ["day one five hundred day two six hundred day three seven hundred", "Day one 500 · Day two 600 · Day three 700"],
    ["first week zero complaints second week two third week seven", "First week 0 · Second week 2 · Third week 7"],
    ["on the first it was eighty two point four on the eighth eighty one point nine", "First 82.4 · Eighth 81.9"],
    ["I woke up at six thirty on monday seven fifteen on tuesday", "nothing-to-chart"],
  ],
  "the rest without a comma": [
    ["three quarters of us want pizza the others want sushi", "Pizza 75 · Sushi 25"],
    ["sixty percent walk the rest take the bus", "Walk 60 · Bus 40"],
  ],
  "what ends the clause before": [
    [
      "housing takes up forty percent of my paycheck food is twenty percent savings ten percent and everything else thirty percent",
      "Housing 40 · Food 20 · Savings 10 · Everything else 30",
    ],
    ["sales team hit one oh five percent of target marketing ninety two percent", "Sales team 105 · Marketing 92"],
    ["mum spends two hours a day on her phone dad spends three and my brother seven", "Mum 2 · Dad 3 · Brother 7"],
  ],
  "prices and heights": [
    [
      "bus fares adults two pounds fifty children one pound twenty five seniors free",
      "Adults 2.5 · Children 1.25 · Seniors 0",
    ],
    ["a cone was two pounds ten last year, it's three pounds twenty now", "Last year 2.1 · Now 3.2"],
    [
      "Netflix fifteen ninety nine Spotify ten ninety nine Disney seven ninety nine",
      "Netflix 15.99 · Spotify 10.99 · Disney 7.99",
    ],
    ["gas was three nineteen a gallon in may and three forty nine in june", "May 3.19 · June 3.49"],
    ["john is five foot eleven mary is five foot four and pete is six foot one", "John 71 · Mary 64 · Pete 73"],
    [
      "the first week I lost two kilos the second week one kilo and the third week half a kilo",
      "First week 2 · Second week 1 · Third week 0.5",
    ],
    ["at nine am a hundred percent at noon seventy two percent", "9 am 100 · Noon 72"],
    ["I am a hundred percent sure: 12 came on Monday, 15 on Friday", "Monday 12 · Friday 15"],
  ],
  "a noun told once": [
    ["tom did fifteen pull ups harry did twelve and dick did three", "Tom 15 · Harry 12 · Dick 3"],
    ["rainfall in inches seattle thirty seven phoenix eight", "Seattle 37 · Phoenix 8"],
    [
      "Germany two point eight percent growth France one point one percent Italy point seven percent",
      "Germany 2.8 · France 1.1 · Italy 0.7",
    ],
  ],
  "millions and tenths": [
    [
      "in q1 we did one point two mil q2 one point five mil q3 one point one mil",
      "Q1 1200000 · Q2 1500000 · Q3 1100000",
    ],
    ["the kids ate ten slices the adults ate six and the dog ate one", "Kids 10 · Adults 6 · Dog 1"],
    ["12 today, 15 on Monday, 19 on Tuesday", "Today 12 · Monday 15 · Tuesday 19"],
  ],
  "days, rates and years": [
    ["on the twelfth we sold nine on the thirteenth fourteen and on the fourteenth six", "12th 9 · 13th 14 · 14th 6"],
    [
      "apples are one ninety nine a pound oranges two forty nine and grapes three ninety nine",
      "Apples 1.99 · Oranges 2.49 · Grapes 3.99",
    ],
    [
      "rent eighteen fifty utilities two twenty five groceries six hundred",
      "Rent 1850 · Utilities 225 · Groceries 600",
    ],
    ["forty percent in eighteen fifty, sixty percent in nineteen hundred", "1850 40 · 1900 60"],
  ],
  "which one": [["the eastern ward sent thirteen letters, the western one thirty-one", "Eastern ward 13 · Western 31"]],
  "asked for": [
    ["give me a bar chart cats twenty dogs thirty birds five", "Cats 20 · Dogs 30 · Birds 5"],
    ["cats twenty dogs thirty birds five make it a pie chart", "Cats 20 · Dogs 30 · Birds 5"],
    ["bar charts five, pie charts two", "Bar charts 5 · Pie charts 2"],
  ],
  "quarters and months": [
    [
      "first quarter two million second quarter two and a half million third quarter three million",
      "First quarter 2000000 · Second quarter 2500000 · Third quarter 3000000",
    ],
    [
      "insurance is one twenty a month internet is sixty and netflix is fifteen",
      "Insurance 120 · Internet 60 · Netflix 15",
    ],
  ],
  "taken back": [
    ["we had 13 no wait 14 people on Monday, 20 on Tuesday", "Monday 14 · Tuesday 20"],
    ["twelve million no sorry thirteen million in may and fifteen million in june", "May 13000000 · June 15000000"],
    ["Monday 13 people sorry 14 people, Tuesday 20 people", "Monday 14 · Tuesday 20"],
    ["yes 61 no 204", "Yes 61 · No 204"],
  ],
};

describe.each(Object.entries(read))("%s", (_, rows) => {
  test.each(rows)("%s", (text, line) => expect(readLine(text)).toBe(line));
});
