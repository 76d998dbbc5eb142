/** Ages that place other figures; what stands behind "at" and is no age stays. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  ["When Bo was six she had forty marbles. At ten, a dozen. At sixteen just the one.", "Six 40 · Ten 12 · Sixteen 1"],
  [
    "She ran the 100 m in 12.4 at fifteen, 11.6 at seventeen and 10.9 at nineteen.",
    "Fifteen 12.4 · Seventeen 11.6 · Nineteen 10.9",
  ],
  [
    "By the age of 1 he said 4 words, at 18 months 30, at 2 yrs about 210, at 3 nearly 900.",
    "1 4 · 18 months 30 · 2 yrs 210 · 3 900",
  ],
  [
    "At age 6 our son slept 10 hours a night, at 9 still 9.5, at 12 only 8. He's 15 now and it's 7.",
    "6 10 · 9 9.5 · 12 8 · 15 7",
  ],
  [
    "Who can swim? At age 7, 42% of girls and 38% of boys; at 9, 68 and 61; at 11, 84 and 83.",
    "[Girls / Boys] 7 42/38 · 9 68/61 · 11 84/83",
  ],
  ["Guests at Gran's birthday: 40 when she turned 80, 33 at 85 and 21 at 90.", "80 40 · 85 33 · 90 21"],
])("%s is read as %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

test.each([
  ["Returns by deposit: 43% at 5 cents, 68% at 10, 86% at 15, 92% at 25.", "5 cents 43 · 10 68 · 15 86 · 25 92"],
  [
    "Blood sugar: 5.1 at 0 min, 7.9 at 30 min, 8.6 at 60, 6.8 at 90.",
    "0 mins 5.1 · 30 mins 7.9 · 60 mins 8.6 · 90 mins 6.8",
  ],
  [
    "At 6 weeks the pup weighed 4 kg; at 12 weeks, 9; at six months, 22; full-grown, she tips the scales at 31.",
    "6 weeks 4 · 12 weeks 9 · 6 months 22 · Full-grown 31",
  ],
])("%s keeps its places: %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

test("bands of ages in a list, each behind its comma", () => {
  const text = "6-9 year olds 2.1 hours, 10-13 year olds 3.4 hours, 14-17 year olds 5 hours";
  expect(readLine(text)).toBe("6-9 year olds 2.1 · 10-13 year olds 3.4 · 14-17 year olds 5");
});
