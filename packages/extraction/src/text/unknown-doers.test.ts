/** Things in a row and what they do. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { unknownDoers } from "./unknown-doers.ts";

test.each([
  ["The kettle, the toaster and the heater use 2000 W, 900 W and 1500 W.", "Kettle 2000 · Toaster 900 · Heater 1500"],
  ["The fridge, the TV and the router draw 140 W, 95 W and 11 W when on.", "Fridge 140 · TV 95 · Router 11"],
  ["My pony and the mule pull 400 kg and 650 kg.", "Pony 400 · Mule 650"],
])("%s: the deed is no part of the name", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "The drill, the saw and the sander weighed 1.4, 2.2 and 1.1 kg.",
  "The shop and the market hall made 40 and 55.",
  "Leeds and York use 40 and 55.",
])("left: %s", (text) => expect(unknownDoers(text)).toBeNull());
