/** "Base: 4,077 accounts as of 30/09", "stock as at 31/12": a day of the year in figures, at which all was counted. Not "as of 30/90", nor "30/09 of". */
import { isNumberAt, lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import type { Mention } from "../mention.ts";
import { aside } from "../place.ts";

const CUES = ["as"];
const LINKS: ReadonlySet<string> = new Set(["of", "at", "on"]);
const DAY = /^(?:0?[1-9]|[12]\d|3[01])$/u; // catches "30" and "09", not "40"

/** Where "30/09" behind "as of" begins; -1 where it is none. */
const dateAt = (scan: Scan, at: number): number => {
  const told = lowerAt(scan, at) === "as" && LINKS.has(lowerAt(scan, at + 1)) && lowerAt(scan, at + 3) === "/";
  const days = [at + 2, at + 4].every((place) => isNumberAt(scan, place) && DAY.test(tokenAt(scan, place).text));
  const months = [at + 2, at + 4].some((place) => Number(tokenAt(scan, place).text) <= 12);
  return told && days && months ? at + 2 : -1;
};

export function asOfDates(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CUES) || !scan.signs.has("/")) return mentions;
  const from = scan.tokens.map((_, at) => dateAt(scan, at)).find((at) => at >= 0) ?? -1;
  if (from < 0) return mentions;
  const date = aside(scan, from, from + 3, "the day of the count");
  const others = mentions.filter((mention) => mention.to <= from || mention.from >= from + 3);
  return [...others, date].sort((a, b) => a.from - b.from);
}
