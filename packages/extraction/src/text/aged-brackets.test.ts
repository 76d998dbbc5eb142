/** Ages in brackets, of which the first says what they are. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { agedBrackets } from "./aged-brackets.ts";

test("each is as old as its bracket says", () =>
  expect(readLine("Lea (aged 95), Ben (41) and Ana (53) are in the choir.")).toBe("Lea 95 · Ben 41 · Ana 53"));

test.each(["Lea (aged 9) has 4 cats, Ben (8) has 2.", "Lea (aged 9) and Ben (aged 8)", "Lea (9) and Ben (8)"])(
  "as typed: %s",
  (text) => expect(agedBrackets(text)).toBeNull(),
);
