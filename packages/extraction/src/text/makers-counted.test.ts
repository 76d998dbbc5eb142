/** Things, and from how many they came. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { makersCounted } from "./makers-counted.ts";

test.each([["The set consists of 412 photos from 96 members.", "Photos 412 · Members 96"]])("%s", (text, line) =>
  expect(readLine(text)).toBe(line),
);

test.each([
  "Sales went to 684 units from 127 units",
  "We saw a rise of 12 points from 60 percent",
  "It has 14 rooms from 1900",
])("left alone: %s", (text) => expect(makersCounted(text)).toBeNull());
