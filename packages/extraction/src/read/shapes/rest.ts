/**
 * Shape: parts of a whole of which one is left to the reader.
 * "Chrome 65%, Safari 19% and the rest belongs to others" → Others 16, implied
 */
import { AUXILIARIES, wordSet } from "../../lexicon/closed-class.ts";
import type { Figure } from "../../recognize/mention.ts";
import { perText } from "../../text/per-text.ts";
import { labelOf } from "../labels/label.ts";
import type { Reading } from "../reading.ts";
import type { Atom, WordAtom } from "../sentence/atom.ts";
import { type Phrase, phrasesOf } from "../sentence/phrase.ts";

/** Words that stand for what is left, their name and the other atoms of the text. */
export type Rest = { name: string; start: number; end: number; others: readonly Atom[] };

const REST = wordSet("rest remainder balance leftover leftovers remaining survivors");
const LEFT = wordSet("left remains remained missing");
const WHATEVER = wordSet("whatever whatever's what what's all everything");
const LEFT_BY = wordSet("making leaving leaves whatever whatever's what what's all everything that's got get gets");
const LEAVING = wordSet("leaves leaving left");
const DENYING = /n't$|^(?:not|never)$/; // catches "don't", not "do"
const WEAK = 4;
const CLAUSE = 4.5;

const lowerOf = (atom: Atom | undefined): string => (atom?.kind === "word" || atom?.kind === "mark" ? atom.lower : "");

/** "the rest", "everyone else", "all the others", "whatever was left", ", which leaves". */
function isRest(atoms: readonly Atom[], at: number): boolean {
  const word = lowerOf(atoms[at]);
  const before = lowerOf(atoms[at - 1]);
  const next = lowerOf(atoms[at + 1]);
  if (REST.has(word) || (word === "difference" && lowerOf(atoms[at - 2]) === "up")) return true;
  if (word.startsWith("every") || word === "all") return next === "else";
  if (word === "others" || word === "other") return before === "the" || before === "all";
  const then = atoms[at + 1]; // "17, all left hands" leaves nothing over
  const named = then?.kind === "word" && (then.tag === "noun" || then.tag === "name");
  if (LEFT.has(word) && !named && [1, 2, 3].some((step) => WHATEVER.has(lowerOf(atoms[at - step])))) return true;
  return (
    LEAVING.has(word) &&
    word !== "left" &&
    (before === "which" || before === "this" || before === "," || before === "that")
  );
}

const isNumber = (atom: Atom | undefined): boolean =>
  atom?.kind === "figure" || (atom?.kind === "word" && atom.tag === "number");

const isMark = (atom: Atom, from: number): boolean => atom.kind === "mark" && atom.strength >= from;

/** The words of a text that stand for what is left, in a clause without a figure of its own. */
export const restOf = perText((atoms: readonly Atom[]): Rest | null => {
  for (let at = atoms.length - 1; at >= 0; at--) {
    const word = atoms[at];
    if (word?.kind !== "word" || !isRest(atoms, at)) continue;
    const from = atoms.findLastIndex((atom, index) => index < at && isMark(atom, WEAK)) + 1;
    const end = atoms.findIndex((atom, index) => index > at && isMark(atom, CLAUSE));
    const to = end < 0 ? atoms.length : end;
    let after = at + 1;
    while (word.lower === "remaining" && isNumber(atoms[after]) && atoms[after]?.kind === "word") after++;
    if ([...atoms.slice(from, at), ...atoms.slice(after, to)].some(isNumber)) continue;
    const label = nameOf(atoms.slice(from, at), atoms.slice(after, to), /^(?:remaining|other)$/.test(word.lower)); // catches "other", not "others"
    if (label?.text.toLowerCase() === "history") continue; // "the rest is history"
    const fallback = word.lower.startsWith("every") ? "Everything else" : word.lower === "others" ? "Others" : "Rest";
    return {
      name: label?.text ?? fallback,
      start: Math.min(word.start, label?.start ?? word.start),
      end: Math.max(word.end, label?.end ?? word.end),
      others: [...atoms.slice(0, from), ...atoms.slice(to)],
    };
  }
  return null;
});

