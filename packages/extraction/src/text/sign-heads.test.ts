/** Heads of two unit signs. */
import { expect, test } from "vitest";
import { signHeads } from "./sign-heads.ts";

test.each([
  ["Temperature in °C/°F: Rome 30/86", "Temperature in Celsius/Fahrenheit: Rome 30/86"],
  ["Price (€/$): tea 2.10/2.30", "Price (euros/dollars): tea 2.10/2.30"],
  ["Hours/€: Ada 12/180, Bo 9/135", "Hours/euros: Ada 12/180, Bo 9/135"],
])("%s", (text, told) => expect(signHeads(text)?.text).toBe(told));

test.each(["Salary (€/month): Rome 2100", "Rome 30 °C / Oslo 18 °C", "Tea €2/€3"])("left: %s", (text) =>
  expect(signHeads(text)).toBeNull(),
);
