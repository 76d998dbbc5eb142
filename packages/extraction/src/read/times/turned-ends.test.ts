import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Imports grew to 54bn from 49bn between 2021 and 2022.", "2021 49000000000 · 2022 54000000000"],
  ["Cars fell to 44 from 52 percent of trips between 2011 and 2021.", "2011 52 · 2021 44"],
  ["rent for my room was 380 now its 510", "Before 380 · Now 510"],
  ["started at 90kg now 82kg", "Before 90 · Now 82"],
  ["crypto down bad. put in 1000 now 430", "Before 1000 · Now 430"],
  ["100 on it today 80", "Before 100 · Today 80"],
  ["the bus fare was 2.40 now it's 3.10", "Before 2.4 · Now 3.1"],
  ["Rent was $800, then they added 10%.", "Before 800 · Then 880"],
  ["A pint was £3.10 the year we met. We paid £6.40 last night.", "Before 3.1 · Last night 6.4"],
  [
    "A year back a demo cost us ₹6,400. Today, after killing two agencies and one podcast, we pay ₹2,150.",
    "Before 6400 · Today 2150",
  ],
  ["When I married, a loaf cost me 11p. Yesterday I paid £1.45 for one.", "Before 0.11 · Yesterday 1.45"],
])("%s: the words tell which was first", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["rent is 900 now 750 before", "Before 750 · Now 900"],
  ["Sales were 40 in January, from 35 in November.", "November 35 · January 40"],
  ["Profit fell to 12m from 19m a year earlier.", "Year earlier 19000000 · Now 12000000"],
  ["The bakery sold 120 loaves. Yesterday it was 95.", "Yesterday 95 · Now 120"],
  ["Exports shrank from 61bn in 2021 to 58bn in 2022.", "2021 61000000000 · 2022 58000000000"],
  ["Rent is $800 now, it was $650 then.", "Then 650 · Now 800"],
])("%s: stays as it is", (text, line) => expect(readLine(text)).toBe(line));
