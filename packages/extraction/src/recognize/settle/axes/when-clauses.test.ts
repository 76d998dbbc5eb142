import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["The oak was 3 m when we moved in, 5 m in 2015 and 9 m now.", "When we moved in 3 · 2015 5 · Now 9"],
  [
    "The puppy weighed 2.1 kg when we got her, 3.4 kg in May and 6.8 kg now.",
    "When we got her 2.1 · May 3.4 · Now 6.8",
  ],
  ["He could do 4 press-ups when he started, 12 by March and 40 now.", "When he started 4 · March 12 · Now 40"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  [
    "House prices here: £182k when we bought in 2009, £240k in 2016, £315k today.",
    "2009 182000 · 2016 240000 · Today 315000",
  ],
  ["Rent is 900. It was 700 when we moved in.", "When we moved in 700 · Now 900"],
])("%s: as it is told", (text, line) => expect(readLine(text)).toBe(line));
