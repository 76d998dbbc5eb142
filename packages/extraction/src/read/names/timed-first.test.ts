import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Leeds is where most bikes are stolen: 412 were taken last year, compared with 280 in Hull, 190 in York and 88 in Ripon.",
    "Leeds 412 · Hull 280 · York 190 · Ripon 88",
  ],
  [
    "The Red Lion is the place for pies: 340 were sold last week, compared with 210 at the Crown and 95 at the Bell.",
    "Red Lion 340 · Crown 210 · Bell 95",
  ],
  [
    "Bins is what people ring about most: 61 calls last week, compared with 40 on potholes and 12 on dogs.",
    "Bins 61 · Potholes 40 · Dogs 12",
  ],
  [
    "120 of our staff cycled in last month, 80 drove, 44 took the train and 9 ran.",
    "Cycled in 120 · Drove 80 · Took the train 44 · Ran 9",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["12 last year, 9 in Hull and 4 in York.", "Last year 12 · Hull 9 · York 4"],
  ["Sales were good: 120 last year, 90 in Hull and 80 in York.", "Last year 120 · Hull 90 · York 80"],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toBe(line));
