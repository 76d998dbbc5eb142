/**
 * Names in parallel: the names of a row are of one sort. Where the others are proper names, or subjects, a name that stands
 * out gives way to a word of its own clause that is like them.
 * "Remote workers in Porto rose to 18%; Lisbon sits at 27%" → Porto, Lisbon · "At our festival the jazz tent drew 1,200, the
 * rock stage 3,400" → jazz tent, rock stage
 */
import { wordSet } from "../lexicon/closed-class.ts";
import type { Atom } from "./atom.ts";
import { type Label, labelOf } from "./label.ts";
import { phrasesOf } from "./phrase.ts";

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
export function alignSorts<N extends Named>(names: readonly N[], pieces: readonly (readonly Atom[] | null)[]): N[] {
  const labels = names.map(({ label }) => label);
  return names.map((name, at) => {
    const { label } = name;
    const rest = labels.filter((other, place) => place !== at && other !== null);
    if (!label || rest.length < 1 || rest.length < names.length - 1) return name;
    const texts = new Set(rest.map((other) => other?.text.toLowerCase()));
    const proper = rest.filter((other) => other !== null && isProper(other)).length;
    const opens = pieces[at]?.some((atom) => atom.start === label.start && atom.kind === "word" && atom.tag === "noun"); // "Ridership on Line 1 …"
    if (proper === rest.length && (opens || !isProper(label))) {
      const shouted = rest.some((other) => other !== null && isAllCaps(other.text));
      const fitting = properIn(pieces[at] ?? []).filter(
        ({ text }) => !texts.has(text.toLowerCase()) && (shouted || !isAllCaps(text)),
      );
      return fitting.length === 1 && fitting[0] ? { ...name, label: fitting[0] } : name;
    }
    const placed = rest.some((other) => other?.prep !== undefined || other?.other !== undefined);
    const subject = label.other;
    return label.prep &&
      subject &&
      !subject.prep &&
      !placed &&
      !isProper(label) &&
      !texts.has(subject.text.toLowerCase())
      ? { ...name, label: subject }
      : name;
  });
}
