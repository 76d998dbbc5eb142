import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { heldBeside } from "./held-beside.ts";

test.each([
  ["GDP 2.4% vs 2.0% expected, CPI 3.1% vs 3.3% expected", "[Actual / Expected] GDP 2.4/2 · CPI 3.1/3.3"],
  [
    "Out today: PMI 51.2 vs 50.8 forecast, 50.1 prior; hires 210k vs 180k forecast, 195k prior",
    "[Actual / Forecast / Prior] PMI 51.2/50.8/50.1 · Hires 210000/180000/195000",
  ],
  [
    "EPS $1.14 (est. $1.02); revenue $4.2bn (est. $4.1bn)",
    "[Actual / Estimate] EPS 1.14/1.02 · Revenue 4200000000/4100000000",
  ],
  [
    "Orders are expected at:\n• Steel 0.2% vs 0.7% prior\n• Glass at 0.5% vs 0.3% prior",
    "[Expected / Prior] Steel 0.2/0.7 · Glass 0.5/0.3",
  ],
  ["Jobs 4.1% against 4.2% forecast\nPay 0.3% against 0.4% forecast", "[Actual / Forecast] Jobs 4.1/4.2 · Pay 0.3/0.4"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Ann 5 vs Bo 3, Cy 4 vs Dee 2",
  "EPS $1.14 vs $1.02 expected",
  "North sold 340 against 300 last year, South 280 against 310 last year.",
  "We expected 40 guests and 52 came (12 more)",
  "GDP 2.4% vs 2.0% expected, CPI 3.1% vs 3.3% prior",
])("leaves alone: %s", (text) => expect(heldBeside(text)).toBeNull());
