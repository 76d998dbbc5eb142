import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { perBases } from "./per-bases.ts";

test.each([
  [
    "Goa (760 per 100,000 state residents), Pune (673 per 100,000), Agra (624 per 100,000)",
    "Goa 760 · Pune 673 · Agra 624",
  ],
  [
    "Black cabs crashed at a rate of 3,074 per 100,000 trips; buses at 1,258 per 100,000, and trams at 459 per 100,000.",
    "Black cabs 3074 · Buses 1258 · Trams 459",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["12 per 100,000 in Goa", "12 per 100,000 men, 9 per 1,000 women", "30 km per hour"])(
  "stays as it is: %s",
  (text) => expect(perBases(text)).toBeNull(),
);
