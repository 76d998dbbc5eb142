/** What people type first into an empty box: lists, budgets, results, shares, times. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  ["rent: $1,200 / food: $450 / gas: $120 / savings: $300", "Rent 1200 · Food 450 · Gas 120 · Savings 300"],
  ["Our budget: £850 rent, £210 food, £95 bills, £60 phone", "Rent 850 · Food 210 · Bills 95 · Phone 60"],
  ["Sales were 20 in January, 35 in February and 50 in March", "January 20 · February 35 · March 50"],
  ["Liverpool 2 - 1 Arsenal", "Liverpool 2 · Arsenal 1"],
  ["🍎 5 🍌 7 🍒 12", "🍎 5 · 🍌 7 · 🍒 12"],
  ["#cats 45 #dogs 55 #birds 12", "#cats 45 · #dogs 55 · #birds 12"],
  ["Before 82 kg → after 74 kg", "Before 82 · After 74"],
  ["rainfall jan 80mm feb 60mm mar 55mm apr 40mm", "Jan 80 · Feb 60 · Mar 55 · Apr 40"],
  ["iOS 28% vs Android 71%", "iOS 28 · Android 71"],
  ["Cats vs dogs: 45 vs 55", "Cats 45 · Dogs 55"],
  ["Coffee vs tea 62-38", "Coffee 62 · Tea 38"],
  ["Month\tSales\nJan\t100\nFeb\t120\nMar\t90", "Jan 100 · Feb 120 · Mar 90"],
  ["Anna,10\nBen,8\nCara,15", "Anna 10 · Ben 8 · Cara 15"],
  ["1. Norway 16\n2. Germany 12\n3. China 9", "Norway 16 · Germany 12 · China 9"],
  ["Temps this week: 18, 21, 19, 23, 25, 24, 20", "1 18 · 2 21 · 3 19 · 4 23 · 5 25 · 6 24 · 7 20"],
  ["Oslo -5, Berlin 0, Rome 12, Cairo 21", "Oslo -5 · Berlin 0 · Rome 12 · Cairo 21"],
  ["5★ 60%, 4★ 25%, 3★ 8%, 2★ 3%, 1★ 4%", "5★ 60 · 4★ 25 · 3★ 8 · 2★ 3 · 1★ 4"],
  ["iPhone ₹79,900, Pixel ₹75,999, Galaxy ₹74,999", "iPhone 79900 · Pixel 75999 · Galaxy 74999"],
  ["how many hours do you sleep? me 7, tom 6, anna 8", "Me 7 · Tom 6 · Anna 8"],
  ["Pizza is liked by 80%, burgers by 60% and sushi by 40%", "Pizza 80 · Burgers 60 · Sushi 40"],
  ["The stock went up 5% on Monday, down 3% on Tuesday and up 1% on Wednesday", "Monday 5 · Tuesday -3 · Wednesday 1"],
  ["sleep last week - mon 7h30, tue 6h45, wed 8h", "Mon 450 · Tue 405 · Wed 480"],
  ["Carbs/protein/fat: 50/30/20", "Carbs 50 · Protein 30 · Fat 20"],
  ["Lakers beat Celtics 112-108", "Lakers 112 · Celtics 108"],
  ["GDP grew 2.5% in the US, 0.3% in the UK and shrank 0.3% in Germany", "US 2.5 · UK 0.3 · Germany -0.3"],
  ["i am 34 my wife is 31 and our son is 6", "Me 34 · Wife 31 · Son 6"],
  ["12 books were read by Nina, 7 by Omar and 20 by Priya", "Nina 12 · Omar 7 · Priya 20"],
  ["Omar has 7 cakes and Nina has twice as many", "Omar 7 · Nina 14"],
  ["It was 12% in 2020 but only 5% in 2010", "2010 5 · 2020 12"],
  ["This year 450 bikes, last year 300", "Last year 300 · This year 450"],
  [
    "from monday to friday we sold 3, 5, 2, 8 and 6 cakes",
    "Monday 3 · Tuesday 5 · Wednesday 2 · Thursday 8 · Friday 6",
  ],
  ["Under 18: 20%, 18-65: 60%, over 65: 20%", "Under 18 20 · 18-65 60 · Over 65 20"],
  ["loss of 20k in 2020, profit of 15k in 2021 and 40k in 2022", "2020 -20000 · 2021 15000 · 2022 40000"],
  ["The house cost 200k in 2000 and is worth 650k now", "2000 200000 · Now 650000"],
  ["Tuseday 5, Wendsday 7, Thurday 9", "Tuseday 5 · Wendsday 7 · Thurday 9"],
  ["5 students got an A, 12 got a B and 8 got a C", "A 5 · B 12 · C 8"],
  ["A lion weighs 190 kg. A tiger weighs 220 kg. A leopard weighs 60 kg.", "Lion 190 · Tiger 220 · Leopard 60"],
  ["Boys: 12 walk, 8 cycle, 5 bus. Girls: 10 walk, 4 cycle, 9 bus.", "[Boys / Girls] Walk 12/10 · Cycle 8/4 · Bus 5/9"],
])("%s", (text, line) => {
  expect(readLine(text)).toBe(line);
});
