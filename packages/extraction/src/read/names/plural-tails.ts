/**
 * A plural that may be a verb as well ends the name in front of its figure, where the others are plurals: "Mobile phones 12,
 * laptops 5, tablets 3" → Mobile phones, not Mobile; "video games 12, books 5, films 3". Not "Ann phones 12, Bo 5".
 */
import { singular } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const FEWEST = 3;
const TAIL = /^ (\p{Ll}+s)(?: ?[:=(–-] ?| )[$€£~]?$/u; // catches " phones " in front of "12", not " phones, "

const PLURAL = /^\p{Ll}{2,}[^s]s$/u; // catches "dogs" and "votes", not "was" or "press"

function endsPlural(name: string): boolean {
  const word = name.split(" ").at(-1)?.toLowerCase() ?? "";
  return PLURAL.test(word) && singular(word) !== word;
}

/** The readings, the best with such names whole. */
export function withPluralTails({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { points = [], cells = [], series = [] } = best?.reading ?? {};
  if (!best || points.length < FEWEST || series.length > 1 || points.some(({ axis }) => axis)) return rows;
  const names = points.map(({ name }, at) => {
    const [figure = 0] = cells[at]?.[0]?.spans[0] ?? [];
    const start = text.slice(0, figure).toLowerCase().lastIndexOf(name.toLowerCase());
    const [, tail] = (start >= 0 && TAIL.exec(text.slice(start + name.length, figure))) || [];
    return tail && !endsPlural(name) ? `${name} ${tail}` : name;
  });
  const changed = names.filter((name, at) => name !== points[at]?.name).length;
  if (changed === 0 || changed === names.length || !names.every(endsPlural)) return rows;
  const whole = points.map((point, at) => ({ ...point, name: names[at] ?? point.name }));
  return [{ ...best, reading: { ...best.reading, points: whole } }, ...more];
}
