/** The names that stand around a figure, weighed as candidates of a slot. */

import type { Candidate } from "./label-candidates.ts";
import { type Context, mixed } from "./link-context.ts";
import { type Link, linkOf } from "./link-features.ts";
import { type Name, NOTHING_AROUND, nameOf } from "./name.ts";
import { T } from "./step-features.ts";
import { type Seen, seeMixed, type Tally, taken } from "./tally.ts";

/** A name near a figure, with what is seen of the two, scrambled for the table. */
export type Near = { gap: number; name: Name; signs: readonly number[]; cues: readonly number[] };
export type Option = { name: Name; seen: Seen };

/** Names in the gaps around a figure, and before the figure in front, which may be left out: three behind where figures stand in groups. */
function linksNear(
  context: Context,
  at: number,
  grouped: boolean,
): { gap: number; candidate: Candidate; link: Link }[] {
  const found: { gap: number; candidate: Candidate; link: Link }[] = [];
  const last = Math.min(context.gaps.length - 1, at + (grouped ? 3 : 1));
  for (let gap = Math.max(0, at - 1); gap <= last; gap++)
    for (const candidate of context.rows[gap]?.candidates ?? []) {
      const link = linkOf(context, at, candidate);
      found.push({ gap, candidate, link });
    }
  return found;
}

const NO_CUES: readonly number[] = [];

/** Of each figure the names near it. */
function allNear(context: Context, grouped: boolean): Near[][] {
  const all = context.figures.map((_, at) => linksNear(context, at, grouped));
  const cues = context.cues?.names(
    context,
    all.map((row, at) => row.map(({ candidate, link }) => ({ candidate, link, at }))),
  );
  return all.map((row, at) =>
    row.map(({ gap, candidate, link }, index) => ({
      gap,
      name: nameOf(candidate, link, cues?.[at]?.[index]?.around ?? NOTHING_AROUND),
      signs: link.values.map(mixed),
      cues: cues?.[at]?.[index]?.values.map(mixed) ?? NO_CUES,
    })),
  );
}

/** Names as candidates of a slot, best first. */
export const optionsOf = (tally: Tally, near: readonly Near[], slot: number): Option[] =>
  near
    .map(({ name, signs, cues }): Option => {
      for (let sign = 0; sign < signs.length; sign++) seeMixed(tally, slot * T.slot + sign, signs[sign] ?? 0);
      for (let sign = 0; sign < cues.length; sign++) seeMixed(tally, T.nameCue + slot * T.slot + sign, cues[sign] ?? 0);
      return { name, seen: taken(tally) };
    })
    .sort((a, b) => b.seen.score - a.seen.score);

/** What is seen of a text's figures whatever path is taken: the names near each, and its own signs under the words. */
export type Shown = { near: readonly (readonly Near[])[]; drops: readonly (readonly number[])[] };

export const shownOf = (context: Context): Shown => ({
  near: allNear(context, context.figures.length > 3),
  drops: context.figures.map((_, at) => context.cues?.figure(context, at).map(mixed) ?? NO_CUES),
});
