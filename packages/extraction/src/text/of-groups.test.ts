import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  ["Of 22 surgeons, 6 are women; of 140 nurses, 121 are women.", "Surgeons 6 · Nurses 121"],
  ["Of the 30 cats 21 were adopted, of the 44 dogs 40.", "Cats 21 · Dogs 40"],
  ["Of 30 cats 21 were adopted and 9 stayed", "Adopted 21 · Stayed 9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
