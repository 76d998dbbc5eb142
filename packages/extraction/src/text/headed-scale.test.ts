import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { extract } from "../full-reader.ts";
import { headedScale } from "./headed-scale.ts";

test.each([
  ["Sales in € million: 2021 3.4; 2022 3.9", "Sales (€ million): 2021 3.4; 2022 3.9"],
  ["Turnover, SEK m: A 420, B 480", "Turnover (SEK million): A 420, B 480"],
  ["Turnover (mSEK): A 420, B 480", "Turnover (SEK million): A 420, B 480"],
  ["Sales went 100, 120, 95 (k€)", "Sales went 100, 120, 95 (€k)"],
  ["Revenue in thousands: North 340, South 390", "Revenue (thousands): North 340, South 390"],
  ["Profit £m, H1/H2: 2021 1.2/1.4, 2022 1.1/0.9", "Profit (£m), H1/H2: 2021 1.2/1.4, 2022 1.1/0.9"],
  ["Sales in $k (shop/online): May 40/12, June 52/18", "Sales ($k) (shop/online): May 40/12, June 52/18"],
  ["£m, by region: North 12.4, South 15.1", "(£m) by region: North 12.4, South 15.1"],
  ["Sales $m 2024: Leeds 391, York 350", "Sales ($m) 2024: Leeds 391, York 350"],
  ["Umsätze in Mio. €: 2021 3,4; 2022 3,9", "Umsätze (€ Mio): 2021 3,4; 2022 3,9"],
])("%s", (text, told) => expect(headedScale(text)?.text).toBe(told));

test.each([
  "Size in m: A 420, B 480",
  "In 2021 sales in millions: A 3, B 4",
  "Sales (£m): A 3, B 4",
  "£5m by 2024: A 3, B 4",
  "Parents in their thousands: 12 in May",
  "Exports in millions of tonnes: A 420, B 480",
])("stays as it is: %s", (text) => expect(headedScale(text)).toBeNull());

test("a title says nothing of the magnitude that the values have", () => {
  const answer = extract("Sales in € million: North 3.4, South 3.9, West 4.6");
  expect(readLine("Sales in € million: North 3.4, South 3.9, West 4.6")).toBe(
    "North 3400000 · South 3900000 · West 4600000",
  );
  expect(answer.ok && [answer.chart.title, answer.chart.unit]).toEqual(["Sales", "€"]);
});
