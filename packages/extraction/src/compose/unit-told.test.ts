import { expect, test } from "vitest";
import { readUnit } from "./chart-line.fixture.ts";

test.each([
  ["Bake sale raised £312! cupcakes 140, brownies 95, cookies 52, pies 25", "£"],
  ["Shopping came to £48.20: meat 14.50, veg 8.20, booze 18, rest other stuff", "£"],
  ["we made $240 at the yard sale: toys 90, books 50, clothes 100", "$"],
])("%s", (text, unit) => expect(readUnit(text)).toBe(unit));

test("counts are no money", () => expect(readUnit("team of 12: 5 boys, 7 girls")).toBeNull());
