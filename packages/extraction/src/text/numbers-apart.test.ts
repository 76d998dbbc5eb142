import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { numbersApart } from "./numbers-apart.ts";

test.each([
  ["Oslo 12.500 people, Bergen 9.000 people", "Oslo 12500 · Bergen 9000"],
  ["In 2020 we had 12.000 members, in 2021 15.000.", "2020 12000 · 2021 15000"],
  ["Oslo 709.000, Bergen 291.000", "Oslo 709000 · Bergen 291000"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Oslo 5.000 kg, Bergen 9.500 kg", "The judges gave 9.000 and 8.000", "GPA: Ann 3.520, Bo 3.900"])(
  "leaves alone: %s",
  (text) => expect(numbersApart(text)).toBeNull(),
);
