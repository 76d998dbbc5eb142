import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Goa stands at 979 followed by Dadra and Daman (889) and Punjab (895)",
    "Goa 979 · Dadra and Daman 889 · Punjab 895",
  ],
  [
    "The wettest towns were Brighton and Hove (812), Poole (790) and Cowes (745)",
    "Brighton and Hove 812 · Poole 790 · Cowes 745",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Leeds 9 and York 7", "Leeds 9 · York 7"],
  ["Mona ran 42 km in June and Ida 38", "Mona 42 · Ida 38"],
])("stays: %s", (text, line) => expect(readLine(text)).toBe(line));
