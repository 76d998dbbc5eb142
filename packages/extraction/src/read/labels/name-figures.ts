/**
 * Names for each figure of a statement: candidates left and right of it, and the sides chosen for the whole row.
 * "Congrats Chen (91 votes) and bad luck Ana (62)" → Chen, Ana
 */

import { isCapital } from "../../text/capital.ts";
import { isVerb, isWord, wordsIn } from "../sentence/atom.ts";
import type { Gap, Piece, Statement } from "../statement.ts";
import { alignSorts } from "./align-names.ts";
import { assignSides, type Side } from "./assign.ts";
import { type Label, labelOf } from "./label.ts";
import { leftLabel } from "./left-label.ts";
import { rightLabels } from "./right-label.ts";

export type FigureName = { label: Label | null; side: Side; cost: number };
export type FigureNames = { names: readonly FigureName[]; counted: string | null };

/** What it costs to take a name across a boundary; a colon or bracket binds. */
const crossing = (strength: number, mark: string): number => {
  if (mark === ":") return 0.1;
  if (mark === "(" || mark === "[") return 0;
  if (mark === ")") return 0.3;
  if (mark === "→" || mark === "=" || mark === "–") return 0.2;
  if (mark === "?") return 0.6;
  return strength <= 3 ? 0.3 : strength <= 4.2 ? 0.9 : strength <= 5 ? 1.1 : strength <= 7 ? 2.6 : 3.2;
};

type Candidate = { label: Label; cost: number; piece: Piece };

const hasWords = (piece: Piece): boolean => piece.atoms.some(isWord);

/** "Car, inevitably: 56", "the guests, though fewer, 70": not a name. */
export const isAdverbial = ({ beforeMark, afterMark, atoms }: Piece): boolean =>
  (afterMark === "," && ["though", "although"].includes(beforeMark)) ||
  (beforeMark === "," && atoms.length > 0 && atoms.every((atom) => atom.kind === "word" && atom.tag === "adv"));

/** "– the champion –", ", admittedly much slower,", "(send help)": said in passing, between a name and its figure. */
const isPassing = (piece: Piece, at: number): boolean => {
  if ((piece.beforeMark === "(" && piece.afterMark === ")") || isAdverbial(piece)) return true;
  if (at === 0) return false;
  if (piece.beforeMark === "–" && piece.afterMark === "–") return true;
  const words = piece.beforeMark === "," && piece.afterMark === "," ? wordsIn(piece.atoms) : [];
  const passing = ["adv", "pron", "prep", "verb"].includes(words[0]?.tag ?? "");
  return passing || (words.length > 0 && !words.some(({ tag }) => tag === "name"));
};

/** "Own well: 29%. Cycle often: 3": what stands whole in front of a colon, where no noun opens it as a subject. */
function headedLabel({ atoms, afterMark }: Piece): Label | null {
  const words = wordsIn(atoms);
  const told = afterMark === ":" && words.length === atoms.length && words.length < MOST_HEADED;
  return told && ["verb", "adv"].includes(words[0]?.tag ?? "") ? labelOf(words, 0.2) : null;
}
const MOST_HEADED = 5;

function leftCandidate(gap: Gap, gerundCost: number, headed: boolean): Candidate | null {
  let cost = 0;
  let skipped = 0;
  let best: Candidate | null = null;
  for (let at = gap.pieces.length - 1; at >= 0 && skipped < 3; at--) {
    const piece = gap.pieces[at];
    if (!piece) break;
    if (isPassing(piece, at)) {
      cost += 0.2;
      continue;
    }
    const passed = at < gap.pieces.length - 1 && cost > 0 && piece.afterMark === ",";
    cost += piece.after > 0 ? crossing(piece.after, piece.afterMark) * (passed ? 0.4 : 1) : 0;
    const near =
      at === gap.pieces.length - 1 && (piece.afterMark === "(" || piece.afterMark === "," || piece.afterMark === "[");
    const label =
      (headed && at === gap.pieces.length - 1 && headedLabel(piece)) ||
      (hasWords(piece) ? leftLabel(piece.atoms, near ? "nearest" : "subject") : null);
    if (label) {
      const tells = tellsOf(piece);
      const total =
        cost + label.cost + skipped * 0.5 + (tells === "description" ? 0.8 : 0) + (tells === "deed" ? gerundCost : 0);
      if (!best || total < best.cost) best = { label, cost: total, piece };
      if (!tells || (tells === "deed" && gerundCost === 0)) return best;
    }
    if (hasWords(piece)) {
      skipped++;
      cost += piece.atoms.some(isVerb) ? 0.3 : 0.1;
    }
    if (piece.before >= 8 && piece.beforeMark !== "?" && at < gap.pieces.length - 1) break;
  }
  return best;
}

/** "a mysterious 3.5 %": article and one word right before the figure may only describe it; ", gulping": one word in -ing after a comma tells what a name does. */
const tellsOf = ({ atoms, after, beforeMark }: Piece): "description" | "deed" | null => {
  const [first, second, more] = wordsIn(atoms);
  if (!first || more) return null;
  if (second) return after === 0 && ["a", "an", "another"].includes(first.lower) ? "description" : null;
  return beforeMark === "," && first.lower.endsWith("ing") ? "deed" : null;
};

/** "With 12 wins, Ajax leads": what stands in front of such a figure, which opens its sentence. */
const OPENING = /(?:^|[.!?] )(?:with|on|at|after) $/i; // catches "With ", not ", with "

