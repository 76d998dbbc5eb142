/** "Comet trailed Lockhart by 130", "Q3 undershot Q2 by $40k", "they undercut her by five". */
import { wordSet } from "../../lexicon/closed-class.ts";
import { isWordAt, lowerAt } from "../../text/scan.ts";
import type { Figure } from "../mention.ts";
import { amountOf, namedAt, type Tell, type TellRow, told } from "./tell.ts";

const RIVALS: ReadonlyMap<string, number> = new Map(
  [
    [1, "beat beats beaten bettered outscored outsold topped tops exceeded overshot pipped edged outdid passed"],
    [-1, "trailed trails undershot undercut undercuts missed lagged lags"],
  ].flatMap(([way, words]) =>
    String(words)
      .split(" ")
      .map((word): [string, number] => [word, Number(way)]),
  ),
);
const MOST_WORDS = 5;
const THEM = wordSet("her him them us me");

const ALL = /^(?:the lot(?: of them)?|them all|all of them|all the others|every(?:body|one)(?: else)?)$/u; // catches "the lot of them", not "the lot next door"

/** "beat the lot of them by three": the best of all that were told before. */
function allBeaten({ scan, before }: TellRow, from: number, to: number, way: number): Figure | null {
  const words = scan.tokens.slice(from, to).map(({ lower }) => lower);
  if (before.length < 2 || !ALL.test(words.join(" "))) return null;
  return before.reduce((best, one) => ((one.value - best.value) * way > 0 ? one : best));
}

/** By how much somebody beat, or was beaten by, whom the words name. */
export const rivalBy: Tell = (row) => {
  const { scan, figure } = row;
  const amount = amountOf(row);
  const by = lowerAt(scan, figure.from) === "by" ? figure.from : figure.from - 1;
  if (amount === null || lowerAt(scan, by) !== "by") return null;
  for (let at = by - 2; at >= by - MOST_WORDS; at--) {
    const way = RIVALS.get(lowerAt(scan, at));
    const them = THEM.has(lowerAt(scan, at + 1)) && at + 2 === by ? row.before.at(-1) : undefined;
    const named = !way
      ? null
      : them && !figure.basis && row.before.length === 1
        ? { base: them, to: by }
        : namedAt(row, at + 1); // "they undercut her by five"
    const all = way ? allBeaten(row, at + 1, by, way) : null;
    if (way && all) return told(row, { base: all, add: way * amount, from: at });
    if (way && named && named.to <= by) return told(row, { base: named.base, add: way * amount, from: at });
    if (!isWordAt(scan, at)) return null;
  }
  return null;
};
