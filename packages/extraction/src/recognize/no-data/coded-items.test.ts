import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["SKU 1001: 340, SKU 1002: 122, SKU 1003: 58", "SKU 1001 340 · SKU 1002 122 · SKU 1003 58"],
  ["ref A12 - £340, ref B07 - £122", "Ref A12 340 · Ref B07 122"],
  ["Order 88213 shipped, order 4471 pending, order 3099 refunded", "nothing-to-chart"],
  ["Phone: 40 GB photos, 12 GB music, 9 GB apps, 3 GB free.", "Photos 40 · Music 12 · Apps 9 · Free 3"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
