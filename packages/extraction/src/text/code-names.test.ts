import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { codeNames } from "./code-names.ts";

test.each([
  ["Orders: 71% DE, 18% AT, 11% CH", "DE 71 · AT 18 · CH 11"],
  ["Shops: IT 12, NO 4, SE 9", "IT 12 · NO 4 · SE 9"],
  ["Staff: 40 in BE, 22 in NL, 9 in DE", "BE 40 · NL 22 · DE 9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Helpdesk: IT 12 calls", "IT IS 40 DEGREES IN DE", "Staff: 12 in total, 4 at home"])(
  "%s: as it is told",
  (text) => expect(codeNames(text)).toBeNull(),
);
