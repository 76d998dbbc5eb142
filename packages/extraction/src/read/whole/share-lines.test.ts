import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "29.0%: tenants who share a flat\n27.1%: couples without children under age 18 at home\n21.5%: couples with children under age 18 at home\n12.5%: families headed by a woman",
    "Tenants who share a flat 29 · Couples without children under 18 at home 27.1 · Couples with children under 18 at home 21.5 · Families headed by a woman 12.5",
  ],
  [
    "How staff travel\n44% – by bus from the ring road\n31% – on foot\n25% – by bike or scooter",
    "By bus from the ring road 44 · On foot 31 · By bike or scooter 25",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["28%: north\n27%: south", "North 28 · South 27"]])("stays: %s", (text, line) =>
  expect(readLine(text)).toBe(line),
);
