/**
 * What words say for leaving a figure out, and of how it goes on from the one kept before it: the words on both sides, what it
 * counts and whether others count the same, and how its size compares.
 */
import { perText } from "../../text/per-text.ts";
import type { Context } from "../link/link-context.ts";
import { wideHash } from "../name-key.ts";
import type { Senses } from "./senses.ts";
import { hashAt, hashOfTwo, kindAt, ratioStep } from "./word-marks.ts";

const digitsOf = (value: number): number => String(value).length;

const medianOf = perText(({ figures }: Context): number => {
  const sizes = figures.map(({ value }) => Math.abs(value)).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 1;
});

/** The last verb in front of a figure. */
function verbBefore({ gaps }: Context, at: number): number {
  let verb = 0;
  for (const atom of gaps[at]?.atoms ?? [])
    if (atom.kind === "word" && atom.tag === "verb") verb = wideHash(atom.lower);
  return verb;
}

export const figureCuesBy =
  (senses: Senses) =>
  (context: Context, at: number): readonly number[] => {
    const { scan, figures, units } = context;
    const own = figures[at];
    if (!own) return [];
    const before = hashAt(scan, own.from - 1);
    const after = hashAt(scan, own.to);
    const counted = kindAt(senses, scan, own.to);
    const unit = units[at] ?? "";
    const same = units.filter((other) => other === unit).length;
    const few = same * 2 < figures.length ? 1 : 0;
    const place = at === 0 ? 1 : at === figures.length - 1 ? 2 : 0;
    const size = ratioStep(own.value, medianOf(context));
    const kin = figures.filter(
      (other, index) => index !== at && kindAt(senses, scan, other.to).cluster === counted.cluster,
    );
    return [
      before * 4 + place,
      after * 4 + place,
      hashOfTwo(scan, own.from - 1, own.from - 2),
      hashOfTwo(scan, own.to, own.to + 1),
      before ^ (after * 31),
      counted.cluster * 4 + place,
      counted.cluster * 8 + Math.min(3, kin.length),
      counted.group * 4 + few,
      wideHash(unit) * 4 + Math.min(3, same),
      hashAt(scan, own.from - 2),
      hashAt(scan, own.to + 1),
      size * 4 + few,
      digitsOf(own.value) * 2 + (own.value % 1 === 0 ? 1 : 0),
      verbBefore(context, at) * 4 + place,
      (before * 16 + size) * 2,
    ];
  };

/** How a figure goes on from the last one kept. */
export function stepCues({ figures, units }: Context, last: number, at: number): readonly number[] {
  const before = figures[last];
  const own = figures[at];
  if (!before || !own) return [-1, -1];
  const same = (units[at] ?? "") === (units[last] ?? "") ? 1 : 0;
  const longer = Math.abs(digitsOf(own.value) - digitsOf(before.value));
  return [ratioStep(own.value, before.value) * 2 + same, longer * 2 + same];
}
