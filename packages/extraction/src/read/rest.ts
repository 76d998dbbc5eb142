/**
 * Shape: parts of a whole of which the last is left to the reader.
 * "Chrome 65%, Safari 19% and the rest belongs to others" → Others 16, implied
 */
import { REST_WORDS } from "../lexicon/closed-class.ts";
import type { Figure } from "../recognize/mention.ts";
import type { Atom, WordAtom } from "./atom.ts";
import { labelOf } from "./label.ts";
import { phrasesOf } from "./phrase.ts";
import type { Reading } from "./reading.ts";
import type { Statement } from "./statement.ts";

type Rest = { name: string; start: number; end: number };

const isRest = (atom: Atom | undefined): atom is WordAtom =>
  atom?.kind === "word" &&
  (["rest", "remainder", "balance", "leftover", "leftovers", "remaining"].includes(atom.lower) ||
    atom.lower === "everyone" ||
    atom.lower === "everything");

/** Words that stand for what is left, in one gap without a figure of their own. */
function restIn(atoms: readonly Atom[]): Rest | null {
  const at = atoms.findIndex((atom, index) => {
    if (!isRest(atom)) return isWhateverLeft(atoms, index) || isTheOthers(atoms, index);
    const next = atoms[index + 1];
    if (atom.lower.startsWith("every")) return next?.kind === "word" && next.lower === "else";
    return true;
  });
  if (at < 0) return null;
  const word = atoms[at];
  if (!word) return null;
  const clauseEnd = atoms.findIndex((atom, index) => index > at && atom.kind === "mark" && atom.strength >= 4.5);
  const after = atoms.slice(at + 1, clauseEnd < 0 ? undefined : clauseEnd);
  const phrases = phrasesOf(after);
  const object = phrases.find(
    ({ kind, core, head }) => (kind === "np" || kind === "pp") && head !== "of" && core.length > 0,
  );
  const verb = phrases.find(({ kind }) => kind === "vp");
  const clauseStart = atoms.findLastIndex((atom, index) => index < at && atom.kind === "mark" && atom.strength >= 4);
  const before = phrasesOf(atoms.slice(clauseStart + 1, at)).filter(
    ({ kind, core }) => kind === "np" && core.length > 0,
  );
  const named =
    object ??
    (before.length > 0 ? before[0] : undefined) ??
    (verb && !["is", "are", "was", "were"].includes(verb.head) ? verb : undefined);
  const label = named
    ? labelOf(
        named.core.filter(({ lower }) => !["is", "are", "was", "were", "be"].includes(lower)),
        0,
      )
    : null;
  const fallback = word.kind === "word" && word.lower.startsWith("every") ? "Everything else" : "Rest";
  return {
    name: label?.text ?? fallback,
    start: Math.min(word.start, label?.start ?? word.start),
    end: Math.max(word.end, label?.end ?? word.end),
  };
}

/** "the others", "all the others". */
const isTheOthers = (atoms: readonly Atom[], at: number): boolean => {
  const atom = atoms[at];
  const before = atoms[at - 1];
  return (
    atom?.kind === "word" && atom.lower === "others" && before?.kind === "word" && ["the", "all"].includes(before.lower)
  );
};

/** "whatever was left", "what's left", "the ones left over". */
const isWhateverLeft = (atoms: readonly Atom[], at: number): boolean => {
  const atom = atoms[at];
  if (atom?.kind !== "word" || atom.lower !== "left") return false;
  return atoms
    .slice(Math.max(0, at - 3), at)
    .some((other) => other.kind === "word" && ["whatever", "what", "what's"].includes(other.lower));
};

/** A reading of parts with the missing one added, where the text speaks of a rest and it works out. */
export function withRest(reading: Reading, statement: Statement, total: Figure | null): Reading | null {
  if (reading.series.length !== 1 || reading.points.some(({ axis }) => axis)) return null;
  const last = statement.gaps.at(-1);
  const inner = statement.gaps.slice(1);
  const rest =
    (last ? restIn(last.atoms) : null) ??
    inner.map((gap) => (hasLooseRest(gap.atoms) ? restIn(gap.atoms) : null)).find((found) => found !== null);
  if (!rest) return null;
  const values = reading.cells.map((row) => row[0]?.value ?? 0);
  const sum = values.reduce((all, value) => all + value, 0);
  const percent =
    reading.figures.every(({ unit }, at) => unit?.symbol === "%" || (at > 0 && unit === null)) &&
    reading.figures.some(({ unit }) => unit?.symbol === "%");
  const whole = percent ? 100 : (total?.value ?? 0);
  const value = Number((whole - sum).toPrecision(10));
  if (!(value > 0) || values.some((part) => part < 0)) return null;
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

const hasLooseRest = (atoms: readonly Atom[]): boolean =>
  atoms.some(
    (atom) => atom.kind === "word" && REST_WORDS.has(atom.lower) && ["rest", "remainder"].includes(atom.lower),
  );
