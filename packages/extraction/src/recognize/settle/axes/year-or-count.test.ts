import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["We got 1700 votes, they got 2010", "We 1700 · They 2010"],
  ["North sold 1500, South 1900", "North 1500 · South 1900"],
  ["We spent 2000 on ads, 1500 on staff", "Ads 2000 · Staff 1500"],
  ["Ann has 1900 followers, Bo has 2040", "Ann 1900 · Bo 2040"],
  ["Team A scored 1850 points, team B 2000", "Team A 1850 · Team B 2000"],
  ["In May we had 1600 visitors, in June 1950, in July 2080", "May 1600 · June 1950 · July 2080"],
  ["Visitors were 1600 in May, 1950 in June and 2080 in July", "May 1600 · June 1950 · July 2080"],
  ["About 1900 people voted yes and 1600 no", "Yes 1900 · No 1600"],
  ["2000 said yes, 1700 said no", "Yes 2000 · No 1700"],
  ["Mon: 1800, Tue: 2000, Wed: 1650", "Mon 1800 · Tue 2000 · Wed 1650"],
  ["North=1500, South=1900", "North 1500 · South 1900"],
  ["Yes 2000, no 1700, unsure 300", "Yes 2000 · No 1700 · Unsure 300"],
  ["1500 for rent, 2000 for travel", "Rent 1500 · Travel 2000"],
  ["North (1500), South (1900), East (2050)", "North 1500 · South 1900 · East 2050"],
  ["Of 2000 members 1500 voted, 400 abstained and 100 were ill", "Voted 1500 · Abstained 400 · Ill 100"],
  ["Breakfast 450 kcal, lunch 700, dinner 1900", "Breakfast 450 · Lunch 700 · Dinner 1900"],
  ["kwh used jan 1800 feb 1650 mar 1700", "Jan 1800 · Feb 1650 · Mar 1700"],
  ["May 1600, June 1950, July 2080", "May 1600 · June 1950 · July 2080"],
  ["1500 followers in January, 2000 now", "January 1500 · Now 2000"],
])("counts: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Founded: Ford 1903, Tesla 2003",
  "Brazil won in 1958, 1962 and 1970; Italy in 1934 and 1938",
  "My cars: Golf 1998, Polo 2005, Fiesta 2012",
  "Windows 2000, Office 2010 and Project 2013 are no longer supported",
  "She was born in 1950, married 1970 and died 2020",
  "Net zero: UK 2050, China 2060, India 2070",
  "Jazz 1920, rock 1950, disco 1970",
  "Bach 1685, Mozart 1756, Chopin 1810",
  "June 1998, July 2001",
  "2020 saw growth, 2021 saw decline",
])("years: %s", (text) => expect(readLine(text)).toMatch(/^nothing/));

test.each([
  ["The club sold 1500 tickets in 2019, 1800 in 2020", "2019 1500 · 2020 1800"],
  ["Deaths fell from 318 in 2022 to 274 in 2023, and first figures put 2024 at 231", "2022 318 · 2023 274 · 2024 231"],
])("both: %s", (text, line) => expect(readLine(text)).toBe(line));
