import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["48% of visitors were using Opera, 33% were using Brave and 11% Lynx.", "Opera 48 · Brave 33 · Lynx 11"],
  [
    "A total of 26.1 per cent were running Ubuntu in 2011, versus the 24.8 per cent using Debian.",
    "Ubuntu 26.1 · Debian 24.8",
  ],
])("what people use: %s", (text, line) => expect(readLine(text)).toBe(line));

test("doings are names", () =>
  expect(readLine("Running 12 km, cycling 40 km, rowing 5 km")).toBe("Running 12 · Cycling 40 · Rowing 5"));
