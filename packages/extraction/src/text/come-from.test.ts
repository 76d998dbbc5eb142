import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { comeFrom } from "./come-from.ts";

test.each([
  ["Guests came from 31 towns, singers from 14", "Guests 31 · Singers 14"],
  [
    "Our staff come from 14 countries, our clients from 31 and our suppliers from 9",
    "Staff 14 · Clients 31 · Suppliers 9",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "80% of sales come from 20 products",
  "Sales came from 20 to 80 in a year",
  "Guests came from Bath, singers from Hull",
])("%s: as it is told", (text) => expect(comeFrom(text)).toBeNull());
