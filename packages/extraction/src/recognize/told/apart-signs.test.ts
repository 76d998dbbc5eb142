import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Leeds has 120 fewer nurses than last year, York 80 fewer and Hull 45 fewer.", "Leeds -120 · York -80 · Hull -45"],
  ["Ana ran 6 km more than Bo, Cy 4 km more and Di 2 km more.", "Ana 6 · Cy 4 · Di 2"],
  [
    "Trains were 4 minutes slower than in 2019, buses 6 minutes slower, trams 2 minutes faster.",
    "Trains 4 · Buses 6 · Trams -2",
  ],
  [
    "Rents are $120 higher in Austin than a year ago, $85 higher in Dallas and $40 lower in Houston.",
    "Austin 120 · Dallas 85 · Houston -40",
  ],
  [
    "Newcastle have scored 6 fewer goals this season. Arsenal have scored 4 fewer goals, Sunderland 3 fewer goals.",
    "Newcastle -6 · Arsenal -4 · Sunderland -3",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Ana is 34, her sister 6 years younger, her brother 3 years older", "Ana 34 · Sister 28 · Brother 37"],
  ["Mon 20, Tue 5 fewer, Wed 3 more", "Mon 20 · Tue 15 · Wed 18"],
  ["Ben has 4 more stickers than Ana. Cleo has 3 more than Ben. Ana has 10.", "Ben 14 · Cleo 17 · Ana 10"],
  [
    "Women live 5.2 years longer than men in Spain, 4 years longer in Italy and 3.1 years longer in Sweden.",
    "Spain 5.2 · Italy 4 · Sweden 3.1",
  ],
])("stays: %s", (text, line) => expect(readLine(text)).toBe(line));
