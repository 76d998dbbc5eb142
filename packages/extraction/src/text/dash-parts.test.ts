import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { dashParts } from "./dash-parts.ts";

test.each([
  ["In 2014, couples with pets made up just 20% of all homes, half their share in 1970 (40%)", "1970 40 · 2014 20"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["18 – 21% of men", "18% – 21% of men", "half their share in 1970"])("stays as it is: %s", (text) =>
  expect(dashParts(text)).toBeNull(),
);
