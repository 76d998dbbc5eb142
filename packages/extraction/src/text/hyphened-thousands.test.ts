import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { hyphenedThousands } from "./hyphened-thousands.ts";

test.each([
  ["sales by shop north-1,250 south-980 west-410", "North 1250 · South 980 · West 410"],
  ["votes amy-1,204 joe-987", "Amy 1204 · Joe 987"],
  ["tickets: adult-1,900, child-640, over 60s-310", "Adult 1900 · Child 640 · Over 60s 310"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["leeds-40 york-25 hull-19", "covid-19 1,200, flu 900", "F-16 1,200 km/h, F-35 1,900", "north-1,250 alone"])(
  "%s: stays as it is",
  (text) => expect(hyphenedThousands(text)).toBeNull(),
);
