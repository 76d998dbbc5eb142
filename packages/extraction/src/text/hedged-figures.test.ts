import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { hedgedFigures } from "./hedged-figures.ts";

test.each([
  ["Rome drew 300 people, Oslo upwards of 700, Bern close on 900.", "Rome 300 · Oslo 700 · Bern 900"],
  ["My first video got 1,100 views and my second close to 7,000.", "First 1100 · Second 7000"],
  [
    "The first album sold 900 copies and the second close to four thousand. The third has just passed 12,000.",
    "First 900 · Second 4000 · Third 12000",
  ],
  [
    "Leeds has 400 members, Hull somewhere in the region of 900 and York just shy of 1,200.",
    "Leeds 400 · Hull 900 · York 1200",
  ],
  ["Salaries: juniors 42k, seniors 79k, leads just north of 95k.", "Juniors 42000 · Seniors 79000 · Leads 95000"],
  ["Gas cost £310, water close to £200 and rent getting on for £900", "Gas 310 · Water 200 · Rent 900"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["A flat close to the station, £900", "Close to 2 parks, 3 beds", "They came close, 12 to 11"])(
  "leaves alone: %s",
  (text) => expect(hedgedFigures(text)?.text ?? text).toBe(text),
);
