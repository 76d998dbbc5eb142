import { expect, test } from "vitest";
import { readLine, readTitle } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "China's crude steel production was 84.3 Mt. India produced 9.3 Mt and Japan produced 8.2 Mt.",
    "China 84.3 · India 9.3 · Japan 8.2",
  ],
  [
    "Tesco's bill was £9.78, followed by Morrisons at £9.98 and Asda at £10.55.",
    "Tesco 9.78 · Morrisons 9.98 · Asda 10.55",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("what is owned is the title", () =>
  expect(readTitle("Tesco's bill was £9.78, followed by Morrisons at £9.98 and Asda at £10.55.")).toBe("Bill"));

test("things of two owners stay", () =>
  expect(readLine("China's output was 84, India's exports were 9.")).toBe("China's output 84 · India's exports 9"));
