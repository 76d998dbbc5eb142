import { describe, expect, it } from "vitest";
import { scanText } from "../../../text/scan.ts";
import { recognizeAll } from "../../all-rules.ts";

const marksOf = (text: string): string[] =>
  recognizeAll(scanText(text)).flatMap((mention) =>
    mention.kind === "axis" ? [mention.name] : mention.kind === "figure" ? [String(mention.value)] : [],
  );

describe("numbers that tell where or when a figure was taken", () => {
  it.each([
    ["Weight: 4.1 kg at 4 weeks, 5.0 at 8 weeks, 5.8 at 12.", ["4.1", "4 weeks", "5", "8 weeks", "5.8", "12 weeks"]],
    ["It was 3.2 kg at birth, 6.1 at 3 months, 9.4 at one.", ["3.2", "6.1", "3 months", "9.4", "1 year"]],
    [
      "It was 4.3 kg at one month, 5.9 at three and 7.6 at six.",
      ["4.3", "1 month", "5.9", "3 months", "7.6", "6 months"],
    ],
    [
      "Broken toasters: session one 4, session two 7, three 12, four 11.",
      ["session one", "4", "session two", "7", "Session three", "12", "Session four", "11"],
    ],
    ["At 2 km it was 6 NTU, at 1 km 14, at 500 m 39.", ["2 km", "6", "1 km", "14", "500 m", "39"]],
    ["She was 82 cm tall when she was 2, 95 at 3 and 103 at 4.", ["82", "2", "95", "3", "103", "4"]],
  ])("%s", (text, marks) => expect(marksOf(text)).toEqual(marks));

  it("leaves prices alone", () => {
    expect(marksOf("Ida sold 12 mugs at 8 euros and Bo 9 at 11 euros.")).toEqual(["12", "8", "9", "11"]);
  });
});
