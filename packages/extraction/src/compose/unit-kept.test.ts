/** Units that hold for all values, though one alone is told with them; and words behind a figure that are none. */
import { expect, test } from "vitest";
import { readUnit } from "./chart-line.fixture.ts";

test.each([
  ["Delays averaged 4 minutes last year and 11 this year.", "minutes"],
  ["A bag weighed 4 kg last spring and 11 this spring.", "kg"],
  ["Rent in Nairobi is KSh 45,000, in Mombasa KSh 32,000.", "KSh"],
  ["Of these 1,900 study in Leeds, 1,150 in Hull and 350 elsewhere.", null],
  ["Water 2L, coffee 3 cups", null],
])("%s", (text, unit) => expect(readUnit(text)).toBe(unit));
