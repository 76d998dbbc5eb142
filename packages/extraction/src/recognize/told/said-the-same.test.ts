import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["While 22% of small firms say they are hiring, 44% of big firms say the same.", "Small firms 22 · Big firms 44"],
  ["31% of tenants are happy and 62% of owners say the same.", "Tenants 31 · Owners 62"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("a figure is the same", () => expect(readLine("Ana scored 12 and Ben the same.")).toBe("Ana 12 · Ben 12"));
