/**
 * Gives every figure its names, left to right, in a beam: leave it out; name it (one series); or put it into a group, with
 * a name of its own and one that the group shares (several series). The weights come from texts whose tables are known.
 */
import { lowerAt } from "../../text/scan.ts";
import { wordHash } from "../name-key.ts";
import type { Weights } from "../rank/weights.ts";
import { isListGap } from "../shapes/parallel.ts";
import { beamOf } from "./beam.ts";
import { figureValues } from "./figure-features.ts";
import { inTurn, SLOT } from "./in-turn.ts";
import type { Context } from "./link-context.ts";
import { BEFORE, isBeside, type Name, overlap } from "./name.ts";
import { type NameList, nameListsOf, WHERE } from "./name-lists.ts";
import { optionsOf, type Shown, shownOf } from "./options.ts";
import { hasCell, hasInner, MODE, type Source, START, type State, type Step } from "./state.ts";
import { carrySeen, endSeen, groupSeen, listSeen, positionSeen, strengthAt, T, unitSeen } from "./step-features.ts";
import { type Seen, see, seeMixed, taken, tallyOf } from "./tally.ts";

const BEAM = 16;
const BEST = 8; // candidates of a figure that are tried for each slot

/** How many paths to follow; and for fitting: which steps a known table allows, the best path after each figure, what each step saw, and what is known of the text already. */
export type Guide = {
  allowed?: (step: Step) => boolean;
  beam?: number;
  keeps?: boolean;
  trace?: State[];
  shown?: Shown;
};

/** A name that a figure may have within a group, and the place that it has there. */
type Member = { name: Name; from: Source; score: number; seen: readonly Seen[]; list: number };
type Place = { group: number; size: number; columns: number; members: readonly Member[] };
type Group = { name: Name; score: number; seen: readonly Seen[]; fresh: boolean; list: number };

/** Side of a name before the figure in front: "the lab with 9 staff €4,000", where that one is left out; "A and B have 8 and 6". */
const PASSED = 2;

