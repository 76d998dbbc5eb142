/** Headings that tell what values are told by. */
import { expect, test } from "vitest";
import { readTitle, readUnit } from "./chart-line.fixture.ts";

test.each([
  ["Dose (mg): 0 -> 12 mmHg, 10 -> 9 mmHg, 20 -> 5 mmHg", "By dose (mg)", "mmHg"],
  ["Age (years): 2 -> 86 cm, 4 -> 102 cm, 6 -> 115 cm", "By age (years)", "cm"],
  ["Speed (km/h): 50 -> 26 m, 80 -> 53 m, 100 -> 75 m", "By speed (km/h)", "m"],
  ["Weight (kg): Tom 71, Sue 58, Bo 90", "Weight", "kg"],
])("%s", (text, title, unit) => {
  expect(readTitle(text)).toBe(title);
  expect(readUnit(text)).toBe(unit);
});
