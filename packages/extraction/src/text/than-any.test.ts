import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { thanAny } from "./than-any.ts";

test.each([
  [
    "Leeds issued more parking tickets than any other city in the study (48,210), ahead of Hull (31,975) and York (29,404).",
    "Leeds 48210 · Hull 31975 · York 29404",
  ],
  [
    "Ann sold more tickets than anyone else in the office (412), followed by Bo (390) and Cy (288).",
    "Ann 412 · Bo 390 · Cy 288",
  ],
  [
    "Norway won more medals than any other nation (37), clear of Germany (27) and Canada (26).",
    "Norway 37 · Germany 27 · Canada 26",
  ],
  [
    "Oslo has the most electric buses of any capital in the list (310), then Paris (290) and Rome (120).",
    "Oslo 310 · Paris 290 · Rome 120",
  ],
  [
    "Spain grew more olives than any other country, with 6.5m tonnes, ahead of Italy (2.1m).",
    "Spain 6500000 · Italy 2100000",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "More people swim than any other year and 12 drown",
  "Few of any age (12) came",
  "We ate more than any other team",
])("leaves alone: %s", (text) => expect(thanAny(text)).toBeNull());
