/** The only figure that goes by a time. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "The jobless rate in the euro zone edged down to 14.1% in June. Spain had the highest at 24.6%, while Germany's was 6.4%. In Italy it came to 20.1% and in France 18.3%.",
    "Spain 24.6 · Germany 6.4 · Italy 20.1 · France 18.3",
  ],
  ["Jackdaws: 1st Nov — 55. 8th — 73. 15th — 110. 22nd — 96.", "1st Nov 55 · 8th 73 · 15th 110 · 22nd 96"],
  ["Members: 12 in 2022, 15 in 2023, 19 in 2024. Guests 4.", "2022 12 · 2023 15 · 2024 19"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
