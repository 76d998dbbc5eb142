/**
 * How a text tells one figure from another: "twice as many as A", "5 more than B", "a third less", "half Sunday's number",
 * "lost 40", "the same again". A relation is value = base × factor + add, and the words that name the base.
 */
import { STEP_NOUNS } from "../lexicon/calendar.ts";
import { AUXILIARIES } from "../lexicon/closed-class.ts";
import {
  AGAIN,
  AMOUNT_WORDS,
  CHANGE_NOUNS,
  FEWER,
  LEFTOVER,
  LINKS,
  MATCHING,
  MORE,
  MULTIPLES,
  MULTIPLYING,
  NOUN_LEADS,
  PER,
  RIVALS,
  SPEEDS,
  STEADY,
  STEPPING,
  SUBJECTS,
  TIMES,
  UNTOLD,
  WINNING,
} from "../lexicon/relation-words.ts";
import { lowerAt, type Scan, tokenAt } from "../text/scan.ts";
import { figureMoves, verbBefore, wayBefore } from "./change-ways.ts";
import { fractionAt } from "./fraction-tail.ts";
import type { Figure } from "./mention.ts";
import { isGeneric, type Reference, referenceAt } from "./reference.ts";
import { isCountAt, smallNumber } from "./small-number.ts";

export type Relation = {
  from: number;
  to: number;
  factor: number;
  add: number;
  /** Where the base is named; null where it is the figure before. */
  reference: Reference | null;
  /** The figure it holds, as a change of its own: 5 in "5 more". */
  step: Figure | null;
  /** Cannot be told without its named base: "as many as A". */
  strict?: boolean;
  /** May as well be a share: "a quarter of the laptop". */
  part?: boolean;
  /** Says a step on the way, which may as well be a part of a whole: "another 5". */
  open?: boolean;
  /** Says what is measured, where its base does not: "5 years older", "fell 20 minutes to 75". */
  compared?: boolean;
  /** Its base stands right behind "from": "grew 20% from 100". */
  ahead?: boolean;
  /** Its base is the level before, and the level that it led to stands right behind "to": "rose 20% to 60". */
  reached?: boolean;
  /** A part of what the figures before it leave: "half of the rest". */
  left?: boolean;
  /** Told of the figure before it unless it has a time of its own: "up 20%". */
  beside?: boolean;
};

const own = (from: number, to: number, factor: number, rest: Partial<Relation> = {}): Relation => ({
  from,
  to,
  factor,
  add: 0,
  reference: null,
  step: null,
  ...rest,
});

/** "twice", "three times", "a third", "half of": the multiple said at a token. */
function multipleAt(scan: Scan, at: number): { factor: number; to: number } | null {
  const word = lowerAt(scan, at);
  const times = TIMES.has(lowerAt(scan, at + 1))
    ? (smallNumber(word) ?? (/^\d{1,2}(?:\.\d)?$/u.test(word) ? Number(word) : undefined)) // catches "2.5", not "1,000"
    : undefined;
  if (times !== undefined) return times > 0 ? { factor: times, to: at + 2 } : null;
  const known = MULTIPLES.get(word);
  if (known !== undefined) return { factor: known, to: at + 1 };
  const part = fractionAt(scan, at);
  return part && word !== "half" ? { factor: part.value, to: part.to } : null;
}

/** "twice as many as A", "half that", "double the March figure", "three times what B made", "half as much again". */
export function multipleRelation(scan: Scan, at: number): Relation | null {
  const same = sameAt(scan, at);
  if (same) return same;
  const multiple = multipleAt(scan, at);
  const before = lowerAt(scan, at - 1);
  const by = before === "by" && !lowerAt(scan, at).endsWith("ing");
  const factor = multiple?.factor ?? 0;
  const away = ["after", "every", "than", ...(factor < 1 ? ["up", "down"] : [])]; // "up a quarter on that"
  if (!multiple || by || away.includes(before)) return multiplyingAt(scan, at);
  const next = lowerAt(scan, multiple.to) === "of" ? multiple.to + 1 : multiple.to;
  const left = [0, 1, 2].find((step) => LEFTOVER.has(lowerAt(scan, next + step)));
  if (left !== undefined && factor < 1 && next > multiple.to && !isCountAt(scan, next + left + 1))
    return own(at, next + left + 1, factor, { left: true });
  const word = lowerAt(scan, next);
  const lost = factor < 1 && word === "them" && verbBefore(scan, at); // "1,200 pairs; it lost a quarter of them by 2020"
  if (lost || SUBJECTS.has(word)) return null; // "twice I run"
  const more = word === "again" && lowerAt(scan, next + 1) === "as" && AMOUNT_WORDS.has(lowerAt(scan, next + 2));
  if (more && factor < 1) return own(at, next + 3, 1 + factor, { reference: referenceAfter(scan, next + 3, "as") });
  if (word === "as" && AMOUNT_WORDS.has(lowerAt(scan, next + 1))) {
    const again = [2, 3].find((step) => lowerAt(scan, next + step) === "again");
    if (again) return own(at, next + again + 1, 1 + factor);
    return own(at, next + 2, factor, { reference: referenceAfter(scan, next + 2, "as") });
  }
  const reference = referenceAt(scan, next);
  if (!reference || ["figures", "digits", "time"].includes(lowerAt(scan, multiple.to))) return null;
  const named = reference.kind === "what" || reference.kind === "possessive" || reference.kind === "pronoun";
  if (named || isGeneric(scan, reference)) return own(at, reference.to, factor, { reference });
  const capital = scan.tokens.slice(reference.from, reference.to).some(({ text, lower }) => text !== lower);
  const step = STEP_NOUNS.has(lowerAt(scan, next)) && isCountAt(scan, next + 1); // "a quarter of day two"
  const proper =
    capital || step || (lowerAt(scan, next) === "the" && (factor > 1 || tokenAt(scan, reference.to).kind !== "word"));
  const part = !capital && factor < 1;
  return proper ? own(at, reference.to, factor, { reference, strict: true, part }) : null;
}

