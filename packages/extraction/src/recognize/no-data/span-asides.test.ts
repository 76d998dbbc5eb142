import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Membership grew from 1,400 to 5,200 over three years.", "Before 1400 · After 5200"],
  ["The herd fell from 2,300 animals to 900 within a decade.", "Before 2300 · After 900"],
  ["Rents rose by 18% in Leeds and 12% in York in four years.", "Leeds 18 · York 12"],
  [
    "Thefts are down 24 percent during the past 10 years while frauds have fallen 14 percent.",
    "Thefts -24 · Frauds -14",
  ],
])("how long a change took: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["The tunnel was built in 12 years, the bridge in 5", "Tunnel 12 · Bridge 5"],
  ["Ann dropped out after 3 weeks, Bo after 7 weeks", "Ann 3 · Bo 7"],
])("how long each took: %s", (text, line) => expect(readLine(text)).toBe(line));
