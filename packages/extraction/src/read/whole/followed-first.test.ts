import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Chile is at the top of this race with a capacity of nearly 95 GW till 2021, followed by Peru, Cuba and Haiti with a capacity of 61.5 GW, 40.9 GW and 12.8 GW",
    "Chile 95 · Peru 61.5 · Cuba 40.9 · Haiti 12.8",
  ],
  [
    "Norway leads with 14 GW, followed by Sweden, Latvia and Malta with 8 GW, 5 GW and 2 GW respectively.",
    "Norway 14 · Sweden 8 · Latvia 5 · Malta 2",
  ],
])("who leads is one of them: %s", (text, line) => expect(readLine(text)).toBe(line));

test("it names nobody", () =>
  expect(readLine("Votes were counted, followed by Ann with 31%, Bo with 17% and Cy with 9%")).toBe(
    "Ann 31 · Bo 17 · Cy 9",
  ));
