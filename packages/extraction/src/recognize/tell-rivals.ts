/** "Comet trailed Lockhart by 130", "Q3 undershot Q2 by $40k", "they undercut her by five". */
import { wordSet } from "../lexicon/closed-class.ts";
import { isWordAt, lowerAt } from "../text/scan.ts";
import { amountOf, namedAt, type Tell, told } from "./tell.ts";

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
    if (way && named && named.to <= by) return told(row, { base: named.base, add: way * amount, from: at });
    if (!isWordAt(scan, at)) return null;
  }
  return null;
};
