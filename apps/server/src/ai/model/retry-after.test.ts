import { expect, test } from "vitest";
import { retryAfterMs } from "./retry-after.ts";

const NOW = Date.parse("2026-03-01T10:00:00Z");

test.each([
  ["30", 30_000],
  ["0.5", 500],
  ["Sun, 01 Mar 2026 10:00:20 GMT", 20_000],
  ["Sun, 01 Mar 2026 09:00:00 GMT", 0],
  ["soon", null],
  ["-5", null],
  [undefined, null],
])("%j is %j", (header, ms) => {
  expect(retryAfterMs(header, NOW)).toBe(ms);
});
