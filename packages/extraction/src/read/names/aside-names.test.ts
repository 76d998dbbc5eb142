import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["A third of boys and a quarter of girls say they hate maths", "Boys 33.3 · Girls 25"],
  ["One in five men and one in eight women say they would move abroad", "Men 20 · Women 12.5"],
])("those who say it of themselves are the names: %s", (text, line) => expect(readLine(text)).toBe(line));
