import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["PISA maths 2022 - Singapore 575, Japan 536, Estonia 510", "Singapore 575 · Japan 536 · Estonia 510"],
  ["Sales 2023 – Ann 2100, Bo 1900, Cy 1800", "Ann 2100 · Bo 1900 · Cy 1800"],
])("%s has a heading with a year", (text, line) => expect(readLine(text)).toBe(line));

test.each([["Paris 2140 - Rome 2023 - Oslo 2011", "Paris 2140"]])("%s is a list", (text, part) =>
  expect(readLine(text)).toContain(part),
);
