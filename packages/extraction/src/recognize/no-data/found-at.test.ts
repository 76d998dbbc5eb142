import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Marks: maths 71, physics 64, art 90. Room 12, second floor.", "Maths 71 · Physics 64 · Art 90"],
  ["Brunello 97, Barolo 95, Taurasi 93. Stand 14, hall B.", "Brunello 97 · Barolo 95 · Taurasi 93"],
  ["Mugs 31, shirts 12, caps 8. Find us at stall 44!", "Mugs 31 · Shirts 12 · Caps 8"],
  // what is told of a place
  ["Visitors: hall A 40, hall B 55, hall C 12.", "Hall A 40 · Hall B 55 · Hall C 12"],
  ["Chairs 12, lamps 8. Tables 4.", "Chairs 12 · Lamps 8 · Tables 4"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
