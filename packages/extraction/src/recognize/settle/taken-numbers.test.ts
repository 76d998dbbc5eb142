import { describe, expect, it } from "vitest";
import { scanText } from "../../text/scan.ts";
import { recognizeAll } from "../all-rules.ts";

const figuresOf = (text: string): number[] =>
  recognizeAll(scanText(text)).flatMap((mention) => (mention.kind === "figure" ? [mention.value] : []));

describe("numbers that count though their neighbours look like a mark", () => {
  it.each([
    ["Lunch is €11 at the Crown and €17 round the corner at Vino.", [11, 17]],
    ["Pot A takes 250 full and 140 half full, pot B 190 and 105.", [250, 140, 190, 105]],
    ["Long jump: Ida 6.71, Ana 6.64 and Ruth a lifetime best of 6.02 m.", [6.71, 6.64, 6.02]],
    ["It was 9 minutes before the soup, 17 before the fish and 38 before the lamb.", [9, 17, 38]],
    ["Hiring was brisk (+64 joiners, 11 leavers).", [64, 11]],
    ["My way home: 55 minutes by bus. 22 by car, 38 by bike.", [55, 22, 38]],
    ["We let it for £650 a month back then, £725 in 2013 and £890 in 2018.", [650, 725, 890]],
    ["Waits: 14 weeks before the pandemic, 31 during it, 22 today.", [14, 31, 22]],
    [
      "After three rounds the Bears had 14, 22 and 31 points; we limped along on 9, 18 and 20.",
      [14, 22, 31, 9, 18, 20],
    ],
  ])("%s", (text, values) => expect(figuresOf(text)).toEqual(values));

  it.each([
    ["See fig. 4: cups fell in 0.82 s, plates in 0.61 s.", [0.82, 0.61]],
    ["We won the best of 5 with 21 points to 14.", [21, 14]],
    ["At 5, 10 and 20 km it took 26, 53 and 114 minutes.", [26, 53, 114]],
  ])("leaves alone: %s", (text, values) => expect(figuresOf(text)).toEqual(values));
});
