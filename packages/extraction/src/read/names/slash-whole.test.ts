/** A name with a stroke in it is told whole. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["The CDU/CSU got 208 seats, the SPD 120 and the FDP 0.", "CDU/CSU 208 · SPD 120 · FDP 0"],
  ["AC/DC sold 200 million albums, Queen 170 million.", "AC/DC 200000000 · Queen 170000000"],
  [
    "HIV/AIDS killed 630,000 people, malaria 608,000 and TB 1.3 million.",
    "HIV/AIDS 630000 · Malaria 608000 · TB 1300000",
  ],
])("%s: whole", (text, points) => expect(readLine(text)).toBe(points));

test.each([
  ["Home/Away: Leeds 3/1, York 2/2", "[Home / Away] Leeds 3/1 · York 2/2"],
  ["Tea/coffee: Rome 2/3, Paris 4/5", "[Tea / Coffee] Rome 2/3 · Paris 4/5"],
])("%s: each side of its own", (text, points) => expect(readLine(text)).toBe(points));
