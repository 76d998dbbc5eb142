/** Whether a part in words belongs to what stands in front of it: "two and a half", "3 hours and a quarter"; not "half of them and a quarter". */
import { GROUP_WORDS } from "../../lexicon/number-words.ts";
import { isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { NEAR } from "../times/relative-marks.ts";
import { countAt } from "./small-number.ts";
import { measureAt } from "./unit-at.ts";

/** What stands before "and a half": a number, a magnitude or a measure, which the part belongs to. */
export const isTail = (scan: Scan, at: number): boolean => {
  const before = at - 2;
  const word = lowerAt(scan, before);
  if (lowerAt(scan, at - 1) !== "and") return false;
  const ahead = lowerAt(scan, before - 1);
  const band = word === "s" && !tokenAt(scan, before).spaced; // "half of 25-50s and a fifth of over-50s"
  const alike = [1, 2, 3].some((step) => lowerAt(scan, at + step) === "of" && lowerAt(scan, at + step + 1) === ahead);
  if (alike && isWordAt(scan, before - 1)) return false; // "half of Year 8 and a quarter of Year 9"
  const counted = (countAt(scan, before - 1) !== undefined && !band) || ["a", "an"].includes(ahead); // not "work nights and a tenth do both"
  const measured = measureAt(scan, before)?.unit.kind === "measure" && !NEAR.has(ahead); // not "last year and a quarter fewer"
  return countAt(scan, before) !== undefined || GROUP_WORDS.has(word) || (counted && measured);
};
