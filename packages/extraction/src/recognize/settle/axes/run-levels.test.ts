import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  [
    "Same flour, four loaves: crumb height came out at 6.1, 7.4, 8.0 and 7.2 cm with 65, 70, 75 and 80% hydration",
    "65% 6.1 · 70% 7.4 · 75% 8 · 80% 7.2",
  ],
  ["Yield was 4.1, 5.6 and 6.2 tonnes with 50, 100 and 150 kg of nitrogen.", "50 kg 4.1 · 100 kg 5.6 · 150 kg 6.2"],
  ["The beam sagged 2, 5 and 9 mm with 10, 20 and 30 kg on it.", "10 kg 2 · 20 kg 5 · 30 kg 9"],
  [
    "Five plants grew 2, 4, 7, 8 and 9 cm with 10, 20, 30, 40 and 50 ml of water.",
    "10 ml 2 · 20 ml 4 · 30 ml 7 · 40 ml 8 · 50 ml 9",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["In Leeds, Hull and York it was 3, 4 and 5 °C with 10, 15 and 20 mm of rain.", "Leeds 3 · Hull 4 · York 5"],
  ["Leeds, Hull and York scored 3, 4 and 5.", "Leeds 3 · Hull 4 · York 5"],
])("names stand in front: %s", (text, line) => expect(readLine(text)).toBe(line));
