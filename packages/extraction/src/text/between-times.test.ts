import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { betweenTimes } from "./between-times.ts";

test.each([
  ["Between March and June we sold 41 cars; between July and October it was 55.", "March–June 41 · July–October 55"],
  ["Between 2010 and 2015 we built 120 homes; between 2016 and 2021 it was 85.", "2010–2015 120 · 2016–2021 85"],
  ["From 2010 to 2015 we built 120 homes; from 2016 to 2021 it was 85.", "2010–2015 120 · 2016–2021 85"],
  [
    "Between March and June the shelter took in 41 dogs and 63 cats; between July and October it was 55 and 48.",
    "[Dogs / Cats] March–June 41/63 · July–October 55/48",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Sales fell by 12 between 2019 and 2021",
  "From 2015 to 2020 our emissions fell 12%, from 2020 to 2025 another 18%.",
  "Between 12 and 15 came in May, between 20 and 25 in June",
])("%s: as it is", (text) => expect(betweenTimes(text)).toBeNull());
