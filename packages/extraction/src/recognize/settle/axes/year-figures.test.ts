import { expect, test } from "vitest";
import { shownMarks } from "../../marks.fixture.ts";

const rows: readonly (readonly [string, string])[] = [
  ["2021: 1500, 2022: 1800, 2023: 2000", "@2021 1500 @2022 1800 @2023 2000"],
  ["In 2021 we sold 1500 units, in 2022 1800 and in 2023 2000.", "@2021 1500 @2022 1800 @2023 2000"],
  ["Signups: 1500 in May, 1800 in June, 2000 in July", "1500 @May 1800 @June 2000 @July"],
  ["We had 1980 customers in London, 1620 in Paris and 2010 in Rome.", "1980 1620 2010"],
  ["Sales rose from 1500 to 2000", "1500 2000"],
  ["Sales fell from 2050 in May to 1980 in June", "2050 @May 1980 @June"],
  ["Rent was 1450 last year and it's 1620 now.", "1450 @last year 1620 @Now"],
  ["Last year rent was 1450, now it's 1620.", "@Last year 1450 @Now 1620"],
  ["Elo 1450 → 1520", "1450 1520"],
  ["My rating went from 1450 to 1520.", "1450 1520"],
  // years stay years
  ["2010 → 2020: 45% → 61%", "@2010 @2020 45 61"],
  ["2019 → 350, 2020 → 410", "@2019 350 @2020 410"],
  ["It's 2024 now and I have 3 cats, 2 before", "@2024 @Now 3 2 @Before"],
  ["In 1620 they were 40, now 90", "@1620 40 @Now 90"],
  ["Our town grew from 1990 to 2020.", "@1990 @2020"],
  ["Born 1980 in Leeds, died 2020 in York", "@1980 @2020"],
  ["World Cup winners: 2010 Spain, 2014 Germany, 2018 France", "@2010 @2014 @2018"],
  ["Elections in 1992, 1996 and 2000 saw 55, 49 and 51 percent", "@1992 @1996 @2000 55 49 51"],
];

test.each(rows)("%s", (text, marks) => {
  expect(shownMarks(text)).toBe(marks);
});
