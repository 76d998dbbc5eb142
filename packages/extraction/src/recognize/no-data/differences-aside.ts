/**
 * Differences beside levels that are told as well: "£1,350 in Bristol, £1,120 in Leeds, while in Hull they slipped by £10 to £640" (10), "4.8 kg, the vet says
 * 0.6 too much" (0.6). Not where all are told so, or a level is told from another: "from 40 to 46, from 38 by 5".
 */
import { CHANGE_DOWN, CHANGE_UP } from "../../lexicon/verbs.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const BY_TO = /\bby [^,;.]{1,16} to (?:about |just |only |nearly )?[$€£]?\d/iu; // catches "by £10 to £640", not "by £10 on"
const TOO = /\d(?: \p{Ll}+)? too \p{Ll}/iu; // catches "0.6 too much", not "too much"
const SIZES: ReadonlySet<string> = new Set([
  "much",
  "many",
  "heavy",
  "long",
  "short",
  "late",
  "early",
  "high",
  "low",
  "few",
]);
const REACH = 3;

/** "slipped by 10 to 640": a change whose level stands right behind. */
function leadsTo(scan: Scan, figure: Figure | undefined, next: Figure | undefined): boolean {
  if (!figure || !next || lowerAt(scan, figure.from - 1) !== "by" || lowerAt(scan, figure.to) !== "to") return false;
  const verbs = scan.tokens.slice(Math.max(0, figure.from - 1 - REACH), figure.from - 1);
  return next.from - figure.to <= REACH && verbs.some(({ lower }) => CHANGE_UP.has(lower) || CHANGE_DOWN.has(lower));
}

const isTooMuch = (scan: Scan, { to }: Figure): boolean =>
  [to, to + 1].some((at) => lowerAt(scan, at) === "too" && SIZES.has(lowerAt(scan, at + 1)));

/** The mentions, such differences aside. */
export function differencesAside(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const led = scan.words.has("by") && BY_TO.test(scan.text);
  const too = scan.words.has("too") && TOO.test(scan.text);
  if (!led && !too) return mentions;
  const figures = mentions.filter(isFigure);
  const apart = figures.filter((figure, at) => leadsTo(scan, figure, figures[at + 1]) || isTooMuch(scan, figure));
  const reached = figures.filter((_, at) => leadsTo(scan, figures[at - 1], figures[at]));
  const plain = figures.filter((figure) => !apart.includes(figure) && !reached.includes(figure) && !figure.basis);
  if (led && figures.some((figure) => !apart.includes(figure) && lowerAt(scan, figure.from - 1) === "by"))
    return mentions; // "Leeds fell by 12 to 88, York by 5 to 40"
  if (apart.length === 0 || plain.length < 2 || (led && scan.words.has("from"))) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && apart.includes(mention)
      ? aside(scan, mention.from, mention.to, "a change or difference")
      : mention,
  );
}
