/**
 * How many have how many, told each time by the same verb: "12 kids have 1 sibling, 8 have 2 siblings, 3 have none" → "siblings: 1:
 * 12, 2: 8, 0: 3"; "3 students got 10, 5 got 9" → "10: 3, 9: 5". What they have is what the chart runs along. Not "12
 * kids ate 240 apples, 8 ate 150", nor "2 have left, 3 have stayed".
 */

import { UNITS_WORDS } from "../lexicon/number-words.ts";
import { matches, matchIn } from "./needs/matches.ts";
import { pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const NUMBER = `(?:\\d{1,3}|${[...UNITS_WORDS.keys()].filter((word) => /^[a-z]{3,}$/u.test(word)).join("|")})`; // catches "two", not "a"
const VERB =
  "have|has|had|got|get|gets|own|owns|owned|read|drank|drink|ate|eat|slept|sleep|scored|score|gave|rated|took|take|watch|watched|play|played|spend|spent|saw|visited|wrote|made|speak|bought|want|wanted";
const CLAUSE = new RegExp(
  `^(${NUMBER})(?: (?:of (?:us|them|you|the|our)(?: \\p{L}+)?|\\p{L}+))? (${VERB}) (?:only |just |at least )?(${NUMBER}|none|no)(?:(/\\d{1,3})| (\\p{L}+))?$`,
  "iu",
); // catches "12 kids have 1 sibling" and "2 scored 5/5", not "12 kids have left"
const HEAD = /^[^:\d]{2,60}: /u; // catches "Pets: ", not "12: "
const PLACE = /^(?:in|at|from) (?:my|our|the|this) (?:\p{L}+ ){1,2}(?=\d)/iu; // catches "in our class ", not "in 3 classes"
const PARTS = /(?:, and |, | and |; |\. )/u; // catches ", " and " and ", not "-"

/** What may be had by many: more is no count of each. */
const MOST = 100;
const MOST_THINGS = 30;

const isNone = (told: string): boolean => /^no(?:ne)?$/iu.test(told); // catches "none", not "nine"
const toldValue = (told: string): number => (isNone(told) ? 0 : (UNITS_WORDS.get(told.toLowerCase()) ?? Number(told)));
const verbOf = (verb: string): string =>
  verb
    .toLowerCase()
    .replace(/^(?:has|had)$/u, "have")
    .replace(/s$/u, ""); // catches the "s" of "gets", not of "slept"

type Clause = { at: number; found: RegExpExecArray };

/** The clauses and where each begins; none where something else stands among them. */
function clausesOf(text: string, from: number): Clause[] {
  const clauses: Clause[] = [];
  let at = from;
  for (const part of text
    .slice(from)
    .replace(/[.!]+$/u, "")
    .split(PARTS)) {
    const found = CLAUSE.exec(part);
    const start = text.indexOf(part, at);
    if (!found || start < 0) return [];
    clauses.push({ at: start, found });
    at = start + part.length;
  }
  return clauses;
}

/** "siblings", as the clause about more than one has it. */
function manyOf(clauses: readonly Clause[]): string {
  const nouns = clauses.map(({ found }) => ({ noun: found[5] ?? "", value: toldValue(found[3] ?? "") }));
  const many = nouns.find(({ noun, value }) => noun !== "" && value !== 1)?.noun;
  const one = nouns.find(({ noun }) => noun !== "")?.noun;
  return many ?? (one === undefined ? "" : `${one}s`);
}

/** Null where the text tells no such counts. */
export function toldCounts(text: string): Squeezed | null {
  if (text.includes("\n") || /star|★/iu.test(text)) return null; // catches "5 stars", which are known as ratings, not "5"
  const head = (matchIn(text, HEAD) ?? matchIn(text, PLACE))?.[0].length ?? 0;
  const clauses = clausesOf(text, head);
  const verbs = new Set(clauses.map(({ found }) => verbOf(found[2] ?? "")));
  const had = clauses.map(({ found }) => toldValue(found[3] ?? ""));
  const noun = manyOf(clauses);
  const few = had.every((value) => value <= (noun === "" ? MOST : MOST_THINGS));
  if (clauses.length < 2 || verbs.size > 1 || new Set(had).size < had.length || !few) return null;
  const steps = had.slice(1).map((value, at) => value - (had[at] ?? 0));
  const ordered = steps.every((step) => step > 0) || steps.every((step) => step < 0);
  const rows = clauses.map((clause, at) => ({ clause, value: had[at] ?? 0 }));
  if (!ordered) rows.sort((one, other) => one.value - other.value);
  const alone = rows.length === 2 && noun !== ""; // a run of two is known by its noun alone
  const pieces = rows.flatMap(({ clause: { at, found }, value }, place) => {
    const [, count = "", verb = "", told = "", top = ""] = found;
    const toldAt = at + found[0].indexOf(` ${told}`, found[0].indexOf(` ${verb} `) + verb.length) + 1;
    const name = /\D/u.test(told) ? String(value) : ([toldAt, toldAt + told.length + top.length] as const); // catches "two", not "2"
    const end = alone ? ` ${value === 1 ? noun.replace(/s$/u, "") : noun} ` : ": "; // catches the "s" of "cars", not of "glass"
    return [...(place > 0 ? [", "] : []), name, end, [at, at + count.length] as const];
  });
  const heading = matches(text, HEAD) ? [[0, head] as const] : noun === "" || alone ? [] : [`${noun}: `];
  return pieced(text, [...heading, ...pieces]);
}