const ASKED = wordSet("what who where nobody no-one no");
const OWNED = /^(?:mine|his|neither|nothing|(?:you|he|ou|thei)rs)$/; // catches "mine", "neither" and "nothing", not "it"
const HOW_OFTEN = wordSet("never not rarely seldom sometimes occasionally");
const isOwned = (atom: Atom): atom is WordAtom => atom.kind === "word" && OWNED.test(atom.lower);

/** What the words around say of it: "the rest belongs to others", "younger people fill what remains". */
function nameOf(before: readonly Atom[], after: readonly Atom[], counted: boolean): ReturnType<typeof labelOf> {
  const all = phrasesOf(after.filter((atom) => lowerOf(atom) !== "else"));
  const phrases = counted && all[0]?.kind === "np" && !all[1]?.fresh ? all.slice(1) : all; // "the remaining staff come by train"
  const isThing = ({ kind, core }: Phrase): boolean => (kind === "np" || kind === "pp") && core.length > 0;
  const object = phrases.find((phrase) => isThing(phrase) && phrase.head !== "of");
  const front = phrasesOf(before.filter((atom) => !LEFT_BY.has(lowerOf(atom))));
  const subject = front.find(({ kind, head, core }) => core.length > 0 && (kind === "np" || head === "with"));
  const isDoing = ({ kind, core }: Phrase): boolean =>
    kind === "vp" && core.some(({ lower }) => !AUXILIARIES.has(lower));
  const verb = phrases.find(isDoing);
  const isDenied = (phrase?: Phrase): boolean => phrase?.core.some(({ lower }) => DENYING.test(lower)) === true;
  const asked = before.some((atom) => ASKED.has(lowerOf(atom))); // "what happens to the rest", "nobody wanted the others"
  const done = asked || front.some(isDenied) ? undefined : front.find(isDoing); // "we bought the remainder"
  const own = after.filter(isOwned);
  const said = after.filter((atom) => atom.kind === "word");
  const often = after.length < 4 && said.length === after.length && HOW_OFTEN.has(lowerOf(said[0])) ? said : undefined; // "the rest never", "the rest not at all"
  const owned = own.length > 0 ? own : often; // "the rest drink neither", "the rest do nothing"
  const words: readonly WordAtom[] =
    owned ?? (isDenied(verb) ? verb : (object ?? subject ?? verb ?? all.find(isThing) ?? done))?.core ?? [];
  return labelOf(
    words.filter(({ lower }) => !AUXILIARIES.has(lower) || DENYING.test(lower)),
    0,
  );
}

/** A reading of parts with the missing one added, where it works out. */
export function withRest(reading: Reading, rest: Rest, total: Figure | null, all: readonly Figure[]): Reading | null {
  if (reading.series.length !== 1 || reading.points.some(({ axis, name }) => axis || name === rest.name)) return null;
  const values = reading.cells.map((row) => row[0]?.value ?? 0);
  const sum = values.reduce((all, value) => all + value, 0);
  const percent =
    reading.figures.every(({ unit }, at) => unit?.symbol === "%" || (at > 0 && unit === null)) &&
    reading.figures.some(({ unit }) => unit?.symbol === "%");
  const whole = percent ? 100 : (total?.value ?? 0);
  const value = Number((whole - sum).toPrecision(10));
  if (!percent && total?.scaled && sum * 100 < whole) return null; // "of $500k ads took 260"
  if (!(value > whole / 1e9) || values.some((part) => part < 0) || all.some((figure) => figure.value === value))
    return null;
  const spans = [
    ...reading.cells.flatMap((row) => (row[0] ? row[0].spans : [])),
    ...(percent || !total ? [] : [[total.start, total.end] as const]),
    [rest.start, rest.end] as const,
  ];
  const how = percent ? "100 less the other shares" : "the total less the other parts";
  return {
    ...reading,
    points: [...reading.points, { name: rest.name }],
    cells: [...reading.cells, [{ value, spans, kind: "implied", how }]],
    cost: Math.max(0, reading.cost - 0.1),
    whole: true,
    used: [...(reading.used ?? []), [rest.start, rest.end]],
  };
}
