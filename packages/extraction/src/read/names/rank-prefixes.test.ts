import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["1st Red 45, 2nd Blue 38, 3rd Green 30", "Red 45 · Blue 38 · Green 30"],
  ["1st place Red with 45, 2nd place Blue with 38", "Red 45 · Blue 38"],
  ["first Ann 45, second Bo 38, third Cy 30", "Ann 45 · Bo 38 · Cy 30"],
  ["Rank 1 Japan 84.6, rank 2 Chad 53.1", "Japan 84.6 · Chad 53.1"],
  ["No. 1 Japan 84.6, No. 2 Chad 53.1", "Japan 84.6 · Chad 53.1"],
  ["1st floor 12, 2nd floor 9, 3rd floor 14", "1st floor 12 · 2nd floor 9 · 3rd floor 14"],
  ["First class 12, second class 40", "First class 12 · Second class 40"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
