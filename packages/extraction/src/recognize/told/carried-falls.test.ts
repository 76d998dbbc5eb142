/** Falls told once for several. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Bath saw sales fall 9%, Oslo 26%, Graz 36%.", "Bath -9 · Oslo -26 · Graz -36"],
  ["A decrease of 2% was seen in York, of 20% in Leeds and of 39% in Bath.", "York -2 · Leeds -20 · Bath -39"],
  ["Sales are 3% lower in Turin and 5% in Oslo.", "Turin -3 · Oslo -5"],
  ["Visits to Graz fell 36%, to Turin 16%, to Oslo 28%.", "Graz -36 · Turin -16 · Oslo -28"],
  ["Hull suffered an 8% fall, Oslo one of 24%.", "Hull -8 · Oslo -24"],
])("%s: all fell", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Turnout fell to 41% in Leeds, 38% in York.", "Leeds 41 · York 38"],
  ["Leeds lost 5% of its trees, York 7%.", "Leeds 5 · York 7"],
  ["Falls: Oslo 27%, Hull 9%.", "Oslo 27 · Hull 9"],
])("%s: each as it is told", (text, line) => expect(readLine(text)).toBe(line));
