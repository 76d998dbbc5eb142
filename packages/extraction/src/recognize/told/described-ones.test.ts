import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["We care for 3,500 older people at home and 1,800 older people in care homes.", "Home 3500 · Care homes 1800"],
  ["The council owns 420 smaller flats in Hull and 310 smaller flats in York.", "Hull 420 · York 310"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("a step of age", () => expect(readLine("Ana is 12, Bo is 3 years older.")).toBe("Ana 12 · Bo 15"));
