/** Shape: one part of a whole, and no more figures: "80 of the 120 seats are taken" → Taken 80, Rest 40. */
import { AUXILIARIES, wordSet } from "../../lexicon/closed-class.ts";
import { type Figure, isFigure, type Mention } from "../../recognize/mention.ts";
import { isWhole } from "../../recognize/no-data/context-counts.ts";
import { isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import { labelOf } from "../labels/label.ts";
import { cellOf, type Reading } from "../reading.ts";
import { type Atom, lowerOf } from "../sentence/atom.ts";
import { atomsOf } from "../sentence/atoms.ts";
import { phrasesOf } from "../sentence/phrase.ts";
import { tellsRest, wholeAside } from "./counts.ts";
import { withRest } from "./rest.ts";

const OF = wordSet("of out");
const SAID = wordSet("them these those us you whom");

/** "Of our 40 buses, 12": the whole opens the sentence, and words alone part it from its part. */
function opensWhole(scan: Scan, whole: Figure, part: Figure): boolean {
  const of = [1, 2].map((step) => whole.from - step).find((at) => OF.has(lowerAt(scan, at)));
  const between = scan.tokens.slice(whole.to, part.from);
  const said = SAID.has(lowerAt(scan, whole.from - 1)) && AUXILIARIES.has(lowerAt(scan, whole.to)); // "of them 12 are red, 8 blue"
  return (
    of !== undefined &&
    !said &&
    !isWordAt(scan, of - 2) &&
    between.length < 5 &&
    between.every(({ kind, lower }) => kind === "word" || lower === ",")
  );
}

/** A part and the whole that it alone is told of: "80 of the 120 seats", "of 24 samples, 18". */
function partOf(scan: Scan, mentions: readonly Mention[]): { part: Figure; whole: Figure } | null {
  const [first, second, ...more] = mentions.filter(isFigure);
  if (!first || more.length > 0) return null;
  const other = second ?? wholeAside(scan, mentions);
  const [part, whole] =
    other && other.start < first.start
      ? [first, other]
      : second && second.value < first.value
        ? [second, first]
        : [first, other];
  if (!whole || !part.bare || whole.unit || whole.value <= part.value || !isWordAt(scan, whole.to)) return null;
  if (whole.start < part.start) return opensWhole(scan, whole, part) ? { part, whole } : null;
  if (second && !isWhole(scan, second, first)) return null;
  return OF.has(lowerAt(scan, part.to)) && whole.from - part.to < 4 ? { part, whole } : null;
}

const RELATIVES = wordSet("that who which");
const isStop = (atom: Atom): boolean => atom.kind !== "word";

/** What is said of the part: behind the whole ("are taken"), or in front ("we sold"), or else what it counts. */
function nameOf(atoms: readonly Atom[], part: Figure, whole: Figure): ReturnType<typeof labelOf> {
  const from = atoms.findIndex(({ start }) => start >= Math.max(part.end, whole.end));
  const to = atoms.findIndex((atom, at) => at > from && isStop(atom));
  if (atoms.some((atom, at) => at > from && RELATIVES.has(lowerOf(atom)))) return null; // "9 of the 30 shops that …"
  const after = phrasesOf(atoms.slice(from, to < 0 ? atoms.length : to));
  const told = after.findIndex(({ kind }) => kind === "vp");
  const before = phrasesOf(atoms.filter((atom) => atom.end <= part.start)).findLast(({ kind }) => kind === "vp");
  const clause = after.slice(told).flatMap(({ words }) => words);
  const said = clause.findIndex(({ lower }) => !AUXILIARIES.has(lower));
  const words = told >= 0 && said >= 0 && clause.length - said <= 4 ? clause.slice(said) : before?.core;
  return labelOf(words ?? after[0]?.core ?? [], 0);
}

export function readLonePart(scan: Scan, mentions: readonly Mention[]): Reading[] {
  const found = partOf(scan, mentions);
  if (!found || tellsRest(scan)) return [];
  const { part, whole } = found;
  const atoms = atomsOf(scan, mentions);
  const label = nameOf(atoms, part, whole);
  if (!label) return [];
  const { start, end } = whole;
  const used = [[label.start, label.end] as const];
  const units = [part.unit];
  const cells = [[cellOf(part)]];
  const others = lowerAt(scan, part.from - 1) === "but"; // "all but 7 of the 50 are new"
  const [name, left] = others ? ["Rest", label.text] : [label.text, "Rest"];
  const reading = { shape: "pairs", series: [""], points: [{ name }], cells, units, figures: [part], cost: 0 };
  const rested = withRest({ ...reading, used }, { name: left, start, end, others: atoms }, whole, [part, whole]);
  return rested ? [rested] : [];
}
