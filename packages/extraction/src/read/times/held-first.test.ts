import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "2,185 migrants have died in the Mediterranean, as against 2,572 in the whole of 2024 and 3,155 in 2023.",
    "2023 3155 · 2024 2572 · Now 2185",
  ],
  [
    "Hospital admissions for flu have doubled, to 1,861 patients a day from 1,098 the week before and 243 at the same time last year.",
    "Last year 243 · Week before 1098 · Now 1861",
  ],
  [
    "Some 61 per cent of firms now offer remote work, compared with 58 per cent in 2023 and 24 per cent in 2019.",
    "2019 24 · 2023 58 · Now 61",
  ],
])("held against: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["A total of 412 people came, from 12 towns in 2021 and 9 in 2020.", "2020 9 · 2021 12"],
  ["Leeds had 40 fires in 2021 and 52 in 2020.", "2020 52 · 2021 40"],
])("stays: %s", (text, line) => expect(readLine(text)).toBe(line));
