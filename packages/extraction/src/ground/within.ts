/**
 * Lists within lists: where a run of figures belongs to one name, whose are they of the other side? "Lena 9, 8; Joana 5, 6"
 * for block and attack gives each run its columns in turn, in the order in which the text names them close by, or at first.
 */
import type { Anchor } from "./anchors.ts";
import { earlierOf } from "./from-to.ts";
import { inTextOrder, type Layout, type Names } from "./layout.ts";
import type { Slot } from "./slots.ts";

type Run = { from: number; to: number };

const DOUBT = 0.05;
/** The order of the whole text where names close by may say another one. */
const DOUBT_OF_ORDER = 0.06;

/** "Girls were ahead, 521 to 479": the first one is whose name is said. */
const SCORE = /^[^.;!?,\p{L}]{0,3}(?:\s(?:to|v|vs\.?|against)\s|[-–—:])[^\p{L}\p{N}.;!?]{0,2}$/iu; // catches " to ", "–", not " and "

const CLAUSE = /[,;:.!?()–—]/u; // catches ", ", not " in "

/** Of two names the one that is said first, where it is the only one. */
function ledBy(own: readonly Anchor[], order: readonly number[]): readonly number[] {
  const said = new Set(own.map(({ name }) => name));
  const [first] = said;
  return said.size === 1 && first !== undefined && order.length === 2
    ? [first, ...order.filter((one) => one !== first)]
    : order;
}

/** Stretches of figures that an outer layout gives to one name. */
function runsIn(outer: readonly number[]): Run[] {
  const runs: Run[] = [];
  for (const [at, name] of outer.entries()) {
    const last = runs.at(-1);
    if (last && outer[last.from] === name) last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  }
  return runs;
}

/** The different names between two places, in their order. */
const namedBetween = (anchors: readonly Anchor[], from: number, to: number): number[] => [
  ...new Set(anchors.filter(({ start }) => start >= from && start < to).map(({ name }) => name)),
];

/** Layouts of the inner names, given the outer ones. */
export function withinOf(text: string, outer: Layout, slots: readonly Slot[], names: Names): Layout[] {
  if (names.names.length <= 1 || outer.way === "one") return [];
  const runs = runsIn(outer.of);
  if (runs.length < 2) return [];
  const order = inTextOrder(names);
  const isChange = earlierOf(names.names) !== null;
  const inTurn = slots.map(() => -1);
  const nearby = slots.map(() => -1);
  for (const { from, to } of runs) {
    const start = slots[from - 1]?.end ?? 0;
    const local = namedBetween(names.anchors, start, slots[to]?.start ?? Number.POSITIVE_INFINITY);
    const before = namedBetween(names.anchors, start, slots[to - 1]?.start ?? 0);
    // a name that still belongs to the figure before says nothing of these
    const own = names.anchors.filter(
      (one) =>
        one.start >= start &&
        one.start < (slots[from]?.start ?? 0) &&
        (from === 0 || CLAUSE.test(text.slice(start, one.start))),
    );
    const isScore =
      !isChange && to - from === 2 && SCORE.test(text.slice(slots[from]?.end ?? 0, slots[to - 1]?.start ?? 0));
    const said = [before, local].find((one) => one.length === to - from) ?? (isScore ? ledBy(own, order) : order);
    for (let at = from; at < to; at++) {
      inTurn[at] = order[at - from] ?? -1;
      nearby[at] = said[at - from] ?? -1;
    }
  }
  return [
    { way: "as named close by", doubt: DOUBT, of: nearby },
    { way: "in turn within", doubt: DOUBT_OF_ORDER, of: inTurn },
  ];
}
