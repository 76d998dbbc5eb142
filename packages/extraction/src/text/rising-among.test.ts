/** Shares of others, told as if they had risen. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { risingAmong } from "./rising-among.ts";

test.each([
  ["19% of Swedes bake bread, rising to 36% among 18-24 year olds", "Bread 19 · 18-24 year olds 36"],
  ["48% of households own a bike, rising to 71% in Utrecht.", "Households 48 · Utrecht 71"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "22% of Danes cycled in 2019, rising to 41% among students in 2020",
  "Sales were 9%, rising to 41% of the total",
])("left alone: %s", (text) => expect(risingAmong(text)).toBeNull());
