import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Debt rose by £40m between 2019 and 2023 to £310m.", "2019 270000000 · 2023 310000000"],
  ["Membership fell by 340 between March and June and now stands at 2,915.", "March 3255 · June 2915"],
  ["The fleet grew by 12 vans between 2021 and 2024 and is now 57.", "2021 45 · 2024 57"],
  ["Sales rose by 20% between 2019 and 2023 to 240,000.", "2019 200000 · 2023 240000"],
  ["Waiting times fell by 3 days between May and July, to 9 days.", "May 12 · July 9"],
  ["Unemployment fell by 2 points between 2019 and 2023 to 5%.", "2019 7 · 2023 5"],
])("%s tells what was before", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["We sold 40 between May and July and 310 in August.", "-"],
  ["The price rose from £40 in 2019 to £310 in 2023.", "2019 40 · 2023 310"],
])("%s tells none", (text, line) => {
  if (line === "-") expect(readLine(text)).not.toMatch(/270|350/u);
  else expect(readLine(text)).toBe(line);
});
