import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["We sold 30 cakes in Leeds, 25 in York and under 10 in Hull.", "Leeds 30 · York 25 · Hull 10"],
  ["Wait times: 12 minutes at Shah's, 25 at Kent's, over 40 at the hospital", "Shah 12 · Kent 25 · Hospital 40"],
  ["Lead was 3.1 µg/l at the school, 12.4 at the mill and below 1 at the spring.", "School 3.1 · Mill 12.4 · Spring 1"],
  ["Scores: Ann 41, Bo 38 and Cy below 20.", "Ann 41 · Bo 38 · Cy 20"],
  ["Packed today: boxes 31, crates 12, pallets 40+ easily, barrels 5", "Boxes 31 · Crates 12 · Pallets 40 · Barrels 5"],
  [
    "garden update: tomatoes 23, cukes 11, courgettes 40+ someone pls take some, peppers 3",
    "Tomatoes 23 · Cukes 11 · Courgettes 40 · Peppers 3",
  ],
])("%s is read as %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Under 30 in the city smoke 12%, over 60 in the city 9%", "Under 30 12 · Over 60 9"],
  ["Yes: 18-34 61%, 35-54 48%, 55+ 30%", "18-34 61 · 35-54 48 · 55+ 30"],
])("%s tells of ages", (text, line) => expect(readLine(text)).toBe(line));
