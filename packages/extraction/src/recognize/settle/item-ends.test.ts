import { describe, expect, it } from "vitest";
import { scanText } from "../../text/scan.ts";
import { recognizeAll } from "../all-rules.ts";

const figuresOf = (text: string): number[] =>
  recognizeAll(scanText(text)).flatMap((mention) => (mention.kind === "figure" ? [mention.value] : []));

describe("numbers at the end of an item of a list", () => {
  it.each([
    ["Minutes to wait: triage 12, x-ray 45, blood test 30, doctor 95.", [12, 45, 30, 95]],
    ["A haircut: Fades 12 quid, Maria's 15, the salon on Mill Lane 22.", [12, 15, 22]],
    ["Noise in dB: pool 91; canteen 88; Line 4 platform 86; library 74.", [91, 88, 86, 74]],
  ])("%s", (text, values) => expect(figuresOf(text)).toEqual(values));

  it.each([
    ["I polled Year 9 set 2 (n = 28). Gold 11, helium 9, mercury 8, homework 0.", [11, 9, 8, 0]],
    ["We sold tea 14, cake 9, soup 5, and it's all in room 12.", [14, 9, 5]],
  ])("leaves alone: %s", (text, values) => expect(figuresOf(text)).toEqual(values));
});
