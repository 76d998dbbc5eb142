import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { copiedRows } from "./copied-rows.ts";

test.each([
  [
    "This Week Last Week Change\nWeight 91.0 92.5 -1.5\nWaist 34.1 34.6 -0.5\nBMI 30.4 30.6 -0.2",
    "[This Week / Last Week] Weight 91/92.5 · Waist 34.1/34.6 · BMI 30.4/30.6",
  ],
  ["First Half Second Half\nVans 231 232\nLorries 34 36", "[Vans / Lorries] First Half 231/34 · Second Half 232/36"],
  [
    "Season Total visitors Visitors per day\n1998 41 0.3\n2000 96 0.7\n2002* 188 1.4\n\n* Estimated from May on",
    "[Total visitors / Visitors per day] 1998 41/0.3 · 2000 96/0.7 · 2002 188/1.4",
  ],
  [
    "7. Do you back or reject the new bridge?\n\nBack Reject No Opinion\n\nMarch 4-8, 2011 41% 52% 7%\n\nJune 2-5, 2011 46% 49% 5%",
    "[Back / Reject / No Opinion] March 4-8, 2011 41/52/7 · June 2-5, 2011 46/49/5",
  ],
  [
    "Salt limit* Sugar goal (g)** Trans fat (g)\nBreakfast  380  6  0\n Side dishes  220  4  1\nSoups  740  11  2",
    "[Salt limit / Sugar goal (g) / Trans fat (g)] Breakfast 380/6/0 · Side dishes 220/4/1 · Soups 740/11/2",
  ],
  [
    "Answer 18-29 30-49 50+\nRents (flats, etc.) 36% 27% 16%\nTrains 9% 6% 11%",
    "[18-29 / 30-49 / 50+] Rents (flats, etc.) 36/27/16 · Trains 9/6/11",
  ],
  [
    "Key figures\n2021\n2020\n2019\nProfit and loss\nSales (£k) 410 395 380\nProfit (£k) * 41 38 36",
    "[Sales (£k) / Profit (£k)] 2019 380/36 · 2020 395/38 · 2021 410/41",
  ],
  [
    "Jun. 30, 2023\nJun. 30, 2022\nSales $ 462 $ 430\nGross profit 276 258\nWages 76 81",
    "[Sales / Gross profit / Wages] Jun 30, 2022 430/258/81 · Jun 30, 2023 462/276/76",
  ],
  [
    "Key figures (EURm) 2022 2021 Change\nSales 310.4 295.0 5.2%\nEBIT 42.1 39.8 5.8%\nNet profit 31.0 28.4 9.2%",
    "[2022 / 2021] Sales 310.4/295 · EBIT 42.1/39.8 · Net profit 31/28.4",
  ],
  [
    "Question Answer Frequency Percentage\nStrongly back 514 26%\nSomewhat back 506 25%\nReject 228 11%",
    "[Frequency / Percentage] Strongly back 514/26 · Somewhat back 506/25 · Reject 228/11",
  ],
  [
    "GP G A PTS\n71 Mike Lowe 81 20 45 65\n73 Max Ryan 81 25 38 63",
    "[GP / G / A / PTS] Mike Lowe 81/20/45/65 · Max Ryan 81/25/38/63",
  ],
  [
    "Service Gross Expenditure Income Net Spending\n  £m £m £m\nParks 7.43 -5.05 1.95\nPublic baths 19.58 -3.71 15.87",
    "[Gross Expenditure / Income / Net Spending] Parks 7.43/-5.05/1.95 · Public baths 19.58/-3.71/15.87",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Test scores\nAnn 8 7\nBo 6 9",
  "The Big Day\nLions 8 7 9\nBears 6 7 8",
  "Won against everyone this year\nReds 12 3\nBlues 9 6",
])("stays as it is: %s", (text) => expect(copiedRows(text)).toBeNull());

test("days with their years head columns", () =>
  expect(readLine("28 Dec 2021 30 Dec 2020\nShops opened 31 28\nShops shut (2) (4)")).toBe(
    "[Shops opened / Shops shut] 28 Dec 2021 31/2 · 30 Dec 2020 28/4",
  ));
