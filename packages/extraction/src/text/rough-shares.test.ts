import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { roughShares } from "./rough-shares.ts";

test.each([
  [
    "Just over half of Canadians (53 percent) prefer trains, 28 percent prefer cars, and 15 percent prefer buses.",
    "Trains 53 · Cars 28 · Buses 15",
  ],
  [
    "Nearly six-in-ten (58%) of nurses work nights, compared with fewer than half of doctors (44%) and porters (41%).",
    "Nurses 58 · Doctors 44 · Porters 41",
  ],
  ["Most people (63%) think she should go; 20% think she should stay.", "Should go 63 · Should stay 20"],
  [
    "About a third – 34 percent – said the town is getting better, while a majority – 58 percent – said it is getting worse",
    "Getting better 34 · Getting worse 58",
  ],
  ["About a third of our visitors, 34%, come by train. 41% drive and 25% walk.", "Train 34 · Drive 41 · Walk 25"],
  [
    "Nearly half the budget, 48%, goes to staff. Rent takes 22%, food 18% and the rest 12%.",
    "Staff 48 · Rent 22 · Food 18 · Rest 12",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Half (of 40) came",
  "Half of the budget (45%, to be exact) goes to tools",
  "Nearly half of them came, 48% in all",
  "The majority (in Kent) voted",
])("stays as it is: %s", (text) => expect(roughShares(text)).toBeNull());
