/** What is recognised in a text, for tests: `shownMarks("12 in May, 5 in June")` is "12 @May 5 @June". */
import { scanText } from "../text/scan.ts";
import { recognizeAll } from "./all-rules.ts";

export const shownMarks = (text: string): string =>
  recognizeAll(scanText(text))
    .flatMap((mention) =>
      mention.kind === "figure" ? [String(mention.value)] : mention.kind === "axis" ? [`@${mention.name}`] : [],
    )
    .join(" ");
