/**
 * What stands in one list behind a fall fell as well: "with sightings down 38%, 44% and 27%" → −38, −44, −27; "Leeds and York fell by 3 and 5%
 * respectively". Not "down 3%, 5% of it in May", "down 38%, 44% up", nor "fell from 3% to 2%".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { CHANGE_DOWN } from "../../lexicon/verbs.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";

const JOINED = /^(?:, ?|,? and )$/u; // catches ", " and " and ", not " in May and "
const LIGHT = wordSet("by about around nearly almost");
const GOES_ON = wordSet("of up down to from more less higher lower and or out off points percentage");
const NOUNS = wordSet("fall falls drop drops decline declines decrease cut lower fewer less loses lose");

/** A word of falling stands right before it. */
function falls(scan: Scan, { from }: Figure): boolean {
  let at = from - 1;
  while (LIGHT.has(lowerAt(scan, at))) at--;
  const word = lowerAt(scan, at);
  return CHANGE_DOWN.has(word) && !NOUNS.has(word);
}

/** "declines of 5% and 7%": the first one is known to have fallen. */
const isFallen = ({ value, signed, basis }: Figure): boolean => value < 0 && !signed && !basis;

const isPlain = ({ value, basis, range, part }: Figure): boolean => value !== 0 && !basis && !range && !part;

/** The mentions, those of such a list below nought. */
export function listedFalls(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const runs: Figure[][] = [];
  for (const figure of figures) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && JOINED.test(scan.text.slice(last.end, figure.start))) run.push(figure);
    else runs.push([figure]);
  }
  const fallen = new Set(
    runs
      .filter((run) => {
        const [first, last] = [run[0], run.at(-1)];
        if (!first || !last || run.length < 2 || last.unit?.symbol !== "%" || !(falls(scan, first) || isFallen(first)))
          return false;
        const alike = run.every((figure) => isPlain(figure) && (figure.bare || figure.unit?.symbol === "%"));
        return alike && !GOES_ON.has(lowerAt(scan, last.to));
      })
      .flat(),
  );
  if (fallen.size === 0) return mentions;
  const unit = [...fallen].at(-1)?.unit ?? null;
  return mentions.map((mention) =>
    isFigure(mention) && fallen.has(mention)
      ? { ...mention, value: -Math.abs(mention.value), unit: mention.unit ?? unit, bare: false }
      : mention,
  );
}
