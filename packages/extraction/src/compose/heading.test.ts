import { expect, test } from "vitest";
import { readTitle } from "./chart-line.fixture.ts";

test.each([
  ["pH: tap 7.2, rain 5.9, pond 8.1", "pH"],
  ["IQ: Iris 118, Paul 104, Gita 127", "IQ"],
  ["UK: 12, US: 5, EU: 9", "UK, US and EU"],
  ["Leavers (HR's words!): 2021 9, 2022 14, 2023 11", "Leavers"],
])("%s", (text, line) => expect(readTitle(text)).toBe(line));
