/**
 * Figures that are told from others in ways which few texts use: "Comet trailed Lockhart by 130", "20 pages shorter", "a tenth"
 * behind "three quarters of that". Once all else is worked out; what rests on a figure mended here is mended with it.
 */
import { matches } from "../../text/needs/matches.ts";
import { type Scan, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { wholesOf } from "../no-data/context-counts.ts";
import { placeOf } from "../place.ts";
import { deriveAll } from "../settle.ts";
import { rounded } from "./how-told.ts";
import { levelWith } from "./level-with.ts";
import { shareOf } from "./mend.ts";
import type { Tell, Told } from "./tell.ts";
import { TELLS } from "./tells.ts";
import { withWholeTogether } from "./whole-together.ts";

const EQUALS = /\b(?:level|tied|equal|par) with\b/iu; // catches "level with Hull", not "a level of"
const TOGETHER = /\b(?:(?:al)?together|along with|in all|in total|add(?:ing)?)\b/iu; // catches "together with Ben", not "added 3"

function figureOf(scan: Scan, { base, factor, add, from, to }: Told): Figure {
  const spans = [[base.start, base.end] as const, ...(base.basis?.spans ?? [])];
  const how =
    add === 0
      ? `${rounded(factor)} times ${base.value}`
      : `${base.value} ${add > 0 ? "plus" : "less"} ${Math.abs(add)}`;
  return {
    ...base,
    ...placeOf(scan, from, to),
    numberEnd: tokenAt(scan, to - 1).end,
    value: rounded(base.value * factor + add),
    bare: false,
    weak: false,
    signed: false,
    basis: { spans, how },
  };
}

/** A figure that rests on one told anew, told of its new value. */
function carried(figure: Figure, was: Figure | undefined, now: Figure | undefined): Figure {
  const share = was && now && was.value !== now.value ? shareOf(figure, was) : null;
  return share && now ? { ...figure, value: rounded(now.value * share.factor + share.add) } : figure;
}

export function toldMore(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const tells = TELLS.flatMap(([sign, tell]) => (sign.test(scan.text) ? [tell] : []));
  const equal = matches(scan.text, EQUALS);
  const together = matches(scan.text, TOGETHER);
  if (tells.length === 0 && !equal && !together) return mentions;
  const plain = wholesOf(scan, mentions);
  const derived = deriveAll(scan, plain);
  const told = tells.length > 0 ? toldAnew(scan, plain, derived, tells) : derived;
  const levelled = equal ? levelWith(scan, told) : told;
  const all = together ? withWholeTogether(scan, levelled) : levelled;
  return all === derived ? mentions : all;
}

/** The mentions with all figures told anew that one of these rules tells. */
function toldAnew(
  scan: Scan,
  plain: readonly Mention[],
  derived: readonly Mention[],
  tells: readonly Tell[],
): readonly Mention[] {
  const was: Figure[] = [];
  const now: Figure[] = [];
  const anew: Figure[] = [];
  for (const mention of derived.filter(isFigure)) {
    const place = was.findIndex(({ start }) => start === mention.basis?.spans[0]?.[0]);
    const figure = carried(mention, was[place], now[place]);
    const row = { scan, mentions: derived, figure, before: now, base: now[place] ?? null };
    let told: Told | null = null;
    for (const tell of tells) told ??= now.length > 0 ? tell(row) : null;
    const next = told ? figureOf(scan, told) : figure;
    if (told) anew.push(next);
    was.push(mention);
    now.push(next);
  }
  if (anew.length === 0) return derived;
  const others = plain.filter((mention) => !anew.some(({ from, to }) => mention.from < to && mention.to > from));
  return deriveAll(
    scan,
    [...others, ...anew].sort((a, b) => a.from - b.from),
  ); // what rests on them, sums too, is told of their new values
}
