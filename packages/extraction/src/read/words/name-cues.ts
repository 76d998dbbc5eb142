/**
 * What words say for a candidate as the name of a figure: what its head means, the words and verbs that it stands among, and
 * how many other figures have a name in the same place ("6 of us flew, 9 took the train": both in front of a verb).
 */
import { perText } from "../../text/per-text.ts";
import type { Scan } from "../../text/scan.ts";
import type { Linked, NameCues } from "../link/cues.ts";
import type { Candidate } from "../link/label-candidates.ts";
import type { Context } from "../link/link-context.ts";
import { wideHash } from "../name-key.ts";
import type { NameSense, Senses } from "./senses.ts";
import { hashAt, hashOfTwo, kindAt } from "./word-marks.ts";

const placesOf = perText((scan: Scan) => ({
  from: new Map(scan.tokens.map(({ start }, at) => [start, at] as const)),
  to: new Map(scan.tokens.map(({ end }, at) => [end, at] as const)),
}));

/** Marks from here on part clauses. */
const PARTING = 5;

/** The last verb of its clause in front of a candidate; nothing where there is none. */
function verbBefore({ gaps }: Context, { gap, start }: Candidate): string {
  let verb = "";
  for (const atom of gaps[gap]?.atoms ?? []) {
    if (atom.start >= start) break;
    if (atom.kind === "mark" && atom.strength >= PARTING) verb = "";
    if (atom.kind === "word" && atom.tag === "verb") verb = atom.lower;
  }
  return verb;
}

/** The first verb of its clause behind a candidate; a comma where the clause ends first. */
function verbAfter({ gaps }: Context, { gap, end }: Candidate): string {
  for (const atom of gaps[gap]?.atoms ?? []) {
    if (atom.start < end) continue;
    if (atom.kind === "mark" && atom.strength >= PARTING) return ",";
    if (atom.kind === "word" && atom.tag === "verb") return atom.lower;
  }
  return "";
}

/** What a figure counts in, roughly. */
const unitOf = ({ units }: Context, at: number): number => {
  const unit = units[at] ?? "";
  return unit === "" ? 0 : unit === "%" ? 1 : 2 + (wideHash(unit) % 13);
};

/** How a candidate stands in the text, whichever figure it is to name. */
type Standing = {
  before: number;
  after: number;
  twoBefore: number;
  twoAfter: number;
  verb: number;
  next: number;
  around: readonly number[];
  sense: NameSense | null;
  head: number;
  key: number;
};

const standingBy = (senses: Senses, context: Context) =>
  perCandidate((candidate): Standing => {
    const { scan } = context;
    const places = placesOf(scan);
    const from = places.from.get(candidate.start) ?? 0;
    const to = places.to.get(candidate.end) ?? from;
    const before = hashAt(scan, from - 1);
    const after = hashAt(scan, to + 1);
    const verb = wideHash(verbBefore(context, candidate));
    const next = wideHash(verbAfter(context, candidate));
    const first = candidate.words[0];
    return {
      before,
      after,
      twoBefore: hashOfTwo(scan, from - 1, from - 2),
      twoAfter: hashOfTwo(scan, to + 1, to + 2),
      verb,
      next,
      around: [before, after, verb, next, candidate.prep, first ? wideHash(first.lower) : 0],
      sense: candidate.axis ? null : senses.nameOf(candidate.text),
      head: wideHash(candidate.head),
      key: wideHash(candidate.key),
    };
  });

function perCandidate<T>(work: (candidate: Candidate) => T): (candidate: Candidate) => T {
  const known = new Map<Candidate, T>();
  return (candidate) => {
    const before = known.get(candidate);
    if (before !== undefined) return before;
    const answer = work(candidate);
    known.set(candidate, answer);
    return answer;
  };
}

