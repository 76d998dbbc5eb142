import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { hashHeads } from "./hash-heads.ts";

test.each([
  [
    "# Team MP W D L\n1 Union 30 23 3 4\n2 Dukla 30 21 6 3\n3 Tabor 30 18 4 8",
    "[MP / W / D / L] Union 30/23/3/4 · Dukla 30/21/6/3 · Tabor 30/18/4/8",
  ],
  [
    "Rank Country Gold Silver\n1 Norway 9 4\n2 Chile 6 7\n3 Nepal 2 5",
    "[Gold / Silver] Norway 9/4 · Chile 6/7 · Nepal 2/5",
  ],
])("the places of a standing: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["# Sales\nAnn 5\nBo 7", "# Team W\nUnion 23\nDukla 21"])("a heading: %s", (text) =>
  expect(hashHeads(text)).toBeNull(),
);
