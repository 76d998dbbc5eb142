import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Group A averaged 12.1 s before training and 11.4 after; group B 12.3 and 12.2.",
    "[Before / After] Group A 12.1/11.4 · Group B 12.3/12.2",
  ],
  [
    "Boys averaged 12.1 before the break and 11.4 after; girls 12.3 and 12.2.",
    "[Boys / Girls] Before 12.1/12.3 · After 11.4/12.2",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