/** How many figures have a name of each sort, in steps: 0 for this one alone, 4 for all. */
function shareBy(linked: readonly (readonly Linked[])[], sortOf: (one: Linked) => number): (sort: number) => number {
  const figures = new Map<number, Set<number>>();
  for (const row of linked)
    for (const one of row) {
      const sort = sortOf(one);
      const own = figures.get(sort);
      if (own) own.add(one.at);
      else figures.set(sort, new Set([one.at]));
    }
  const all = Math.max(1, linked.length);
  return (sort) => {
    const count = figures.get(sort)?.size ?? 0;
    return count <= 1 ? 0 : count >= all ? 4 : count * 2 >= all ? 3 : count > 2 ? 2 : 1;
  };
}

const slotOf = ({ link }: Linked): number => link.signature;
const formOf = ({ candidate, link }: Linked): number => (link.side * 16 + candidate.kind) * 256 + candidate.prep;
const nounOf = (sense: NameSense, kind: number): number => sense.noun * 2 + kind * 64 + (sense.capital ? 1 : 0);

const NO_FIGURE = { before: 0, after: 0, counted: { cluster: 0, group: 0 }, unit: 0 };

/** Signs of words that an axis mark has none of. */
const NO_WORDS: readonly number[] = new Array<number>(15).fill(-1);

export const nameCuesBy =
  (senses: Senses) =>
  (context: Context, linked: readonly (readonly Linked[])[]): NameCues[][] => {
    const { scan, figures, rows } = context;
    const standingOf = standingBy(senses, context);
    const slots = shareBy(linked, slotOf);
    const forms = shareBy(linked, formOf);
    const nouns = shareBy(linked, ({ candidate }) => {
      const { sense } = standingOf(candidate);
      return sense ? nounOf(sense, candidate.kind) : -1;
    });

    const sides = figures.map(({ from, to }, at) => ({
      before: hashAt(scan, from - 1),
      after: hashAt(scan, to),
      counted: kindAt(senses, scan, to),
      unit: unitOf(context, at),
    }));

    const cuesOf = (one: Linked): NameCues => {
      const { candidate, link, at } = one;
      const { side } = link;
      const { kind, prep, gap, first, last } = candidate;
      const { before, after, twoBefore, twoAfter, verb, next, around, sense, head, key } = standingOf(candidate);
      const order = Math.min(3, link.phrases);
      const { before: wordBefore, after: wordAfter, counted, unit } = sides[at] ?? NO_FIGURE;
      const slot = slots(slotOf(one));
      const form = forms(formOf(one));
      const behind = (rows[gap]?.items.length ?? 0) - 1 - last;
      const place = (gap === 0 ? 512 : 0) + Math.min(7, first) * 64 + Math.min(7, behind) * 8;
      const common = [
        slot * 16 + kind,
        (slot * 8 + side) * 8 + order,
        form * 16 + kind,
        (form * 8 + side) * 8 + order,
        before * 8 + side,
        (before * 16 + kind) * 4 + (prep > 0 ? 1 : 0),
        after * 8 + side,
        after * 16 + kind,
        (wordBefore * 16 + kind) * 8 + side,
        (wordAfter * 16 + kind) * 8 + side,
        (wordBefore * 8 + side) * 8 + order,
        (verb * 16 + kind) * 8 + side,
        (next * 16 + kind) * 8 + side,
        twoBefore * 4 + (side % 2),
        twoAfter * 4 + (side % 2),
        place + side,
      ];
      if (!sense) return { values: [...common, ...NO_WORDS], around };
      const words = [
        sense.cluster * 8 + side,
        (sense.cluster * 8 + side) * 8 + order,
        (sense.noun * 8 + side) * 16 + kind,
        head,
        head * 8 + side,
        key,
        sense.group * 80 + counted.group,
        sense.noun * 256 + counted.cluster,
        sense.cluster * 1024 + prep,
        sense.noun * 65536 + verb,
        sense.noun * 65536 + next,
        (nouns(nounOf(sense, kind)) * 64 + sense.noun) * 8 + side,
        (sense.group * 8 + side) * 16 + slot * 4 + order,
        (verb * 16 + kind) * 128 + sense.group,
        head * 16 + unit,
      ];
      return { values: [...common, ...words], around };
    };
    return linked.map((row) => row.map(cuesOf));
  };
