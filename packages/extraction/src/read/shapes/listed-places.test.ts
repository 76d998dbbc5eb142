import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "In 2019 we counted 160 newts in the pond. Numbers have halved at each survey since – 2021, 2023, 2025.",
    "2019 160 · 2021 80 · 2023 40 · 2025 20",
  ],
  [
    "We had 400 members in 2016. Membership has halved at every count since: 2018, 2020, 2022.",
    "2016 400 · 2018 200 · 2020 100 · 2022 50",
  ],
  [
    "In 1990 the colony held 50 seals; it has doubled at each census since (2000, 2010, 2020).",
    "1990 50 · 2000 100 · 2010 200 · 2020 400",
  ],
  [
    "In 2019 we counted 160 newts in the pond. Numbers have halved every time since: 2021, 2023 and 2025.",
    "2019 160 · 2021 80 · 2023 40 · 2025 20",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  [
    "In 2020 we sold 30 bikes. Sales have doubled every year since: 2021, 2022, 2023.",
    "2020 30 · 2021 60 · 2022 120 · 2023 240",
  ],
])("by the calendar: %s", (text, line) => expect(readLine(text)).toBe(line));
