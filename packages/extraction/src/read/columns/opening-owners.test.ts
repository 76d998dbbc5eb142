import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Leeds turned out 41,000 vans in Q1, 44,500 in Q2 and 39,200 in Q3. Over the same quarters Hull, helped by a third shift, built 28,600, 30,100 and 35,700.",
    "[Leeds / Hull] Q1 41000/28600 · Q2 44500/30100 · Q3 39200/35700",
  ],
  [
    "Anna read 12 books in May and 15 in June. Over the same months Tom read 9 and 4.",
    "[Anna / Tom] May 12/9 · June 15/4",
  ],
  [
    "Primaries sent 40 pupils in May, 55 in June and 61 in July, secondaries 20, 18 and 25.",
    "[Primaries / Secondaries] May 40/20 · June 55/18 · July 61/25",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Anna read 12 books in May and 15 in June. Magazines came to 9 and 4.", "[Books / Magazines] May 12/9 · June 15/4"],
  [
    "Our IPA has 6.2% alcohol and 55 IBU, the pilsner 4.8% and 32 IBU, the porter 5.5% and 28.",
    "[Alcohol / IBU] IPA 6.2/55 · Pilsner 4.8/32 · Porter 5.5/28",
  ],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toBe(line));
