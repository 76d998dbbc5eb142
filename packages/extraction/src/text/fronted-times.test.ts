import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { frontedTimes } from "./fronted-times.ts";

test.each([
  ["In a decade coal fell from 41% to 12%, wind rose from 9% to 31%.", "[Coal / Wind] Before 41/9 · After 12/31"],
  [
    "Over the last five years rents rose from €700 to €990 and wages from €2,100 to €2,400.",
    "[Rents / Wages] Before 700/2100 · After 990/2400",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Over the year of the flood sales fell from 40 to 12",
  "In a year we went from 4 to 9",
  "In a decade, coal fell from 41% to 12%",
  "Coal in a decade fell from 41% to 12%",
])("leaves alone: %s", (text) => expect(frontedTimes(text)).toBeNull());
