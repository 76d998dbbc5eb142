/** A change of something else, of which no level is told, is worked out from nothing. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each<[string, string]>([
  [
    "Support tickets fell from 1,240 in January to 980 in February and just 760 in March, even as users grew 8%",
    "January 1240 · February 980 · March 760",
  ],
  [
    "The gap widened to €5.1bn in June from €4.6bn in May, while exports slid 1.4% and imports rose 0.6%.",
    "May 4600000000 · June 5100000000",
  ],
  ["The Stox fell 40 points to 8,000, the S&P 500 lost 0.3% and the Nasdaq dropped 0.5%.", "Before 8040 · After 8000"],
  ["Rents rose from 900 in 2020 to 1,100 in 2022 while wages grew 4%", "2020 900 · 2022 1100"],
  ["We had 400 visits in May and 500 in June, but sales dropped 10%", "May 400 · June 500"],
  ["Hull had 40 in May and 60 in June but online sales jumped 30%", "May 40 · June 60"],
  ["Sales were 40 in 2021 and 60 in 2022, and in 2023 sales grew 10%", "2021 40 · 2022 60 · 2023 66"],
  ["Exports were 240 in 2021 and grew 10% in 2022", "2021 240 · 2022 264"],
  ["We planted 300 oaks, 250 birches and 120 pines, about a fifth of which died", "Oaks 300 · Birches 250 · Pines 120"],
  ["Leeds sold 1,200 tickets, Hull sold 20% more", "Leeds 1200 · Hull 1440"],
  [
    "Arrivals were up 3% to 8.2m in July from 7.96m in June, with charters up 1% and ferries up 9%.",
    "June 7960000 · July 8200000",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
