import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { pairedHeads } from "./paired-heads.ts";

test.each([
  ["Rents then and now: Bath 600/910, York 540/800", "[Bath / York] Then 600/540 · Now 910/800"],
  ["Doses morning and evening: Mon 4/6, Tue 4/8, Wed 2/6", "[Morning / Evening] Mon 4/6 · Tue 4/8 · Wed 2/6"],
  ["Fees old vs new: basic 12/15, full 30/36", "[Old / New] Basic 12/15 · Full 30/36"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Tests now and then: 12/14", "Cats and dogs: Mon 4/6, Tue 4/8", "Rents then and now: Bath 600, York 540"])(
  "%s: as it is told",
  (text) => expect(pairedHeads(text)).toBeNull(),
);
