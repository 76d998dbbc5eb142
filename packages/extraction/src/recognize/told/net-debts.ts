/**
 * "Net debt of £2m in 2016 improved to net cash of £3m in 2017" → −2m, 3m: what is owed is below nought beside what is had. Not where a text
 * tells of net debt alone.
 */
import { matches } from "../../text/needs/matches.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";

const TURNED =
  /\b(?:improved|swung|turned|moved|switched|reversed|deteriorated|compared|against|from|versus|was|were|to|became|into)\b|\((?:(?:19|20)\d\d|FY)/iu; // catches "improved to" and "(2016: ", not "and"

/** Whether a figure is told of debt or of cash: the later of both words in front of it. */
function isOwed(scan: Scan, from: number, last: boolean | null): boolean | null {
  for (let at = from - 1; at > Math.max(0, from - 12); at--) {
    if (lowerAt(scan, at - 1) !== "net") continue;
    if (lowerAt(scan, at) === "debt") return true;
    if (lowerAt(scan, at) === "cash" || lowerAt(scan, at) === "funds") return false;
  }
  return last;
}

/** The mentions, debts below nought. */
export function netDebts(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const cash = scan.words.has("cash") || scan.words.has("funds");
  if (!scan.words.has("debt") || !scan.words.has("net") || !cash || !matches(scan.text, TURNED)) return mentions;
  let last: boolean | null = null;
  const owed = mentions.map((mention) => {
    if (!isFigure(mention)) return null;
    last = isOwed(scan, mention.from, last);
    return last;
  });
  if (!owed.includes(true) || !owed.includes(false)) return mentions;
  return mentions.map((mention, at) =>
    isFigure(mention) && owed[at] && mention.value > 0 && !mention.basis && mention.unit?.symbol !== "%"
      ? { ...mention, value: -mention.value }
      : mention,
  );
}
