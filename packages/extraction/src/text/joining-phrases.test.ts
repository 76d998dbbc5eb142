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

test.each([
  [
    "On the other hand, the towns with the largest falls were Hull with 8.2%, York with 6.4%, Bath with 2.9% and Ely with 1.1%.",
    "Hull 8.2 · York 6.4 · Bath 2.9 · Ely 1.1",
  ],
  ["However, rye rose to 38% and oats fell to 31%. In contrast, wheat held at 22%.", "Rye 38 · Oats 31 · Wheat 22"],
  ["Kale, on the other hand, sold 40 crates, chard 25.", "Kale 40 · Chard 25"],
  ["Interestingly, cats won 54% of the votes and dogs 46%.", "Cats 54 · Dogs 46"],
])("what joins sentences is no name: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["On the one hand 12, on the other 9", "In total, 40 came, 12 of them by bus"])("it stays: %s", (text) =>
  expect(joiningPhrases(text)).toBeNull(),
);
