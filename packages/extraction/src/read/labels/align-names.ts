/**
 * Names in parallel: the names of a row are of one sort. Where the others are proper names, or subjects, a name that stands
 * out gives way to a word of its own clause that is like them.
 * "Remote workers in Porto rose to 18%; Lisbon sits at 27%" → Porto, Lisbon · "At our festival the jazz tent drew 1,200, the
 * rock stage 3,400" → jazz tent, rock stage
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import type { Atom } from "../sentence/atom.ts";
import { phrasesOf } from "../sentence/phrase.ts";
import { type Label, labelOf } from "./label.ts";

type Named = { label: Label | null };

const PROPER = /^(?:\p{Lu}|\d|iP|iO|e[A-Z])/u; // catches "Lisbon", not "workers"
const SMALL = wordSet("of and & the de du von la le al");

const isProper = ({ text, self }: Label): boolean =>
  self === true || text.split(" ").every((word) => SMALL.has(word) || PROPER.test(word));

/** "AQI" names a measure rather than a place. */
const isAllCaps = (text: string): boolean =>
  text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase();

/** Proper names in the words around a figure, the nearest phrase of each kind. */
function properIn(atoms: readonly Atom[]): Label[] {
  return phrasesOf(atoms).flatMap(({ kind, core }) => {
    if ((kind !== "np" && kind !== "pp") || !core.some(({ tag }) => tag === "name")) return [];
    const named = core.every(({ tag, lower }) => tag === "name" || tag === "number" || SMALL.has(lower));
    const label = named ? labelOf(core, 0.5) : null;
    return label && isProper(label) ? [label] : [];
  });
}

/** `pieces` holds the words that each name was taken from. */
export function alignSorts<N extends Named>(
  names: readonly N[],
  pieces: readonly (readonly Atom[] | null)[],
): readonly N[] {
  const labels = names.flatMap(({ label }) => label ?? []);
  if (labels.length < 2 || labels.length < names.length) return names;
  const proper = labels.filter(isProper);
  const placed = labels.filter(({ prep, other }) => prep !== undefined || other !== undefined).length;
  return names.map((name, at) => {
    const { label } = name;
    if (!label) return name;
    const own = proper.includes(label);
    const isTaken = ({ text }: Label): boolean =>
      labels.some((other) => other !== label && other.text.toLowerCase() === text.toLowerCase());
    const opens = pieces[at]?.some((atom) => atom.start === label.start && atom.kind === "word" && atom.tag === "noun"); // "Ridership on Line 1 …"
    if (proper.length - (own ? 1 : 0) === labels.length - 1 && (opens || !own)) {
      const shouted = labels.some((other) => other !== label && isAllCaps(other.text));
      const fitting = properIn(pieces[at] ?? []).filter((one) => !isTaken(one) && (shouted || !isAllCaps(one.text)));
      return fitting.length === 1 && fitting[0] ? { ...name, label: fitting[0] } : name;
    }
    const subject = label.other;
    return label.prep && subject && !subject.prep && placed === 1 && !own && !isTaken(subject)
      ? { ...name, label: subject }
      : name;
  });
}
