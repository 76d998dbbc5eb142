import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { flagCodes } from "./flag-codes.ts";

test.each([
  ["Growth by country YoY: 🇩🇪 +12% 🇫🇷 +8% 🇮🇹 -3% 🇪🇸 +21%", "DE 12 · FR 8 · IT -3 · ES 21"],
  ["Change: 🇺🇸 +4, 🇨🇳 -4, 🇯🇵 +2", "US 4 · CN -4 · JP 2"],
])("%s", (text, line) => expect(readLine(text)).toContain(line));

test.each(["🇩🇪 Germany 12%, 🇫🇷 France 8%", "🇩🇪 12 🇫🇷 9 🇮🇹 7", "Hello from 🇮🇹! Tom 5, Ann 6"])(
  "%s: as it is told",
  (text) => expect(flagCodes(text)).toBeNull(),
);
