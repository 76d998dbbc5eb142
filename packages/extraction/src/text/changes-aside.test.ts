import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { changesAside } from "./changes-aside.ts";

test.each([
  ["Q1: $1.2M ▲5%, Q2: $1.4M ▲12%", "Q1: $1.2M, Q2: $1.4M"],
  [
    "21.3 million (3.1% more) used Luton, 1.9 million (9% fewer) used Leeds",
    "21.3 million used Luton, 1.9 million used Leeds",
  ],
  [
    "Delta rose 47 cents, or 7 percent, to $7.18. Brent was up 31 cents at $40.83.",
    "Delta rose $0.47 to $7.18. Brent was up $0.31 to $40.83.",
  ],
  ["Roads, $284,000, an increase of $19,000; parks, $641,200, a drop of $27,450.", "Roads, $284,000; parks, $641,200."],
  ["an increase of 12, or 4%", "an increase of 12"],
  ["Bari (+11.4% to 63.2%) and Palermo (-5.8% to 81.9%)", "Bari (63.2%) and Palermo (81.9%)"],
])("%s", (text, told) => expect(changesAside(text)?.text).toBe(told));

test.each([
  "Roads, $284,000, an increase of $19,000.",
  "Pay rose by 12, or 4%",
  "Bari (+11.4%), Palermo (-5.8%)",
  "Tea costs 80 cents at the kiosk",
  "We sold about 400 of them",
  "An increase of 8%",
  "Up since 2000",
  "Output fell 2% annually from 350 tonnes in 2012",
])("stays: %s", (text) => expect(changesAside(text)).toBeNull());

test.each([
  [
    "Delta rose 47 cents, or 7 percent, to $7.18. Crude gained 59 cents to $41.26.",
    "[Delta / Crude] Before 6.71/40.67 · After 7.18/41.26",
  ],
  [
    "In 2010, 11.4 million people cycled to work, an increase of about 4.2 million people (58.3 percent) from 1997.",
    "1997 7200000 · 2010 11400000",
  ],
  [
    "There were 12,400 teachers in 2020, a drop of some 600, or 4.6 percent, compared with 2015.",
    "2015 13000 · 2020 12400",
  ],
  ["The population was 5,340 at the 2010 census, an increase of 400 since 2000.", "2000 4940 · 2010 5340"],
  [
    "Tablet shipments fell 4 percent annually from 41.2 million units in 2018 to 39.6 million in 2019",
    "2018 41200000 · 2019 39600000",
  ],
  ["Output rose by 3% year-on-year from 1,400 tonnes in 2021 to 1,442 tonnes in 2022.", "2021 1400 · 2022 1442"],
  ["Visits grew nearly 9% annually from 220,000 in 2015 to 240,000 in 2016.", "2015 220000 · 2016 240000"],
])("levels are read, and what they were: %s", (text, line) => expect(readLine(text)).toBe(line));