/** "as A", "than A" at a token or one noun further. */
function referenceAfter(scan: Scan, at: number, link: string): Reference | null {
  const to = [0, 1, 2, 3, 4, 5, 6, 7].map((step) => at + step).find((place) => lowerAt(scan, place) === link);
  const plain =
    to === undefined || scan.tokens.slice(at, to).every(({ kind, lower }) => kind === "word" && lower !== "and");
  const found = plain && to !== undefined ? referenceAt(scan, to + 1) : null;
  return found && to !== undefined ? { ...found, link: to } : null;
}

/** "June matched April and May combined", "the same number", "the same again", "just as many as A and B together". */
function sameAt(scan: Scan, at: number): Relation | null {
  const word = lowerAt(scan, at);
  const matched = MATCHING.has(word) ? referenceAt(scan, at + 1) : null;
  if (matched) return own(at, at + 1, 1, { reference: { ...matched, link: at }, strict: true });
  const ended = [at + 3, at + 4].some((place) => tokenAt(scan, place).kind !== "word");
  const before = lowerAt(scan, at - 1);
  const again = STEADY.has(word)
    ? ["and", "then", "stayed", "held", "remained"].includes(before)
    : word === "again" && before === "and";
  if (again && ["in", "on"].includes(lowerAt(scan, at + 1)) && ended) return own(at, at + 1, 1); // "5% in May and again in June", "flat in July"
  const like = word === "same" ? at + 1 : word === "the" && lowerAt(scan, at + 1) === "same" ? at + 2 : 0;
  if (like > 0 && lowerAt(scan, like) === "as") {
    const plain = referenceAfter(scan, like, "as");
    if (plain) return own(at, like, 1, { reference: plain, strict: true });
  }
  if (word === "the" && like > 0) {
    const noun = ["number", "amount", "share", "figure", "again", "score", "total"].includes(lowerAt(scan, at + 2));
    const as = lowerAt(scan, at + 2) === "as" || lowerAt(scan, at + 3) === "as";
    const said = before === ":" || (!isEnd(scan, at - 1) && !AUXILIARIES.has(before) && before !== "all");
    const alone = said && isEnd(scan, at + 2); // "Noor: the same."
    if (alone || (["in", "of"].includes(lowerAt(scan, at + 2)) && ended)) return own(at, at + 2, 1); // "the same in 2023"
    return noun ? own(at, at + 3, 1, { reference: as ? referenceAfter(scan, at + 2, "as") : null }) : null;
  }
  const as = word === "just" || word === "exactly" ? at + 1 : at;
  if (lowerAt(scan, as) !== "as" || !AMOUNT_WORDS.has(lowerAt(scan, as + 1))) return null;
  if (lowerAt(scan, as + 2) === "again") return own(at, as + 3, 1); // "400 in May and as many again in June"
  const reference = referenceAfter(scan, as + 2, "as");
  return reference ? own(at, as + 2, 1, { reference, strict: true }) : null;
}

/** "sales doubled", "it halved again", "doubled in May from 450". Not "doubled to 40", "doubled every year". */
function multiplyingAt(scan: Scan, at: number): Relation | null {
  const factor = MULTIPLYING.get(lowerAt(scan, at));
  const named = isCountAt(scan, at - 1) || lowerAt(scan, at + 1) === ":" || NOUN_LEADS.has(lowerAt(scan, at - 1));
  const noun = named && lowerAt(scan, at).endsWith("s"); // "seven are doubles", "6 doubles", "Doubles: £90"
  if (factor === undefined || noun || ["after", "to", "be"].includes(lowerAt(scan, at - 1))) return null;
  const to = lowerAt(scan, at + 1) === "again" ? at + 2 : at + 1;
  const next = lowerAt(scan, to);
  if (lowerAt(scan, next === "in" ? to + 2 : to) === "from") return own(at, to, factor, { ahead: true });
  return UNTOLD.has(next) ? null : own(at, to, factor);
}

/** "Five more joined": at the head of a clause, and no measure, it may as well be a part of its own. */
const isOpening = (scan: Scan, { from, figure }: Step): boolean =>
  figure?.unit === null && (from === 0 || tokenAt(scan, from - 1).kind !== "word" || lowerAt(scan, from - 1) === "and");

