/** The names that stand around a figure, weighed as candidates of a slot. */
import { type Context, mixed } from "./link-context.ts";
import { linkOf } from "./link-features.ts";
import { type Name, nameOf } from "./name.ts";
import { T } from "./step-features.ts";
import { type Seen, seeMixed, type Tally, taken } from "./tally.ts";

/** A name near a figure, with what is seen of the two, scrambled for the table. */
type Near = { gap: number; name: Name; signs: readonly number[] };
export type Option = { name: Name; seen: Seen };

/** Names in the gaps around a figure, and before the figure in front, which may be left out: three behind where figures stand in groups. */
export function namesNear(context: Context, at: number, grouped: boolean): Near[] {
  const found: Near[] = [];
  const last = Math.min(context.gaps.length - 1, at + (grouped ? 3 : 1));
  for (let gap = Math.max(0, at - 1); gap <= last; gap++)
    for (const candidate of context.rows[gap]?.candidates ?? []) {
      const link = linkOf(context, at, candidate);
      found.push({ gap, name: nameOf(candidate, link), signs: link.values.map(mixed) });
    }
  return found;
}

/** Names as candidates of a slot, best first. */
export const optionsOf = (tally: Tally, near: readonly Near[], slot: number): Option[] =>
  near
    .map(({ name, signs }): Option => {
      for (let sign = 0; sign < signs.length; sign++) seeMixed(tally, slot * T.slot + sign, signs[sign] ?? 0);
      return { name, seen: taken(tally) };
    })
    .sort((a, b) => b.seen.score - a.seen.score);
