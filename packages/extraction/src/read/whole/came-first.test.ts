import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "187 of our pupils walked in on Walk to School Day! 94 still came by car, 63 scooted or cycled and 21 took the bus.",
    "Walked in 187 · Car 94 · Scooted or cycled 63 · Bus 21",
  ],
  [
    "140 of our nurses biked in on Cycle to Work Day! 60 came by car, 44 took the tram and 12 ran.",
    "Biked in 140 · Car 60 · Tram 44 · Ran 12",
  ],
  ["91 of the children walked on National Walking Day, 70 came by car and 22 by bus.", "Walked 91 · Car 70 · Bus 22"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  [
    "66 of us walked to the fair. 40 drove, 22 took the shuttle.",
    "Walked to the fair 66 · Drove 40 · Took the shuttle 22",
  ],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toBe(line));
