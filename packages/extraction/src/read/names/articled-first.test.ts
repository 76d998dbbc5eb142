import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Selling a semi in Harwick takes 19 days. A flat, though, needs 47, a bungalow 33, and a barn conversion an agonising 112.",
    "Semi 19 · Flat 47 · Bungalow 33 · Barn conversion 112",
  ],
  ["Renting a car in Porto costs 19 euros. A scooter is 12, a bike 6.", "Car 19 · Scooter 12 · Bike 6"],
  ["Repairing a zip at ours takes 20 minutes, a hem 15, a lining 90.", "Zip 20 · Hem 15 · Lining 90"],
])("%s names things", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Leeds took a point and 12 fans, York 9, Hull 7", "Leeds 12 · York 9 · Hull 7"],
  ["A cat sleeps 15 hours, a dog 12, a horse 3", "Cat 15 · Dog 12 · Horse 3"],
])("%s stays", (text, line) => expect(readLine(text)).toBe(line));
