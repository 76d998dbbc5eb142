import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Poll of 1,204 members: 61% yes to the merger, 27% no, rest don't know", "Yes 61 · No 27 · Don't know 12"],
  ["Yes to the pool 61%, no 27%, don't know 12%", "Yes 61 · No 27 · Don't know 12"],
  ["412 parents said yes to uniforms and 138 said no to them", "Yes 412 · No 138"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("what it was tells them apart", () =>
  expect(readLine("61% said yes to tea, 27% said yes to coffee")).toBe("Tea 61 · Coffee 27"));
