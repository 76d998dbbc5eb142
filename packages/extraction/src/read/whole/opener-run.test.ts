/** A run that goes on from the first of a row. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "The gates tell their own story: 6,204 for the opener, then 5,877, 5,310, 4,655 and, on Saturday, in the rain, 3,918.",
    "Opener 6204 · Second 5877 · Third 5310 · Fourth 4655 · Saturday 3918",
  ],
  ["Ticket sales: 300 for the premiere, then 250, 210 and 180.", "Premiere 300 · Second 250 · Third 210 · Fourth 180"],
  [
    "Visitor numbers were 900 at launch, then 840, 760, 610 and now 480.",
    "Launch 900 · Second 840 · Third 760 · Fourth 610 · Now 480",
  ],
  ["Sales went 40 in May, then 52, 61 and 70.", "May 40 · June 52 · July 61 · August 70"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
