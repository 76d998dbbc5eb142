/** Units of levels told with their change. */
import { expect, test } from "vitest";
import { readUnit } from "../compose/chart-line.fixture.ts";
import { levelsOfChange } from "./levels-of-change.ts";

test.each([
  [
    "Forest cover shrank by 1,900 hectares, from 14,600 to 12,700.",
    "Forest cover shrank by 1,900 hectares, from 14,600 hectares to 12,700 hectares.",
  ],
  ["The tunnel grew by 1.5 km from 8 to 9.5 last year", "The tunnel grew by 1.5 km from 8 km to 9.5 km last year"],
])("%s", (text, told) => expect(levelsOfChange(text)?.text).toBe(told));

test.each([
  "Prices rose by 5%, from 40 to 42.",
  "It grew by 300 hectares, from 2 to 5.",
  "Staff fell by 12 people, from 80 to 68.",
])("left: %s", (text) => expect(levelsOfChange(text)).toBeNull());

test("the unit is shown", () => expect(readUnit("The lake shrank by 300 hectares, from 2,100 to 1,800.")).toBe("ha"));
