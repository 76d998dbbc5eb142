import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { connected } from "./connected.ts";

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
  expect(connected(text)).toBeNull(),
);
