/**
 * The first name of a row as the words in front of its figure say it, where the others show that it is who does it, or
 * what is done: "Brazil won the World Cup 5 times, Germany 4" → Brazil; "Team Red won 12 matches, lost 5" → won
 */
import { DETERMINERS, POSSESSIVES } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import type { Figure } from "../../recognize/mention.ts";
import { isCapital } from "../../text/capital.ts";
import { isCapitalAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { Spot } from "../rank/rank-spots.ts";
import type { Phrase } from "../sentence/phrase.ts";
import { type Label, labelOf } from "./label.ts";

/** The preposition in front of a name and its article. */
export function leadOf(scan: Scan, from: number): string {
  let at = from - 1;
  while (DETERMINERS.has(lowerAt(scan, at)) || POSSESSIVES.has(lowerAt(scan, at))) at--;
  return tokenAt(scan, at).kind === "word" ? lowerAt(scan, at) : "";
}

/** Where the first name stands, where the others do, and all of them in words. */
type Row = { spot: Spot | null; spots: readonly Spot[]; names: readonly string[] };

const isVerb = (phrase: Phrase | undefined): phrase is Phrase => phrase?.kind === "vp";

/** The first name, told by the phrases in front of its figure; null where the row does not ask for it. */
export function doerOf(
  scan: Scan,
  figure: Figure,
  phrases: readonly Phrase[],
  { spot, spots, names }: Row,
): Label | null {
  const [who, did, what, more] = phrases;
  const prep = leadOf(scan, spots[0]?.from ?? 0);
  const bare =
    prep === "" &&
    spots[0]?.between.length === 0 &&
    spots.every(({ from, left }) => left && !DETERMINERS.has(lowerAt(scan, from - 1)));

  /** "Brazil won the World Cup 5 times, Germany 4": who did it, as the others, and not to what. */
  const doer = (): Label | null => {
    const object = isVerb(did) && what?.kind === "np" && what.words[0]?.tag === "det" && !more;
    const proper = [...names, who?.core[0]?.token.text ?? ""].every(isCapital);
    const taken = what?.core.some(({ start }) => start === tokenAt(scan, spot?.from ?? -1).start);
    return bare && object && proper && who?.words[0]?.tag !== "det" && taken ? labelOf(who?.core ?? [], 0) : null;
  };

  /** "Team Red won 12 matches, lost 5 and drew 3": what was done, as in front of the others. */
  const done = (): Label | null => {
    const act = phrases.at(-1);
    const acts = spots.every(
      ({ from, to }) => to - from === 1 && !isCapitalAt(scan, from) && verbSense(lowerAt(scan, from)),
    );
    return bare && acts && isVerb(act) && figure.unit?.symbol !== "%" ? labelOf(act.core.slice(-1), 0) : null;
  };

  /** "Men average 7.2 hours of sleep compared to 7.8 for women": who, and not of what. */
  const holder = (): Label | null => {
    const ofWhat = spot && !spot.left && leadOf(scan, spot.from) === "of";
    const acts = who?.kind === "np" && isVerb(did) && !what;
    const told = prep === "for" && !spots.some(({ left }) => left);
    return acts && ofWhat && told ? labelOf(who.core, 0) : null;
  };

  return doer() ?? done() ?? holder();
}
