import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  [
    "Screen time, hours a day before and after the ban: Tom 4.5 → 2, Mia 3.2 → 1.5, Ali 5 → 2.8",
    "[Tom / Mia / Ali] Before 4.5/3.2/5 · After 2/1.5/2.8",
  ],
  ["Sales were 32 a day before and 40 after the launch", "Day before 32 · After 40"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
