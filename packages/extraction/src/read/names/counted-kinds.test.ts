import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["2 bedroom flat £900, 3 bedroom house £1300, studio £650", "2 bedroom flat 900 · 3 bedroom house 1300 · Studio 650"],
  ["2 bed flat £900, 3 bed house £1300", "2 bed flat 900 · 3 bed house 1300"],
  ["Flat £900, house £1300, studio £650", "Flat 900 · House 1300 · Studio 650"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
