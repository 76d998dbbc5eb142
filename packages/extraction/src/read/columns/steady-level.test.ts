import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "The Reds fell from 26% in May to 22% in August. The Blues went the other way (18%, then 25%), Viðreisn nudged up from 14% to 15%, Centre slipped from 13% to 12% and the Pirates were stuck on 9%.",
    "[Reds / Blues / Viðreisn / Centre / Pirates] May 26/18/14/13/9 · August 22/25/15/12/9",
  ],
  [
    "Oslo climbed from 40 in 2019 to 52 in 2023, Bergen dropped from 30 to 21, and Tromsø stayed at 12.",
    "[Oslo / Bergen / Tromsø] 2019 40/30/12 · 2023 52/21/12",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
