/**
 * Gives every figure its names, left to right, in a beam: leave it out; name it (one series); or put it into a group, with
 * a name of its own and one that the group shares (several series). The weights come from texts whose tables are known.
 */
import { lowerAt } from "../../text/scan.ts";
import { isListGap } from "../parallel.ts";
import type { Weights } from "../weights.ts";
import { figureValues } from "./figure-features.ts";
import { wordHash } from "./label-candidates.ts";
import { type Context, place } from "./link-context.ts";
import { type Link, linkOf } from "./link-features.ts";
import { BEFORE, isBeside, type Name, nameOf, overlap } from "./name.ts";
import { nameListsOf, WHERE } from "./name-lists.ts";
import { anyInner, MODE, type Source, START, type State, type Step } from "./state.ts";
import {
  carryPlaces,
  endPlaces,
  groupPlaces,
  listPlaces,
  positionPlaces,
  sequencePlaces,
  strengthAt,
  T,
  unitPlaces,
} from "./step-features.ts";

const SLOT = { single: 0, inner: 1, outer: 2 } as const;
const BEAM = 10;
/** Best candidates of a figure that are tried for each slot. */
const BEST = 5;

/** For fitting: which steps a known table allows, how many paths to follow, and the best path after each figure. */
export type Guide = { allowed?: (step: Step) => boolean; beam?: number; trace?: State[] };

type Option = { name: Name; places: readonly number[]; score: number };
type Places = readonly (readonly number[])[];

