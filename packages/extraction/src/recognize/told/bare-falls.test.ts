/** The sign and the % of a fall, said once for a list. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Sales fell 5% in Leeds, 2 in York and 11 in Hull.", "Leeds -5 · York -2 · Hull -11"],
  ["Sales fell by 5% in Leeds, by a mere 2 in York and by 11 in Hull.", "Leeds -5 · York -2 · Hull -11"],
  ["Sparrows declined 38%, starlings 44 and swifts 60.", "Sparrows -38 · Starlings -44 · Swifts -60"],
  ["Rents are down by nine percent in Oslo, six in Bergen and four in Bodø.", "Oslo -9 · Bergen -6 · Bodø -4"],
  ["Exports were down 12% to Italy, 8 to Spain and 3 to France.", "Italy -12 · Spain -8 · France -3"],
  [
    "The pound fell 2.8% against the dollar, 8.9% against the euro and 1.7% against the yen.",
    "Dollar -2.8 · Euro -8.9 · Yen -1.7",
  ],
  ["Shares in Ana's firm dropped 14%, those in Ben's 27%.", "Ana -14 · Ben -27"],
  ["Traffic was down 12% in May, 8 in June and 3 in July.", "May -12 · June -8 · July -3"],
])("%s: all fall", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Sales rose by 5% in Leeds, by 2 in York and fell by 11 in Hull.", "Leeds 5 · York 2 · Hull -11"],
  ["Sales fell 8% in May and rose 3 in June.", "May -8 · June 3"],
  ["Sales rose 5% in Leeds, 2 in York and 11 in Hull.", "Leeds 5 · York 2 · Hull 11"],
])("%s: each as it is told", (text, line) => expect(readLine(text)).toBe(line));
