import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "about 72% of day pupils who have finished school enrolled in college the same year, compared to 44% for boarders, and 50% for evening pupils.",
    "Day pupils 72 · Boarders 44 · Evening pupils 50",
  ],
  [
    "Some 31% of nurses who rent have moved this year, compared with 12% for doctors and 9% for porters.",
    "Nurses 31 · Doctors 12 · Porters 9",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("what the largest is", () =>
  expect(
    readLine(
      "Malta was the leading country of birth for the foreign-born population (21%). It was followed by Peru (9.1%), China (6%) and India (5.6%).",
    ),
  ).toBe("Malta 21 · Peru 9.1 · China 6 · India 5.6"));
