/** How alike names are that are to stand in one table: those of figures in turn, the two of one figure, and all of them. */
import type { Name } from "../link/name.ts";
import type { Step } from "../link/state.ts";
import type { NameSense, Senses } from "./senses.ts";
import { likenessStep } from "./word-marks.ts";
import { likeness } from "./word-store.ts";

/** In place of a likeness where a word is not known. */
const UNLIKE = 8;
/** The same, where all names of a path are compared. */
const UNTOLD = 9;

const alike = (one: NameSense, other: NameSense): number =>
  one.known && other.known ? likenessStep(likeness(one.vector, other.vector)) : UNLIKE;

const bit = (holds: boolean, value: number): number => (holds ? value : 0);

const NOTHING_TOLD: readonly number[] = [-1, -1, -1, -1, -1];

/** Which of the words around them the two have in common. */
function aroundBoth(last: Name, name: Name): readonly number[] {
  if (name.around.length === 0 || last.around.length === 0) return NOTHING_TOLD;
  const [before = 0, after = 0, verb = 0, next = 0, prep = 0, first = 0] = name.around;
  const [lastBefore = 0, lastAfter = 0, lastVerb = 0, lastNext = 0, lastPrep = 0, lastFirst = 0] = last.around;
  const same =
    bit(before === lastBefore, 1) +
    bit(after === lastAfter, 2) +
    bit(verb === lastVerb, 4) +
    bit(next === lastNext, 8) +
    bit(prep === lastPrep, 16);
  return [
    same * 2 + bit(last.signature === name.signature, 1),
    before * 65537 + lastBefore,
    prep * 256 + lastPrep,
    bit(first === lastFirst, 32) + last.kind * 5,
    verb * 65537 + lastVerb,
  ];
}

/** Names compared with one another beyond this many places apart say nothing new, and the work stays linear. */
const NEAR = 4;

export function pairCuesOf(senses: Senses) {
  const pair = (last: Name, name: Name): readonly number[] => {
    const around = aroundBoth(last, name);
    if (last.axis || name.axis) return [-1, last.axis && name.axis ? 1 : 2, -1, -1, -1, ...around];
    const one = senses.nameOf(last.text);
    const other = senses.nameOf(name.text);
    const heads = one.head && other.head ? likenessStep(likeness(one.head, other.head)) : UNLIKE;
    return [
      alike(one, other) * 2 + bit(last.signature === name.signature, 1),
      heads * 16 +
        bit(one.cluster === other.cluster, 8) +
        bit(one.noun === other.noun, 4) +
        bit(one.capital, 2) +
        bit(other.capital, 1),
      one.noun * 64 + other.noun,
      one.group * 80 + other.group,
      Math.min(4, one.words) * 8 + Math.min(4, other.words),
      ...around,
    ];
  };

  const cell = (inner: Name, outer: Name): readonly number[] => {
    if (inner.axis || outer.axis)
      return [inner.axis ? 1 : 0, outer.axis ? 1 : 0, inner.axis && outer.axis ? 1 : 0, inner.kind * 16 + outer.kind];
    const one = senses.nameOf(inner.text);
    const other = senses.nameOf(outer.text);
    return [
      10 + alike(one, other),
      (one.noun * 64 + other.noun) * 2,
      10 + (one.capital ? 4 : 2) + bit(other.capital, 1),
      256 + (one.group * 80 + other.group) * 2,
    ];
  };

  const whole = (kept: readonly Step[]): readonly number[] => {
    const own = kept.flatMap(({ inner }) => (inner && !inner.axis && inner.start >= 0 ? [inner] : []));
    if (own.length < 2) return [-1, -1, -1, -1];
    const all = own.map(({ text }) => senses.nameOf(text));
    const told = all.flatMap((one, at) =>
      all
        .slice(at + 1, at + NEAR)
        .flatMap((other) => (one.known && other.known ? [likeness(one.vector, other.vector)] : [])),
    );
    const nouns = new Map<number, number>();
    for (const { noun } of all) nouns.set(noun, (nouns.get(noun) ?? 0) + 1);
    const capitals = all.filter(({ capital }) => capital).length;
    const left = all.length - capitals;
    return [
      told.length === 0 ? UNTOLD : likenessStep(told.reduce((sum, one) => sum + one, 0) / told.length),
      told.length === 0 ? UNTOLD : likenessStep(Math.min(1, ...told)),
      Math.round((Math.max(...nouns.values()) / all.length) * 6),
      capitals === 0 ? 0 : left === 0 ? 2 : left === 1 ? 3 : 1,
    ];
  };
  return { pair, cell, whole };
}