export type Step = { from: number; to: number; value: number; percent: boolean; figure: Figure | null };

const isEnd = (scan: Scan, at: number): boolean => tokenAt(scan, at).kind !== "word";

/** "5 more than A", "a third less", "£45,000 short of B", "another 9,000", "lost 40", "up 20% on last year". */
export function stepRelation(scan: Scan, step: Step, last: number): Relation | null {
  const { from, to, percent } = step;
  const after = lowerAt(scan, to);
  if (step.figure?.rate || PER.has(after)) return null;
  const noun = !MORE.has(after) && !FEWER.has(after) && tokenAt(scan, to).kind === "word" ? to + 1 : to;
  const linked = LINKS.has(lowerAt(scan, noun + 1)) || noun === to;
  const cue = linked ? lowerAt(scan, noun) : "";
  const hasten = /(?:ck|low|ast)er$/.test(cue) && SPEEDS.has(step.figure?.unit?.symbol ?? "") ? -1 : 1; // catches "faster", not "higher"
  const way = (MORE.has(cue) ? 1 : FEWER.has(cue) ? -1 : 0) * hasten;
  const made = (sign: number, rest: Partial<Relation>): Relation =>
    own(rest.from ?? from, rest.to ?? to, percent ? 1 + (sign * Math.abs(step.value)) / 100 : 1, {
      add: percent ? 0 : sign * Math.abs(step.value),
      step: step.figure,
      ...rest,
    });
  if (way !== 0) {
    if (PER.has(lowerAt(scan, noun + 1))) return null;
    const dated = /^(?:19|20)\d\d$/.test(lowerAt(scan, noun + 1)); // catches "2019", not "2": "20% above 2019 levels"
    const placed = ["below", "above", "behind"].includes(cue) && (dated || !isEnd(scan, noun + 1));
    const link = placed ? noun : [noun + 1, noun + 2].find((at) => LINKS.has(lowerAt(scan, at)));
    const of = ["more", "less", "fewer"].includes(cue) ? "of" : "on"; // "500 g less of butter"
    const reference =
      link !== undefined && ![of, "on"].includes(lowerAt(scan, link)) ? referenceAt(scan, link + 1) : null;
    const bare = reference === null && ["more", "extra", "further"].includes(cue);
    if (["under", "above", "below", "clear", "later", "earlier"].includes(cue) && !reference) return null;
    return made(bare && last !== 0 ? last : way, {
      to: noun + 1,
      reference: reference && link !== undefined ? { ...reference, link } : null,
      strict: placed && !dated, // not "13 behind schedule"
      open: bare && last === 0 && isOpening(scan, step),
      compared: !["more", "less", "fewer", "extra", "further"].includes(cue),
    });
  }
  if (after === "back" && WINNING.has(lowerAt(scan, from - 1))) return made(1, { to: to + 1 });
  const lead = lowerAt(scan, from - 1) === "by" ? RIVALS.get(lowerAt(scan, from - 3)) : undefined;
  if (lead) return made(lead, { compared: true, strict: true, reference: referenceAt(scan, from - 2) });
  const before = lowerAt(scan, from - 1);
  const then = before === "by" && ["then", percent ? "and" : ""].includes(lowerAt(scan, from - 2)); // "fell by half in June, then by a quarter in July"
  const again = AGAIN.has(before) || then || lowerAt(scan, from) === "another";
  const verb = verbBefore(scan, from);
  if (again && !verb && percent && last === 0 && wayBefore(scan, from) === 0) return null; // "6% want it. Another 31% don't"
  if (again && !verb)
    return made(after === "back" ? -1 : last || wayBefore(scan, from) || 1, {
      open: last === 0,
    });
  const moved = figureMoves(scan, step);
  if (moved !== 0) return made(moved, { open: true });
  const gained = percent && ["a", "an"].includes(before) ? CHANGE_NOUNS.get(after) : undefined;
  const told = gained === undefined ? null : { way: gained, at: from, end: to + 1 };
  const upDown = after === "up" ? 1 : after === "down" ? -1 : 0;
  const change = told ?? (upDown !== 0 ? { way: upDown, at: to, end: to + 1 } : verb ? { ...verb, end: to } : null);
  const behind = change && lowerAt(scan, change.end) === "," ? change.end + 1 : change?.end;
  if (change && behind && lowerAt(scan, behind) === "from") return made(change.way, { ahead: true, beside: true });
  const signed = percent && step.figure?.signed === true && before !== "(";
  if (signed) return made(Math.sign(step.value), { beside: true });
  if (!change || ["from", "to"].includes(lowerAt(scan, change.end))) return null;
  const beside = told !== null || ["up", "down"].includes(lowerAt(scan, change.at));
  if (!percent && !beside && !STEPPING.has(before) && !again) return null;
  const on = beside && LINKS.has(lowerAt(scan, change.end)) ? referenceAt(scan, change.end + 1) : null;
  return made(change.way, {
    to: change.end,
    reference: on ? { ...on, link: change.end } : null,
    beside,
  });
}
