import { expect, test } from "vitest";
import { headerUnit } from "./units.ts";

test.each([
  ["Tomato plant heights (cm) wk1 4", "cm"],
  ["Kids heights in cm - Leo 98", "cm"],
  ["Caffeine, in milligrams: tea 40", "mg"],
])("%s", (text, symbol) => expect(headerUnit(text, text.length)?.symbol).toBe(symbol));

test.each(["sales (may) tom 4", "2 cars (m) 4", "in cm-thick ice 4"])("%s tells none", (text) =>
  expect(headerUnit(text, text.length)).toBeNull(),
);
