import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["From 2016 to 2022 fines grew by 24%, fees by 11% and rents by 9%", "Fines 24 · Fees 11 · Rents 9"],
  ["Attendance grew from 1950 to 2022 people", "nothing-to-chart"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
