import { expect, test } from "vitest";
import { readTitle } from "./chart-line.fixture.ts";

test.each([
  ["$205 Total Expenses: $73 PayPal fees, $72 mailings, $60 hosting", "Total Expenses"],
  ["Holiday budget of €2,500: flights 800, hotel 1,100, food 600", "Holiday budget"],
  ["Holiday budget of 2.500 €: flights 800, hotel 1.100, food 400, rest for fun", "Holiday budget"],
  ["Raised £4,250 of £10,000: £2,100 online, £1,450 at the gala, £700 from merch", "Raised"],
  ["Monthly income $3,200: rent 1,400, food 600, savings 700, other 500", "Monthly income"],
  ["Total €1,250: 600 rent, 350 food, 300 other", "Rent, food and other"],
  ["Our 60 staff: 30 in sales, 20 in IT, 10 in HR", "60 staff"],
  ["Orders over £50: North 30, South 20", "Orders over £50"],
  ["Beer 54 CHF, wine 70 CHF, rum 45 CHF", "Beer, wine and rum"],
])("%s", (text, title) => expect(readTitle(text)).toBe(title));
