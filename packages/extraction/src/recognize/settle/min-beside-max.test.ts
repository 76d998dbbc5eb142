import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { scanText } from "../../text/scan.ts";
import { recognizeAll } from "../all-rules.ts";
import { minBesideMax } from "./min-beside-max.ts";

test.each([
  ["Mumbai 33 max, 25 min; Delhi 41 max, 28 min; Leh 22 and 8.", "[Max / Min] Mumbai 33/25 · Delhi 41/28 · Leh 22/8"],
  ["Rome: 31 °C high, 19 °C low. Oslo: 22 high, 12 low.", "[High / Low] Rome 31/19 · Oslo 22/12"],
  ["Lima: 24 °C max, 16 °C min. Quito: 19 max, 8 min.", "[Max / Min] Lima 24/16 · Quito 19/8"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["The bus takes 40 min max, the train 20 min.", "The fence is 2 m high, the hedge 3 m high."])(
  "leaves alone: %s",
  (text) => {
    const scan = scanText(text);
    const mentions = recognizeAll(scan);
    expect(minBesideMax(scan, mentions)).toBe(mentions);
  },
);
