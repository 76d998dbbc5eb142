/** The only change beside shares. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Pakistan took 34% of the tea, Egypt 15% and the UK 9%. The shilling gained 21% against the dollar.",
    "Pakistan 34 · Egypt 15 · UK 9",
  ],
  [
    "Electric car sales jumped 28%. Battery cars took 15.6% of the market, petrol 28.4%, diesel 9.4% and hybrids 34.8%.",
    "Battery cars 15.6 · Petrol 28.4 · Diesel 9.4 · Hybrids 34.8",
  ],
  [
    "London, at 20%, is the only region under a quarter. The North East has 34%, the West Midlands 32% and Wales 28%.",
    "London 20 · North East 34 · West Midlands 32 · Wales 28",
  ],
  ["Leeds rose 3%, York 4%, Hull 5%. Bath fell 2%.", "Leeds 3 · York 4 · Hull 5 · Bath -2"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("names keep the article inside them", () => {
  expect(readLine("Obesity: North East 34%, Yorkshire and the Humber 31%, London 20%.")).toBe(
    "North East 34 · Yorkshire and the Humber 31 · London 20",
  );
});