/** The first piece behind a figure with words in it; behind one that opens its sentence, from the first capital on. */
function rightPiece(gap: Gap, opens: boolean): { piece: Piece; cost: number } | null {
  const name = opens ? gap.atoms.findIndex((atom) => atom.kind === "word" && isCapital(atom.token.text)) : -1;
  const [before, first] = [gap.atoms[name - 1], gap.atoms[name]];
  const whole = first && gap.pieces.find(({ atoms }) => atoms.includes(first));
  if (first && whole && !(before?.kind === "word" && before.tag === "prep"))
    return { piece: { ...whole, atoms: whole.atoms.slice(whole.atoms.indexOf(first)) }, cost: 0.1 };
  let cost = 0;
  for (const [at, piece] of gap.pieces.slice(0, 3).entries()) {
    if (at > 0) cost += crossing(piece.before, piece.beforeMark) + 0.3;
    const words = wordsIn(piece.atoms);
    const named = words.some(({ tag }) => ["noun", "name", "verb", "number"].includes(tag));
    if (named || (words.length === 1 && at === 0)) return { piece, cost };
  }
  return null;
}

/** Names for all figures. */
export function nameFigures(statement: Statement): FigureNames {
  const { scan, figures, gaps } = statement;
  const gerunds = gaps
    .slice(0, -1)
    .filter((gap) =>
      gap.pieces.at(-1)?.atoms.some((atom) => atom.kind === "word" && atom.lower.endsWith("ing")),
    ).length;
  const headed = gaps.filter(({ pieces }) => pieces.at(-1)?.afterMark === ":").length > 1;
  const lefts = figures.map((_, at) => (gaps[at] ? leftCandidate(gaps[at], gerunds > 1 ? 0 : 1.4, headed) : null));
  const bracketed = gaps.slice(0, -1).filter(openBracket).length > 1;
  const rights = figures.map(({ start }, at) => {
    const gap = gaps[at + 1];
    const found = gap ? rightPiece(gap, OPENING.test(scan.text.slice(Math.max(0, start - 8), start))) : null;
    const wrapped = bracketed && openBracket(gaps[at]) && !found?.piece.beforeMark.startsWith("(");
    return found ? { ...found, cost: found.cost + (wrapped ? 2.5 : 0) } : null;
  });
  const tentative = rightLabels(rights.map((right) => right?.piece.atoms ?? []));
  const costs = figures.map((_, at) => {
    const left = lefts[at];
    const right = rights[at];
    const label = tentative.labels[at];
    const next = lefts[at + 1];
    return {
      left: left ? left.cost : Number.POSITIVE_INFINITY,
      right: right && label ? right.cost + label.cost + 0.15 : Number.POSITIVE_INFINITY,
      clash:
        right !== null &&
        right !== undefined &&
        next !== null &&
        next !== undefined &&
        next.piece === right.piece &&
        (!label || (next.label.start < label.end && label.start < next.label.end)),
    };
  });
  const sides = assignSides(costs, 4);
  const rightAt = sides.flatMap((side, at) => (side === "right" ? [at] : []));
  const chosen =
    rightAt.length === figures.length ? tentative : rightLabels(rightAt.map((at) => rights[at]?.piece.atoms ?? []));
  const names = figures.map((_, at): FigureName => {
    const side = sides[at] ?? "none";
    if (side === "left") return { label: lefts[at]?.label ?? null, side, cost: lefts[at]?.cost ?? 0 };
    if (side === "right") {
      const label = chosen.labels[rightAt.indexOf(at)] ?? null;
      return { label, side, cost: (rights[at]?.cost ?? 0) + (label?.cost ?? 4) };
    }
    return { label: null, side, cost: 4 };
  });
  const pieces = figures.map((_, at) => (sides[at] === "left" ? lefts[at] : rights[at])?.piece.atoms ?? null);
  return { names: alignSorts(alignNames(names), pieces), counted: chosen.counted };
}

const openBracket = (gap: Gap | undefined): boolean => {
  const last = gap?.atoms.at(-1);
  return last?.kind === "mark" && (last.lower === "(" || last.lower === "[");
};

const PICK = /^(?:\p{L}+est|most|least|intermediate|medium|middle|average|second|third|next|last|first)\b/iu; // catches "Cheapest coffee", not "Restaurant"

/** Where some names are places before a subject and the others have only one of them, all take the same. */
function alignNames(names: readonly FigureName[]): readonly FigureName[] {
  if (!names.some(({ label }) => label?.other)) return names;
  const preps = names.flatMap(({ label }) => (label?.prep ? [label.prep] : []));
  const byPrep = names.map((name) =>
    name.label?.other?.prep && !name.label.prep && preps.includes(name.label.other.prep)
      ? { ...name, label: name.label.other }
      : name,
  );
  if (byPrep.some((name, at) => name !== names[at])) return byPrep;
  const picked = names.filter(({ label }) => label?.other?.prep && PICK.test(label.text));
  if (picked.length > 1)
    return names.map((name) =>
      name.label?.other && PICK.test(name.label.text) ? { ...name, label: name.label.other } : name,
    );
  const plain = names.filter(({ label }) => label && !label.other);
  const both = names.filter(({ label }) => label?.other);
  const texts = (pick: (label: Label) => Label): string[] =>
    both.map(({ label }) => (label ? pick(label).text.toLowerCase() : ""));
  const distinct = (all: readonly string[]): number =>
    new Set([...all, ...plain.map(({ label }) => label?.text.toLowerCase() ?? "")]).size;
  const asIs = distinct(texts((label) => label));
  const other = distinct(texts((label) => label.other ?? label));
  if (other <= asIs) return names;
  return names.map((name) => (name.label?.other ? { ...name, label: name.label.other } : name));
}
