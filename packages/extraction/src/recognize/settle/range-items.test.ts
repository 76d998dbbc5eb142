import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Lead time (days): Acme 12-14, Brex 20-25, Cole 7", "Acme 13 · Brex 22.5 · Cole 7"],
  ["Wait (mins): A&E 120-240, GP 10-15, Pharmacy 5", "A&E 180 · GP 12.5 · Pharmacy 5"],
  ["Toddlers need 12 hours, teens 9 and adults 7-8", "Toddlers 12 · Teens 9 · Adults 7.5"],
  ["Ages: 18-24 40, 25-34 31, 35-44 7", "18-24 40 · 25-34 31 · 35-44 7"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
