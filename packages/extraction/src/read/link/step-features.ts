/** What a step or a whole path shows, as places in the weight table. */
import { type Context, place, strengthBucket } from "./link-context.ts";
import type { Name } from "./name.ts";
import type { NameList } from "./name-lists.ts";
import { keptSteps, MODE, type State, type Step } from "./state.ts";

/** Numbers of the templates; each group has room for its own. */
export const T = {
  slot: 40,
  drop: 200,
  carry: 280,
  position: 300,
  list: 320,
  state: 345,
  group: 380,
  end: 400,
  unit: 440,
  whole: 460,
  change: 480,
} as const;

const isProper = (text: string): number => (/^\p{Lu}/u.test(text) ? 1 : 0); // catches "Rome", not "rome"

/** How the unit of a kept figure goes on from the one kept before it. */
export function unitPlaces({ units }: Context, last: number, at: number, mode: number): number[] {
  const unit = units[at] ?? "";
  const before = last < 0 ? null : (units[last] ?? "");
  const relation = before === null ? 0 : before === unit ? 1 : before === "" ? 2 : unit === "" ? 3 : 4;
  const value = relation * 4 + (unit === "" ? 0 : 1);
  const bareFirst = before === null && unit === "" && units.some((other) => other !== "");
  return [
    place(T.unit, value),
    place(T.unit + 1, value * 3 + mode),
    place(T.unit + 2, bareFirst ? 1 : 0),
    place(T.unit + 3, at - last > 1 && last >= 0 ? 1 : 0),
  ];
}

/** How a name goes on from the one before it. */
export function sequencePlaces(slot: number, last: Name | null, name: Name, state: State): number[] {
  const base = T.state + slot * 6;
  if (!last) return [place(base, 0), place(base + 1, name.side), place(base + 2, state.dropped > 0 ? 1 : 0)];
  const family = last.axis && name.axis && last.axis.family === name.axis.family ? 4 : 0;
  return [
    place(base, last.signature === name.signature ? 1 : 2),
    place(base + 1, 16 + last.side * 8 + name.side),
    place(base + 3, last.kind * 16 + name.kind),
    place(base + 4, isProper(last.text) * 2 + isProper(name.text)),
    place(base + 5, (last.axis ? 2 : 0) + (name.axis ? 1 : 0) + family),
  ];
}

/** A list as the names of `role` (0 one series, 1 groups, 2 within groups). */
export function listPlaces(context: Context, list: NameList, role: number, plain: boolean): number[] {
  const base = T.list + role * 8;
  const count = list.names.length;
  const total = context.figures.length;
  const fit = count === total ? 2 : total % count === 0 ? 1 : 0;
  return [
    place(base, list.where * 4 + fit),
    place(base + 1, fit * 2 + (list.axes ? 1 : 0)),
    place(base + 2, plain ? 1 : 0),
    place(base + 3, Math.min(6, count)),
    place(base + 4, (list.inside ? 8 : 0) + list.near),
    place(base + 5, list.where * 8 + list.near),
    place(base + 6, context.scan.words.has("respectively") ? 1 : 0),
  ];
}

/** A new group begins. */
export function groupPlaces(state: State, strength: number): number[] {
  const compared = Math.sign(state.size - state.width);
  return [
    place(T.group, strength),
    place(T.group + 1, state.group < 0 ? 0 : state.group === 0 ? 1 : 3 + compared),
    place(T.group + 2, Math.min(6, state.size)),
    place(T.group + 3, (state.group > 0 ? 3 + compared : state.group + 1) * 16 + strength),
  ];
}

/** The group goes on. */
export const carryPlaces = (state: State, strength: number, phrases: number): number[] => [
  place(T.carry, strength),
  place(T.carry + 1, strength * 8 + phrases),
  place(T.carry + 2, Math.min(6, state.size)),
  place(T.carry + 3, state.group > 0 ? 2 + Math.sign(state.size - state.width) : 0),
];

/** A figure takes the name that stood at its place in the first group. */
export const positionPlaces = (
  size: number,
  width: number,
  strength: number,
  phrases: number,
  fresh: boolean,
): number[] => [
  place(T.position, strength),
  place(T.position + 1, Math.min(5, size) * 8 + phrases),
  place(T.position + 2, (fresh ? 8 : 0) + phrases),
  place(T.position + 3, size < width ? 1 : 0),
];

const part = (count: number, all: number): number => (count === 0 ? 0 : count === all ? 2 : 1);

