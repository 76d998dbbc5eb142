/**
 * Verbs of saying and choosing that one name still has where the others have none: "3 per cent said yes; 21 per cent said maybe;
 * 76 per cent never" → Maybe; "47% said staff shortages were at fault and 12% cited the weather" → Weather. Not "12% cited the
 * weather, 9% walked out".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const TELLS =
  wordSet(`say says said answered replied voted chose chooses cited cites named blamed blames picked picks mentioned preferred
  prefers opted suggested responded wanted want wants backed ticked favoured favored selected likes loves enjoys favours
  favors supports`);
const LINK = wordSet("for with the a an their that it's its was");
const MORE = wordSet("more fewer less out in off up back this that it them");
const MOST = 4;

const verbOf = (name: string): string => name.split(" ")[0]?.toLowerCase() ?? "";
/** "Never", "staff shortages": what does not begin with something done. */
const isPlain = (name: string): boolean => verbSense(verbOf(name)) !== "verb" || !name.includes(" ");

/** Who is told of at most in front of the verb: "my class loves football". */
const MOST_SUBJECT = 2;

/** Without the verb, who does it and the small words behind it; null where little or too much is left. */
function objectOf(name: string, figureEnd: number, text: string): string | null {
  const words = name.split(" ");
  const place = words.findIndex((word) => TELLS.has(word.toLowerCase()));
  if (place > MOST_SUBJECT) return null;
  const [verb = "", ...rest] = words.slice(Math.max(place, 0));
  const own = text.slice(figureEnd).toLowerCase();
  const at = own.indexOf(verb.toLowerCase());
  if (!TELLS.has(verb.toLowerCase()) || at < 0 || /[\d.;]/u.test(own.slice(0, at))) return null; // catches "; 12 " in front of "said", not " per cent "
  const from = rest.findIndex((word) => !LINK.has(word.toLowerCase()));
  const kept = from < 0 ? [] : rest.slice(from);
  const plain = kept.length > 0 && kept.length <= MOST && !MORE.has(kept.join(" ").toLowerCase());
  return plain ? kept.join(" ") : null;
}

/** The best reading with its names so. */
export function withoutSaid({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (!best || best.reading.series.length > 1 || best.reading.points.length < 2) return rows;
  const { reading } = best;
  const { points, cells } = reading;
  const told = points.map(({ name, axis }, at) => {
    const [, end = -1] = cells[at]?.[0]?.spans[0] ?? [];
    return axis || end < 0 ? null : objectOf(name, end, text);
  });
  const plain = points.filter(({ name }, at) => told[at] === null && isPlain(name)).length;
  const others = points.length - told.filter((one) => one !== null).length;
  const verbs = points.map(({ name }) =>
    name
      .toLowerCase()
      .split(" ")
      .find((word) => TELLS.has(word)),
  );
  const same = others === 0 && new Set(verbs).size === 1; // "half likes maths, a quarter likes art, a quarter likes PE"
  if ((plain === 0 && !same) || plain < others || told.every((one) => one === null)) return rows;
  const names = points.map(({ name }, at) => told[at] ?? name);
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length) return rows;
  const next = points.map((point, at) => ({ ...point, name: names[at] ?? point.name }));
  return [{ ...best, reading: { ...reading, points: next } }, ...more];
}
