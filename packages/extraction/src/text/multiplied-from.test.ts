import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { multipliedFrom } from "./multiplied-from.ts";

test.each([
  ["Geese numbers doubled in 2021, from 110, and tripled in 2022.", "Before 110 · 2021 220 · 2022 660"],
  ["Numbers tripled in 2020, from 40, and doubled in 2021.", "Before 40 · 2020 120 · 2021 240"],
  ["Sales doubled in May, from £20k, and halved in June.", "Before 20000 · May 40000 · June 20000"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Numbers doubled in 2021, from 110", "Numbers fell in 2021, from 110, and doubled in 2022"])(
  "not %s",
  (text) => expect(multipliedFrom(text)).toBeNull(),
);