/** What the whole says once the last figure has its place; null where it is no table. */
export function endPlaces(context: Context, state: State): number[] | null {
  const kept = keptSteps(state);
  if (kept.length === 0) return null;
  const count = kept.length;
  const common = wholePlaces(context, state, kept);
  const axes = kept.filter(({ inner }) => inner?.axis).length;
  if (state.mode === MODE.grouped) {
    const inner = new Set(kept.map((step) => step.inner?.key)).size;
    const outer = new Set(kept.map((step) => step.outer?.key)).size;
    if (inner < 2 || outer < 2 || Math.min(inner, outer) > 5) return null;
    const outerAxes = kept.filter((step) => step.outer?.axis).length;
    return [
      ...common,
      place(T.end, 0),
      place(T.end + 2, Math.min(4, inner * outer - count)),
      place(T.end + 3, part(axes, count) * 3 + part(outerAxes, count)),
      place(T.end + 4, Math.min(6, inner) * 8 + Math.min(6, outer)),
      place(T.end + 5, outer === count ? 1 : 0),
      place(T.end + 6, Math.min(4, state.dropped)),
      place(T.end + 7, context.hints[0]?.grouped ? 1 : 0),
    ];
  }
  const firm = context.gaps.reduce((sum, { axes: marks }) => sum + marks.filter(({ shy }) => shy !== true).length, 0);
  const units = new Set(kept.map(({ figure }) => context.units[figure] ?? ""));
  const sum = kept.reduce((total, { figure }) => total + (context.figures[figure]?.value ?? 0), 0);
  const hundred = units.size === 1 && units.has("%") && Math.abs(sum - 100) < 1.1;
  return [
    ...common,
    place(T.end, 1),
    place(T.end + 8, part(axes, count)),
    place(T.end + 9, Math.min(6, count)),
    place(T.end + 10, Math.min(4, state.dropped) * 8 + Math.min(6, count)),
    place(T.end + 11, Math.min(4, Math.max(0, firm - axes)) * 3 + part(axes, count)),
    place(T.end + 12, units.size),
    place(T.end + 13, hundred ? 1 : 0),
    place(T.end + 14, context.hints[0]?.grouped ? 1 : 0),
  ];
}

/** What is left out beside what is kept, and how alike the names are found. */
function wholePlaces(context: Context, state: State, kept: readonly Step[]): number[] {
  const { figures, units } = context;
  const chosen = new Set(kept.map(({ figure }) => figure));
  const sum = kept.reduce((total, { figure }) => total + (figures[figure]?.value ?? 0), 0);
  const kinds = new Set(kept.map(({ figure }) => units[figure] ?? ""));
  const first = kept[0]?.figure ?? 0;
  const last = kept.at(-1)?.figure ?? 0;
  const places: number[] = [];
  for (const [at, { value, weak }] of figures.entries()) {
    if (chosen.has(at)) {
      const rest = sum - value;
      if (kept.length > 2 && Math.abs(rest - value) <= Math.abs(rest) * 0.0005) places.push(place(T.whole, state.mode));
      continue;
    }
    const same = kinds.has(units[at] ?? "") ? 1 : 0;
    const total = kept.length > 1 && Math.abs(sum - value) <= Math.abs(sum) * 0.001 ? 1 : 0;
    const where = at < first ? 0 : at > last ? 2 : 1;
    places.push(
      place(T.whole + 1, total),
      place(T.whole + 2, same * 4 + where),
      place(T.whole + 3, (same * 4 + where) * 2 + (weak ? 1 : 0)),
      place(T.whole + 4, kinds.size * 2 + same),
      place(T.whole + 5, value > sum ? 1 + same : 0),
    );
  }
  const own = kept.flatMap(({ inner, innerFrom }) => (inner && innerFrom === "own" ? [inner] : []));
  const counts = new Map<number, number>();
  for (const { signature } of own) counts.set(signature, (counts.get(signature) ?? 0) + 1);
  if (own.length > 1) {
    const most = Math.max(...counts.values());
    places.push(place(T.whole + 6, Math.round((most / own.length) * 4)), place(T.whole + 7, Math.min(4, counts.size)));
  }
  places.push(
    place(T.whole + 8, new Set(own.map(({ side }) => side % 2)).size),
    place(T.whole + 9, own.length === 0 ? 1 : 0),
  );
  return places;
}

export const strengthAt = ({ gaps }: Context, at: number): number => strengthBucket(gaps[at]?.strength ?? 9);
