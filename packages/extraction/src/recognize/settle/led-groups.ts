/**
 * Groups told apart by the word in front, each with its figure: "Red Team 340, Blue Team 295", "Blue Room 12, Red Room 15" → Team and
 * 340 are a noun and a figure, not the name "Team 340". Not "our Team 3, your Team 5", nor "Red Team 4 beat Blue Team 2".
 */
import { isSmallWord, wordSet } from "../../lexicon/closed-class.ts";
import { isWordAt, lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";

const GROUPS = wordSet("team group class ward stand tent form room wing");
const FEWEST = 2;

/** "Blue Team 295" in front of a mark, a name or the end, with nothing said of it. */
function isLed(scan: Scan, { kind, from, to }: Mention, nouns: number): boolean {
  if (kind !== "name" || to - from !== 2 || !GROUPS.has(lowerAt(scan, from))) return false;
  const before = lowerAt(scan, from - 1);
  if (!isWordAt(scan, from - 1) || isSmallWord(before) || GROUPS.has(before)) return false;
  if (["in", "at", "to", "from"].includes(lowerAt(scan, from - 2))) return false; // "meet in Red Room 12"
  const next = tokenAt(scan, to);
  const listed = next.kind === "line" || [",", ";", ".", "!", "and", "&", "/"].includes(next.lower);
  return listed || to >= scan.tokens.length || (nouns > FEWEST && GROUPS.has(lowerAt(scan, to + 1)));
}

export function ledGroups(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, GROUPS)) return mentions;
  const names = mentions.filter(({ kind, from }) => kind === "name" && GROUPS.has(lowerAt(scan, from)));
  const leads = new Set(names.map(({ from }) => lowerAt(scan, from - 1)));
  const nouns = new Set(names.map(({ from }) => lowerAt(scan, from)));
  if (names.length < FEWEST || leads.size < names.length || nouns.size > 1) return mentions;
  if (!names.every((one) => isLed(scan, one, names.length))) return mentions;
  return mentions.map((mention) =>
    !isFigure(mention) && names.includes(mention) ? (figureAt(scan, mention.to - 1) ?? mention) : mention,
  );
}
