/** Notes and coins by what they are called. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { notesCalled } from "./notes-called.ts";

test.each([
  [
    "Tooth fairy rates: a pound at Priya's, double that at ours, a fiver (!) at Jess's and fifty pence if you lose it at Gran's.",
    "Priya 1 · Ours 2 · Jess 5 · Gran 0.5",
  ],
  ["Parking: a pound in Leeds, a fiver in London, fifty pence in Hull", "Leeds 1 · London 5 · Hull 0.5"],
  ["Ann won a tenner, Bo won 50p, Cy won a fiver", "Ann 10 · Bo 0.5 · Cy 5"],
  ["Tips: a fiver from table 2, £3 from the bar, a tenner from Jo", "Table 2 5 · Bar 3 · Jo 10"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "A pound of flour and two quid of sugar",
  "Ann gave a fiver, Bo gave a tenner",
  "A pound is 16 oz and a fiver",
])("stays as it is: %s", (text) => expect(notesCalled(text)).toBeNull());
