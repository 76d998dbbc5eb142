/** "Gold 41, silver 37, bronze 28 – 106 medals in all": a dash ahead of what the figures before it add up to joins no range. */
import { isWordAt, type Scan, tokenAt } from "../../text/scan.ts";
import { isAxis, isFigure, type Mention } from "../mention.ts";
import { aside, placeOf } from "../place.ts";

const PAIR = /^(\d+) [-–—] (\d{1,3}(?:,\d{3})+|\d+)$/u; // catches "28 – 106", not "28-106"
const FEWEST = 2;

/** The last mention of a text that is such a pair, as its figure and the sum. */
export function dashTotals(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const last = mentions.at(-1);
  if (!last || !isAxis(last) || last.family !== "band" || !isWordAt(scan, last.from - 1)) return mentions;
  const [, own = "", total = ""] = PAIR.exec(scan.text.slice(last.start, last.end)) ?? [];
  const figures = mentions.filter(isFigure);
  const model = figures.at(-1);
  const sum = figures.reduce((all, { value }) => all + value, Number(own));
  if (!model || figures.length < FEWEST || own === "" || sum !== Number(total.replaceAll(",", ""))) return mentions;
  const dash = scan.tokens.findIndex(({ start }, at) => at > last.from && start > last.start + own.length - 1);
  if (!/^[-–—]$/u.test(tokenAt(scan, dash).text)) return mentions; // catches "–", not "."
  const place = placeOf(scan, last.from, dash);
  return [
    ...mentions.slice(0, -1),
    { ...model, ...place, value: Number(own), numberEnd: place.end },
    aside(scan, dash + 1, last.to, "the total"),
  ];
}
