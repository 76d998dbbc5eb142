import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { references } from "./references.ts";

test.each([
  ["It had 1,204 staff,[1][a] up from 980 in 2017.[note 2]", "It had 1,204 staff, up from 980 in 2017."],
  ["5% Muslim and 25% of no religion.[citation needed]", "5% Muslim and 25% of no religion."],
  [
    "Kettle A - 4.8/5 stars (1,234 reviews)\nKettle B - 4.1/5 (312 ratings)",
    "Kettle A - 4.8/5 stars\nKettle B - 4.1/5",
  ],
  ["Of 42 men (doi:10.1016/j.ab.2009.62004) 2 fell.", "Of 42 men () 2 fell."],
  [
    "Leeds lost 12 pubs and Hull 4, says Bulletin 3/24 of the council (Paper 14/2023)",
    "Leeds lost 12 pubs and Hull 4, says Bulletin of the council (Paper)",
  ],
])("%s", (text, told) => expect(references(text)?.text).toBe(told));

test.each([
  "scores = [3, 5, 8]",
  "Tea [3] coffee [5]",
  "Reviews (1,234), ratings (98)",
  "Maths Paper 17/20, Art Paper 14/20",
  "12 cats (3 rescued)",
])("stays: %s", (text) => expect(references(text)).toBeNull());

test("what is rated is one row", () =>
  expect(readLine("Kettle A - 4.8/5 stars (1,234 reviews)\nKettle B - 4.5/5 stars (987 reviews)")).toBe(
    "Kettle A 4.8 · Kettle B 4.5",
  ));
