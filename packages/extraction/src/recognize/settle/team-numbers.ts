/**
 * A club's first and second teams: "Ladies 1s 31, Ladies 2s 22, Men's 1s 40" → names, no seconds. Two at least, each behind a word and in
 * front of its figure. Not "Ana 12s, Ben 14s".
 */
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { Mention, NameNumber } from "../mention.ts";
import { placeOf } from "../place.ts";

const FEWEST = 2;
const TEAM = /^[1-9]$/u; // catches "1", not "12"
const LINKS: ReadonlySet<string> = new Set([":", "–", "-", "had", "scored", "won", "have", "are", "is"]);

/** "Ladies 1s 31" and "Ladies 1s: 31", at its number. */
function isTeam(scan: Scan, { from, to }: Mention): boolean {
  const { lower, spaced } = tokenAt(scan, from + 1);
  const isOne = TEAM.test(tokenAt(scan, from).text) && lower === "s" && !spaced && to === from + 2;
  return isOne && isWordAt(scan, from - 1) && isNumberAt(scan, LINKS.has(lowerAt(scan, to)) ? to + 1 : to);
}

export function teamNumbers(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.words.has("s")) return mentions;
  const teams = mentions.filter((mention) => isTeam(scan, mention));
  if (teams.length < FEWEST) return mentions;
  return mentions.map(
    (mention): Mention =>
      teams.includes(mention)
        ? ({ kind: "name", ...placeOf(scan, mention.from - 1, mention.to) } satisfies NameNumber)
        : mention,
  );
}
