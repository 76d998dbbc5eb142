import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { shortYears } from "./short-years.ts";

test.each([
  ["Snow days at our school - four in 2018, none in 19, two in 20, six in 21.", "2018 4 · 2019 0 · 2020 2 · 2021 6"],
  ["Sales: 40k in 2019, 52k in 20, 61k in 21", "2019 40000 · 2020 52000 · 2021 61000"],
  ["We won 12 games in 2021, 15 in 22 and 9 in 23.", "2021 12 · 2022 15 · 2023 9"],
  ["Wins: Bears 12 ('22), 9 ('23). Lions 7 ('22), 5 ('23).", "[Bears / Lions] 2022 12/7 · 2023 9/5"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Wins: Bears 12 ('22), Lions 9",
  "We had 12 kids in 2021, 15 in 22 classes.",
  "We won 12 in 2021, 15 in 22 and 9 in 20.",
  "Of those in 2021, one in 60, then one in 90.",
  "It came to 40 in 2019, 52 in 2020",
])("%s: as it is told", (text) => expect(shortYears(text)).toBeNull());
