import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { numbersApart } from "./numbers-apart.ts";

test.each([
  ["Oslo 12.500 people, Bergen 9.000 people", "Oslo 12500 · Bergen 9000"],
  ["In 2020 we had 12.000 members, in 2021 15.000.", "2020 12000 · 2021 15000"],
  ["A studio, a one-bed and a two-bed let for 780, 1.040 and 1.390 euros.", "Studio 780 · One-bed 1040 · Two-bed 1390"],
  ["The shops sold 640, 985 and 1.215 loaves in March, April and May.", "March 640 · April 985 · May 1215"],
  ["Oslo 709.000, Bergen 291.000", "Oslo 709000 · Bergen 291000"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Oslo 5.000 kg, Bergen 9.500 kg",
  "The judges gave 9.000 and 8.000",
  "GPA: Ann 3.520, Bo 3.900",
  "The three weigh 1.040, 780 and 1.390 kg",
  "The odds were 1.250, 95 and 1.300",
  "Her times were 1.204, 1.198 and 1.250",
])("leaves alone: %s", (text) => expect(numbersApart(text)).toBeNull());
