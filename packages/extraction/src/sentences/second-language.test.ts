/** English of people who write another tongue at home. */
import { describe, expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

const read: Record<string, readonly (readonly [string, string])[]> = {
  "days and months with points": [
    ["On 12.03. we had 45 visitors, on 13.03. 52 visitors", "12 March 45 · 13 March 52"],
    ["The 12.03. we had 45 visitors, the 13.03. 52 visitors", "12 March 45 · 13 March 52"],
    ["12.03. 45 visitors, 13.03. 52 visitors", "12.03 45 · 13.03 52"],
    ["The red costs 12.03 and the blue 13.05", "Red 12.03 · Blue 13.05"],
  ],
  "rupees with a point and a blank": [
    ["Rs. 500 for petrol, Rs. 1,200 for food and Rs. 3,50,000 for house", "Petrol 500 · Food 1200 · House 350000"],
  ],
  "magnitudes told once, or in signs": [
    ["in year 2020 was 5, in 2021 was 7 and in 2022 was 11 millions", "2020 5000000 · 2021 7000000 · 2022 11000000"],
    ["Sales in 2019: 5, 2020: 7, 2021: 11 million", "2019 5000000 · 2020 7000000 · 2021 11000000"],
    ["In 2019 500, in 2020 700 and in 2021 11 million", "2019 500 · 2020 700 · 2021 11000000"],
    ["Japan 1億2千万, Korea 51 million", "Japan 120000000 · Korea 51000000"],
    ["Kraków 8,2 tys. zł, Warszawa 9,6 tys. zł", "Kraków 8200 · Warszawa 9600"],
    ["kr 1 200,50 in May, kr 980,00 in June", "May 1200.5 · June 980"],
  ],
  "what is counted in the singular": [
    ["factory in Suzhou make 3000 piece, factory in Wuhan make 2000 piece", "Suzhou 3000 · Wuhan 2000"],
    ["First year 30 nos, second year 45 nos, third year 60 nos", "First year 30 · Second year 45 · Third year 60"],
  ],
  "years counted on": [
    [
      "In 1801, 1851 and 1901 the registers record 214, 388 and 171 baptisms, respectively.",
      "1801 214 · 1851 388 · 1901 171",
    ],
  ],
  "who has, and what is done": [
    ["Mr. Kumar having 5 acres, Mr. Singh having 12 acres", "Mr. Kumar 5 · Mr. Singh 12"],
    ["20 % of peoples drinks tea, 75 % drinks coffee, 5 % nothing", "Tea 20 · Coffee 75 · Nothing 5"],
    ["30% of student uses bus, 50% uses bicycle and 20% uses car", "Bus 30 · Bicycle 50 · Car 20"],
    ["Male 52%, Female 48% only", "Male 52 · Female 48"],
  ],
  "how it is said": [
    [
      "Since January until March: 300 orders, since April until June: 450 orders",
      "January to March 300 · April to June 450",
    ],
    ["In the first place is Brazil with 5 titles, in the second place Germany with 4", "Brazil 5 · Germany 4"],
    ["Only 8 from 40 students has passed mathematics, 15 from 40 has passed physics", "Mathematics 8 · Physics 15"],
    ["Sales rose from 40 to 60 in the north, from 30 to 35 in the south", "[North / South] Before 40/30 · After 60/35"],
  ],
  "none of what is measured": [
    ["There was no rain in April, 12 mm in May, 95 mm in June", "April 0 · May 12 · June 95"],
    ["No snow in March, 4 cm in January", "January 4 · March 0"],
    ["No change in March, 4% in May and 5% in June", "May 4 · June 5"],
  ],
  "lakhs and thousands": [
    ["Income was 2 lakh 50 thousand in 2021 and 3 lakh 20 thousand in 2022", "2021 250000 · 2022 320000"],
  ],
  "points that part thousands": [
    ["Number of accidents decreased from 1.250 in 2018 to 980 in 2021", "2018 1250 · 2021 980"],
    [
      "The most of visitors came from Italy (1.200), then Spain (900) and Portugal (450)",
      "Italy 1200 · Spain 900 · Portugal 450",
    ],
    ["Bike theft: Altona 812, Mitte 1.204, Nord 655", "Altona 812 · Mitte 1204 · Nord 655"],
    ["The fee is 1.205, the tax 900 and the tip 450", "Fee 1.205 · Tax 900 · Tip 450"],
  ],
  "the parts with their article": [
    [
      "The half of the budget goes in salaries, the quarter goes in rent, the rest in materials",
      "Salaries 50 · Rent 25 · Materials 25",
    ],
    ["Kids pay 5 €, from 13 to 17 years 8 €, adults 12 €", "Kids 5 · 13-17 years 8 · Adults 12"],
  ],
  "a whole and its parts": [
    ["We are 14 in the class, 8 girls and 6 boys.", "Girls 8 · Boys 6"],
    ["There are 10 cats, 7 dogs and 3 fish.", "Cats 10 · Dogs 7 · Fish 3"],
    [
      "We did 30 per cent in first quarter, 25 per cent in second quarter, 20 per cent in third and rest in fourth",
      "First quarter 30 · Second quarter 25 · Third quarter 20 · Fourth quarter 25",
    ],
    ["We sold 30% in January, 20% in February and the rest in March", "January 30 · February 20 · March 50"],
    ["school has 1200 students out of which 700 are boys and 500 are girls", "Boys 700 · Girls 500"],
  ],
};

describe.each(Object.entries(read))("%s", (_, rows) => {
  test.each(rows)("%s", (text, line) => expect(readLine(text)).toBe(line));
});