export function decode(context: Context, weights: Weights, guide?: Guide): State[] {
  const { figures, gaps, rows, cues } = context;
  const { allowed, beam: width = BEAM, trace } = guide ?? {};
  const best = allowed ? Number.POSITIVE_INFINITY : BEST;
  const lists = nameListsOf(context);
  const grouped = figures.length > 3;
  const tally = tallyOf(weights, guide?.keeps === true);

  const { near: nearOf, drops } = guide?.shown ?? shownOf(context);
  const { sequenceOf, cellOf } = inTurn(tally, cues);

  let beam: State[] = [START];
  for (const at of figures.keys()) {
    const near = nearOf[at] ?? [];
    const beside = near.filter(({ gap }) => gap === at || gap === at + 1);
    const single = optionsOf(
      tally,
      near.filter(({ gap }) => gap <= at + 1),
      SLOT.single,
    );
    const inner = grouped ? optionsOf(tally, beside, SLOT.inner) : [];
    const outer = grouped ? optionsOf(tally, near, SLOT.outer) : [];
    for (const [template, value] of figureValues(context, at).entries()) see(tally, T.drop + template, value);
    for (const [sign, value] of drops[at]?.entries() ?? []) seeMixed(tally, T.figureCue + sign, value);
    const drop = taken(tally);
    const strength = strengthAt(context, at);
    const phrases = Math.min(4, rows[at]?.candidates.length ?? 0);
    const listed = [gaps[at], gaps[at + 1]].some((gap, side) => gap !== undefined && at + side > 0 && isListGap(gap));
    const wordBefore = wordHash(lowerAt(context.scan, (figures[at]?.from ?? 0) - 1));
    const paired = gaps[at]?.atoms.every((atom) => atom.kind === "mark" && atom.lower === "and") === true;
    const { states: next, wins, push } = beamOf(width, allowed);
    const seenAs = (list: NameList, role: number): Seen => {
      listSeen(tally, context, list, role, listed);
      return taken(tally);
    };
    const told = lists.map((list) => ({ list, own: seenAs(list, 0), group: seenAs(list, 1), inner: seenAs(list, 2) }));

    const leaveOut = (state: State): void => {
      see(tally, T.drop + 39, Math.min(3, state.dropped) * 4 + state.mode);
      const extra = taken(tally);
      const score = state.score + drop.score + extra.score;
      if (!wins(score)) return;
      const step: Step = { figure: at, kept: false, inner: null, innerFrom: null, outer: null };
      push({ ...state, dropped: state.dropped + 1, before: state, step, seen: [drop, extra], score });
    };

    const keepAlone = (state: State): void => {
      unitSeen(tally, context, state.lastKept, at, MODE.single);
      const unit = taken(tally);
      const base = state.score + unit.score;
      const keep = (name: Name, innerFrom: Source, score: number, seen: readonly Seen[], innerList: number): void =>
        push({
          ...state,
          mode: MODE.single,
          lastInner: name,
          innerList,
          kept: state.kept + 1,
          lastKept: at,
          before: state,
          step: { figure: at, kept: true, inner: name, innerFrom, outer: null },
          seen: [unit, ...seen],
          score,
        });
      let tried = 0;
      for (const { name, seen } of single) {
        if (tried >= best) break;
        const passed = name.side === PASSED && state.lastKept === at - 1;
        if (hasInner(state, name) || (passed && !(paired && name.start > (state.lastInner?.start ?? 0)))) continue;
        tried++;
        const sequence = sequenceOf(SLOT.single, state.lastInner, name, state.dropped);
        const score = base + seen.score + sequence.score;
        if (wins(score)) keep(name, "own", score, [seen, sequence], state.innerList);
      }
      for (const [index, { list, own: seen }] of told.entries()) {
        const name = list.names[state.kept];
        if (!name || list.where === WHERE.implied || (state.mode === MODE.single && state.innerList !== index))
          continue;
        if (wins(base + seen.score)) keep(name, "list", base + seen.score, [seen], index);
      }
    };

    const groupsOf = (state: State): Group[] => {
      const groups: Group[] = [];
      const { lastOuter } = state;
      if (lastOuter) {
        carrySeen(tally, state, strength, phrases);
        const seen = taken(tally);
        groups.push({ name: lastOuter, score: seen.score, seen: [seen], fresh: false, list: state.outerList });
      }
      groupSeen(tally, state, strength);
      const opening = taken(tally);
      let tried = 0;
      for (const { name, seen } of outer) {
        if (tried >= best) break;
        if (lastOuter && (name.key === lastOuter.key || overlap(name, lastOuter))) continue;
        tried++;
        const sequence = sequenceOf(SLOT.outer, lastOuter, name, state.dropped);
        const score = seen.score + opening.score + sequence.score;
        groups.push({ name, score, seen: [seen, opening, sequence], fresh: true, list: -1 });
      }
      for (const [index, { list, group: seen }] of told.entries()) {
        const name = list.names[state.group + 1];
        if (!name || list.where === WHERE.implied || (state.group >= 0 && state.outerList !== index)) continue;
        groups.push({ name, score: opening.score + seen.score, seen: [opening, seen], fresh: true, list: index });
      }
      return groups;
    };

    const keepGrouped = (state: State): void => {
      unitSeen(tally, context, state.lastKept, at, MODE.grouped);
      const unit = taken(tally);
      const base = state.score + unit.score;
      const followers = inner
        .filter(({ name }) => state.lastInner?.start !== name.start || state.lastInner.end !== name.end)
        .slice(0, best)
        .map(({ name, seen }) => ({
          name,
          seen,
          sequence: sequenceOf(SLOT.inner, state.lastInner, name, state.dropped),
        }));
      /** What may stand next in the group that goes on, or first in a fresh one: the same for each name of such a group. */
      const placeIn = (fresh: boolean): Place => {
        const group = fresh ? state.group + 1 : state.group;
        const size = fresh ? 0 : state.size;
        const columns = state.group === 0 && fresh ? state.size : state.width;
        const members = followers.map(({ name, seen, sequence }): Member => {
          see(tally, T.state + 20, group > 0 ? columnOf(state.columns, size, name) : 0);
          const place = taken(tally);
          const score = seen.score + (sequence.score + place.score);
          return { name, from: "own", score, seen: [seen, sequence, place], list: state.innerList };
        });
        const column = group > 0 ? state.columns[size] : undefined;
        if (column) {
          positionSeen(tally, { size, width: columns, strength, phrases, fresh });
          const seen = taken(tally);
          members.push({ name: column, from: "position", score: seen.score, seen: [seen], list: state.innerList });
        }
        for (const [index, { list, inner: seen }] of told.entries()) {
          const name = list.names[size];
          if (!name || (state.innerList >= 0 && state.innerList !== index)) continue;
          if (list.where === WHERE.implied)
            see(tally, T.change, wordBefore * 4 + (list.names[0] === BEFORE ? 0 : 1) + size * 2);
          const change = taken(tally);
          members.push({ name, from: "list", score: seen.score + change.score, seen: [seen, change], list: index });
        }
        return { group, size, columns, members };
      };
      const carried = placeIn(false);
      const opened = placeIn(true);
      for (const { name: shared, score: ground, seen: before, fresh, list: outerList } of groupsOf(state)) {
        const { group, size, columns, members } = fresh ? opened : carried;
        for (const { name, from, score: own, seen, list } of members) {
          if (from === "list" && list === outerList) continue;
          const cell = cellOf(name, shared);
          const score = base + ground + own + cell.score;
          if (!wins(score)) continue;
          if (name.key === shared.key || (isBeside(name) && overlap(name, shared))) continue;
          if (hasCell(state, name, shared)) continue;
          push({
            ...state,
            mode: MODE.grouped,
            group,
            size: size + 1,
            width: columns,
            columns: group === 0 ? [...state.columns, name] : state.columns,
            lastInner: name,
            lastOuter: shared,
            innerList: list,
            outerList,
            kept: state.kept + 1,
            lastKept: at,
            before: state,
            step: { figure: at, kept: true, inner: name, innerFrom: from, outer: shared },
            seen: [unit, ...before, ...seen, cell],
            score,
          });
        }
      }
    };

    for (const state of beam) {
      leaveOut(state);
      if (state.mode !== MODE.grouped) keepAlone(state);
      if (state.mode !== MODE.single && grouped) keepGrouped(state);
    }
    beam = next;
    if (trace && beam[0]) trace.push(beam[0]);
  }
  return beam
    .flatMap((state) => {
      if (!endSeen(tally, context, state)) return [];
      const end = taken(tally);
      return [{ ...state, seen: [...state.seen, end], score: state.score + end.score }];
    })
    .sort((a, b) => b.score - a.score);
}

/** 3 for the name that stood at this place in the first group, 2 for one of its others, 1 for a new one. */
const columnOf = (columns: readonly Name[], size: number, { key }: Name): number =>
  columns[size]?.key === key ? 3 : columns.some((column) => column.key === key) ? 2 : 1;
