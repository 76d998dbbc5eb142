import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { sinceLevels } from "./since-levels.ts";

test.each([
  ["Debt was $18 trillion by 2025, up $4 trillion since 2019.", "2019 14000000000000 · 2025 18000000000000"],
  [
    "Weekly claims rose to 719,000 last week. That's up by 61,000 compared to the week before.",
    "Week before 658000 · Last week 719000",
  ],
  ["Output was 5.8 Mt in January 2020, a decrease of 20% on January 2019.", "2019 7.25 · January 2020 5.8"],
  ["The count was 210 in 2020, down 40 since 2010.", "2010 250 · 2020 210"],
  ["The fund holds $90 million, an increase of $12 million since 2019.", "2019 78000000 · Now 90000000"],
  ["The flock counted 1,500 birds in 2016, a 25% increase since 2012.", "2012 1200 · 2016 1500"],
  ["There were 1,500 birds in 2016, up 25% since 2012.", "2012 1200 · 2016 1500"],
  ["The colony has 900 pairs in 2020, down 300 since 2005.", "2005 1200 · 2020 900"],
  ["Rent is 880 now, up 10% since last year", "Last year 800 · Now 880"],
  ["Output fell to 7.2 b/d in June, decreasing by around 0.4 b/d compared with May.", "May 7.6 · June 7.2"],
  ["Sales were 420 in 2020, up 30 from 2019 and 80 from 2015.", "2015 340 · 2019 390 · 2020 420"],
  ["The fare is £310, down £20 on last month and £45 on last year.", "Last year 355 · Last month 330 · Now 310"],
  [
    "142 runners finished this spring, up on 120 last year and 96 the year before.",
    "Year before 96 · Last year 120 · This spring 142",
  ],
  ["64 homes were built in 2024, up on 51 in 2023 and 40 in 2022.", "2022 40 · 2023 51 · 2024 64"],
  ["Profit of £12m, up on £9m a year ago.", "Year ago 9000000 · Now 12000000"],
  ["Turnout hit 61%, well up on the 55% of 2019.", "2019 55 · Now 61"],
  ["At 214, admissions were up on the 198 of last winter.", "Last winter 198 · Now 214"],
  ["Demand dropped by 12 litres/day to 131 litres/day.", "Before 143 · After 131"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Prices are up 4% since May and 9% since 2019.",
  "12 signs went missing, up on 4 March and back",
  "We had 9 guests, up on 5 of the 8 floors",
  "20 turned up on 3 days",
  "The increase of 12 in May was the largest since 2019.",
])("%s: no level", (text) => expect(sinceLevels(text)).toBeNull());
