import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { listsOfTwo } from "./lists-of-two.ts";

test.each([
  [
    "Ventoux, Izoard and Tourmalet this week: 21, 14 and 17 km of climbing at 7.5, 7.0 and 7.3%.",
    "Ventoux: 21 km of climbing at 7.5%, Izoard: 14 km of climbing at 7.0%, Tourmalet: 17 km of climbing at 7.3% this week.",
  ],
  [
    "Leeds, York and Hull: 12, 9 and 14 shops with 310, 280 and 190 staff",
    "Leeds: 12 shops with 310 staff, York: 9 shops with 280 staff, Hull: 14 shops with 190 staff",
  ],
])("%s", (text, told) => expect(listsOfTwo(text)?.text).toBe(told));

test("the first list goes by the names", () =>
  expect(
    readLine(
      "Télégraphe, Galibier and Alpe d'Huez in one day: 11.8, 17.7 and 13.8 km of climbing at 7.1, 6.9 and 8.1%.",
    ),
  ).toBe("Télégraphe 11.8 · Galibier 17.7 · Alpe d'Huez 13.8"));

test.each([
  "Ann, Bo and Cy: 5, 8 and 3 pints",
  "In Leeds, Hull and York it was 3, 4 and 5 °C with 10, 15 and 20 mm of rain.",
  "Ann, Bo and Cy: 5, 8 and 3 pints at 4.5 and 5.0%",
  "Ann and Bo: 5, 8 and 3 pints at 4.5, 5.0 and 6.2%",
])("%s: stays as it is", (text) => expect(listsOfTwo(text)).toBeNull());