export function decode(context: Context, weights: Weights, guide: Guide = {}): State[] {
  const { figures, gaps, rows } = context;
  const { allowed, beam: width = BEAM, trace } = guide;
  const best = allowed ? Number.POSITIVE_INFINITY : BEST;
  const lists = nameListsOf(context);
  const grouped = figures.length > 3;
  const weigh = (places: readonly number[]): number => {
    let sum = 0;
    for (const at of places) sum += weights[at] ?? 0;
    return sum;
  };

  /** Candidates of a slot from the gaps around a figure, best first. */
  const optionsOf = (at: number, slot: number, from: number, to: number, links: Map<number, Link>): Option[] => {
    const found: Option[] = [];
    for (let gap = Math.max(0, at + from); gap <= Math.min(gaps.length - 1, at + to); gap++)
      for (const [index, candidate] of (rows[gap]?.candidates ?? []).entries()) {
        const id = gap * 256 + index;
        const link = links.get(id) ?? linkOf(context, at, candidate);
        links.set(id, link);
        const places = link.values.map((value, template) => place(slot * T.slot + template, value));
        found.push({ name: nameOf(candidate, link), places, score: weigh(places) });
      }
    return found.sort((a, b) => b.score - a.score);
  };

  let beam: State[] = [START];
  for (const at of figures.keys()) {
    const links = new Map<number, Link>();
    const single = optionsOf(at, SLOT.single, 0, 1, links);
    const inner = grouped ? optionsOf(at, SLOT.inner, 0, 1, links) : [];
    const outer = grouped ? optionsOf(at, SLOT.outer, -1, 3, links) : [];
    const dropPlaces = figureValues(context, at).map((value, template) => place(T.drop + template, value));
    const dropScore = weigh(dropPlaces);
    const strength = strengthAt(context, at);
    const phrases = Math.min(4, rows[at]?.candidates.length ?? 0);
    const listed = [gaps[at], gaps[at + 1]].some((gap, side) => gap !== undefined && at + side > 0 && isListGap(gap));
    const wordBefore = wordHash(lowerAt(context.scan, (figures[at]?.from ?? 0) - 1));
    const next: State[] = [];

    const push = (state: State, score: number, places: Places, step: Step, change: Partial<State>): void => {
      const worst = next[width - 1];
      if (worst && score <= worst.score) return;
      if (allowed && !allowed(step)) return;
      const made: State = { ...state, ...change, before: state, step, places, score };
      let to = Math.min(next.length, width);
      while (to > 0 && (next[to - 1]?.score ?? 0) < score) to--;
      next.splice(to, 0, made);
      if (next.length > width) next.pop();
    };

    const leaveOut = (state: State): void => {
      const extra = [place(T.drop + 39, Math.min(3, state.dropped) * 4 + state.mode)];
      const step: Step = { figure: at, kept: false, inner: null, innerFrom: null, outer: null };
      push(state, state.score + dropScore + weigh(extra), [dropPlaces, extra], step, { dropped: state.dropped + 1 });
    };

    const keepAlone = (state: State): void => {
      const unit = unitPlaces(context, state.lastKept, at, MODE.single);
      const base = state.score + weigh(unit);
      const keep = (inner: Name, innerFrom: Source, score: number, places: Places, innerList: number): void =>
        push(
          state,
          score,
          places,
          { figure: at, kept: true, inner, innerFrom, outer: null },
          { mode: MODE.single, lastInner: inner, innerList, kept: state.kept + 1, lastKept: at },
        );
      let tried = 0;
      for (const { name, places, score } of single) {
        if (tried >= best) break;
        if (anyInner(state, (other) => other.key === name.key || overlap(other, name))) continue;
        tried++;
        const sequence = sequencePlaces(SLOT.single, state.lastInner, name, state);
        keep(name, "own", base + score + weigh(sequence), [unit, places, sequence], state.innerList);
      }
      for (const [index, list] of lists.entries()) {
        const name = list.names[state.kept];
        if (!name || list.where === WHERE.implied || (state.mode === MODE.single && state.innerList !== index))
          continue;
        const places = listPlaces(context, list, 0, listed);
        keep(name, "list", base + weigh(places), [unit, places], index);
      }
    };

    type Group = { name: Name; score: number; places: Places; fresh: boolean; list: number };

    const groupsOf = (state: State): Group[] => {
      const groups: Group[] = [];
      if (state.lastOuter) {
        const places = carryPlaces(state, strength, phrases);
        groups.push({
          name: state.lastOuter,
          score: weigh(places),
          places: [places],
          fresh: false,
          list: state.outerList,
        });
      }
      const opening = groupPlaces(state, strength);
      const openingScore = weigh(opening);
      let tried = 0;
      for (const { name, places, score } of outer) {
        if (tried >= best) break;
        if (state.lastOuter && (name.key === state.lastOuter.key || overlap(name, state.lastOuter))) continue;
        tried++;
        const sequence = sequencePlaces(SLOT.outer, state.lastOuter, name, state);
        const total = score + openingScore + weigh(sequence);
        groups.push({ name, score: total, places: [places, opening, sequence], fresh: true, list: -1 });
      }
      for (const [index, list] of lists.entries()) {
        const name = list.names[state.group + 1];
        if (!name || list.where === WHERE.implied || (state.group >= 0 && state.outerList !== index)) continue;
        const places = listPlaces(context, list, 1, listed);
        groups.push({ name, score: openingScore + weigh(places), places: [opening, places], fresh: true, list: index });
      }
      return groups;
    };

    const keepGrouped = (state: State): void => {
      const unit = unitPlaces(context, state.lastKept, at, MODE.grouped);
      const base = state.score + weigh(unit);
      for (const group of groupsOf(state)) {
        const number = group.fresh ? state.group + 1 : state.group;
        const size = group.fresh ? 0 : state.size;
        const columns = state.group === 0 && group.fresh ? state.size : state.width;
        const keep = (name: Name, innerFrom: Source, score: number, places: Places, innerList: number): void => {
          if (name.key === group.name.key || (isBeside(name) && overlap(name, group.name))) return;
          if (anyInner(state, (other, shared) => other.key === name.key && shared?.key === group.name.key)) return;
          push(
            state,
            base + group.score + score,
            [unit, ...group.places, ...places],
            { figure: at, kept: true, inner: name, innerFrom, outer: group.name },
            {
              mode: MODE.grouped,
              group: number,
              size: size + 1,
              width: columns,
              columns: number === 0 ? [...state.columns, name] : state.columns,
              lastInner: name,
              lastOuter: group.name,
              innerList,
              outerList: group.list,
              kept: state.kept + 1,
              lastKept: at,
            },
          );
        };
        let tried = 0;
        for (const { name, places, score } of inner) {
          if (tried >= best) break;
          if (state.lastInner?.start === name.start && state.lastInner.end === name.end) continue;
          tried++;
          const same =
            state.columns[size]?.key === name.key ? 3 : state.columns.some(({ key }) => key === name.key) ? 2 : 1;
          const sequence = [
            ...sequencePlaces(SLOT.inner, state.lastInner, name, state),
            place(T.state + 20, number > 0 ? same : 0),
          ];
          keep(name, "own", score + weigh(sequence), [places, sequence], state.innerList);
        }
        const column = number > 0 ? state.columns[size] : undefined;
        if (column) {
          const places = positionPlaces(size, columns, strength, phrases, group.fresh);
          keep(column, "position", weigh(places), [places], state.innerList);
        }
        for (const [index, list] of lists.entries()) {
          const name = list.names[size];
          if (!name || group.list === index || (state.innerList >= 0 && state.innerList !== index)) continue;
          const places = listPlaces(context, list, 2, listed);
          if (list.where === WHERE.implied)
            places.push(place(T.change, wordBefore * 4 + (list.names[0] === BEFORE ? 0 : 1) + size * 2));
          keep(name, "list", weigh(places), [places], index);
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
      const places = endPlaces(context, state);
      return places ? [{ ...state, places: [...state.places, places], score: state.score + weigh(places) }] : [];
    })
    .sort((a, b) => b.score - a.score);
}
