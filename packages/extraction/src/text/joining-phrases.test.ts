import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { joiningPhrases } from "./joining-phrases.ts";

test.each([
  ["19 percent said yes. On the other hand, 65 percent said no.", "Yes 19 · No 65"],
  ["Colds caused 5% of absences among cooks, for instance, but only 2% among waiters.", "Cooks 5 · Waiters 2"],
  ["Men worked 41 hours. By contrast, women worked 33 hours.", "Men 41 · Women 33"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["One hand was 18 cm, the other hand 16", "Overall, 40% said yes", "In all, 40 came"])(
  "stays as it is: %s",
  (text) => expect(joiningPhrases(text)).toBeNull(),
);
