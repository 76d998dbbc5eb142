/** Figures below zero by their words: "down 12%", "4% down in Hull". Losses: `loss-signs.ts`. */
import { AUXILIARIES, PREPOSITIONS, PRONOUNS, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { CHANGE_NOUNS } from "../../lexicon/relation-words.ts";
import { CHANGE_DOWN, CHANGE_UP } from "../../lexicon/verbs.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import type { Token } from "../../text/token.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";

const FALLS: ReadonlySet<string> = new Set([...CHANGE_DOWN, "minus", "↓"]);
const CHANGES: ReadonlySet<string> = new Set([...CHANGE_UP, ...FALLS, ...CHANGE_NOUNS.keys()]);
const closes = (scan: Scan, at: number): boolean =>
  !isWordAt(scan, at) || ["and", "but", "while"].includes(lowerAt(scan, at));
const LIGHT = wordSet("by another about a further just almost nearly some mere only");

/** The word in front of a figure, small ones skipped. */
const wordBefore = (scan: Scan, { from }: Figure): string => {
  let at = from - 1;
  if (isWordAt(scan, at) && ["a", "an"].includes(lowerAt(scan, at - 1))) at -= 2; // "down a shocking 15%"
  while (LIGHT.has(lowerAt(scan, at))) at--;
  const apart = lowerAt(scan, at) === "," && lowerAt(scan, at + 1) === "by" && CHANGES.has(lowerAt(scan, at - 1));
  return lowerAt(scan, apart ? at - 1 : at); // "only Hull shrank, by 1%"
};

/** "a 1.6% fall", "a further 3% drop", "a fall of 2%", "a drop in exports of 3%"; a cut may be a share ("a 30% cut"). */
const hasFall = (scan: Scan, { from, to }: Figure): boolean => {
  const article = [1, 2].some((step) => ["a", "an", "the"].includes(lowerAt(scan, from - step)));
  const places = article ? [to, to + 1] : lowerAt(scan, from - 1) === "of" ? [2, 3, 4].map((step) => from - step) : [];
  return places.some((at) => CHANGE_NOUNS.get(lowerAt(scan, at)) === -1 && lowerAt(scan, at) !== "cut");
};

/** "lost 12%, 19% and 7% of colonies": shares of what the last one names. */
function isShareList(scan: Scan, to: number): boolean {
  let at = to;
  while ([",", "and"].includes(lowerAt(scan, at)) && isNumberAt(scan, at + 1) && lowerAt(scan, at + 2) === "%") at += 3;
  return at > to && lowerAt(scan, at) === "of";
}

const PLACING = wordSet("in on at for among by");
/** "30, down from 40", "four in ten down south": no change by so much. */
const DOWN_WHERE = wordSet("from to on south north east west there here under");

/** ", the DAX", "on Monday and": nothing between two figures says anew what the second one tells. */
const isGap = ({ kind, lower }: Token): boolean =>
  kind === "word"
    ? (PLACING.has(lower) ||
        lower === "of" ||
        ![PREPOSITIONS, PRONOUNS, CHANGE_UP].some((words) => words.has(lower))) &&
      verbSense(lower) !== "verb" &&
      lower !== "hit"
    : kind === "number" || lower === ",";

/** "down 12%", "fell by 8%", "4% down in Hull": a change told by a falling word is negative, where no level is told beside it. */
export function fallingChanges(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.tokens.some(({ lower }) => CHANGES.has(lower))) return mentions;
  const shares = mentions.filter(isFigure).filter(({ unit }) => unit?.symbol === "%");
  const whole = shares.reduce((sum, { value }) => sum + value, 0);
  if (shares.length > (scan.words.has("won") ? 1 : 2) && Math.abs(whole - 100) < 0.01) return mentions; // "irrigation 78%, washing down 7%, …" are parts
  let falling = false;
  let place = "";
  let unit: Figure["unit"] = null;
  const ways = ["up", "down"].every((way) =>
    mentions.some((found) => isFigure(found) && wordBefore(scan, found) === way),
  );
  const parts = shares.length > 1 && shares.filter((share) => FALLS.has(wordBefore(scan, share))).length === 1; // "Urban schools lost 3% of their staff, rural ones 6%"
  let end = 0;
  let shared = false;
  let last = 0;
  return mentions.map((found) => {
    const way = isFigure(found) ? wordBefore(scan, found) : "";
    const turns = CHANGE_UP.has(way) || CHANGE_DOWN.has(way); // "grew 4%, rice fell by 3"
    const moves = ["up", "down"].includes(way) || (turns && closes(scan, found.to));
    const mention = moves && isFigure(found) && found.bare && unit ? { ...found, unit, bare: false } : found; // "up 4%, rice down 3"
    const told =
      isFigure(mention) &&
      (mention.unit?.symbol === "%" || (moves && ways && !/^[MG]b/.test(mention.unit?.symbol ?? ""))); // "down 480 Mbps, up 50"
    if (!told || mention.basis || mention.value <= 0 || mention.signed) return mention;
    if (moves || turns) unit = mention.unit;
    const { from, to } = mention;
    const next = lowerAt(scan, to);
    const listed = isShareList(scan, to);
    const share = listed || shared;
    shared = listed;
    const level =
      next === "from" || share || (["to", "of"].includes(next) && (isNumberAt(scan, to + 1) || mention.part === true));
    const behind = next === "down" && !DOWN_WHERE.has(lowerAt(scan, to + 1));
    const word = wordBefore(scan, mention);
    const by = [1, 2, 3].some((step) => lowerAt(scan, from - step) === "by");
    const again = (by || (next === place && PLACING.has(next))) && [",", "and"].includes(word); // "fell by 9% in Leeds, by 2% in York", "slid 9% in Leeds and 2% in York"
    const fall = hasFall(scan, mention);
    const joined = end > 0 && scan.words.has("and") && next !== "of" && scan.tokens.slice(end, from).every(isGap); // "Apple lost 3%, Tesla 5% and Ford 2%"
    const rise = CHANGE_NOUNS.get(next) === 1; // "a 0.2 percent rise in March"
    const rises = rise || scan.tokens.slice(last, from).some(({ lower }) => CHANGE_UP.has(lower)); // "starlings lost 8%; only magpies gained, by 5%"
    last = to;
    const another = lowerAt(scan, from - 1) === "another"; // "fell 12%, by 2025 another 18%"
    falling =
      fall ||
      (FALLS.has(word) && word !== "loses" && !(word === "lost" && next === "of" && parts)) ||
      (falling && !rises && (again || joined || another));
    end = word === "down" && !AUXILIARIES.has(lowerAt(scan, from - 2)) ? 0 : to; // "sparrows are down 31% and starlings 44%"
    place = next;
    return behind || (fall && !share) || (falling && !level) ? { ...mention, value: -mention.value } : mention;
  });
}
