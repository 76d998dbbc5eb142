/**
 * A verb in the third person that was taken for a part of the names behind each share: "20% of peoples drinks tea, 75% drinks
 * coffee" → Tea · Coffee. Not "20% sales tax, 30% sales staff".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const SHARED = /(?:\d ?%|percent|per cent)(?: of (?:the |our |all )?\p{L}+)? (\p{L}+[^s]s) (?=\p{L})/giu; // catches "20% of peoples drinks ", not "20% tea, "
const VERBS =
  wordSet(`drinks eats uses likes loves prefers takes drives rides plays speaks reads watches buys wants needs owns
  chooses chose comes goes works lives studies smokes travels sleeps thinks says believes has`);
const FEWEST = 2;

/** The readings, the best without such a verb. */
export function withoutLeadingVerbs({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.series.length > 1) return rows;
  const verbs = [...text.matchAll(SHARED)].map(([, found = ""]) => found.toLowerCase());
  const [verb = ""] = verbs;
  if (verbs.length < FEWEST || verbs.some((other) => other !== verb) || !VERBS.has(verb)) return rows;
  const head = new RegExp(`^(?:\\p{L}+ )?${verb} (?=\\p{L})`, "iu"); // catches "student uses " of "student uses bus", not "bus"
  const { points } = best.reading;
  const cut = points.map((point) => (point.axis ? point : { ...point, name: point.name.replace(head, "") }));
  const same = cut.every(({ name }, at) => name === points[at]?.name);
  if (same || new Set(cut.map(({ name }) => name.toLowerCase())).size < cut.length) return rows;
  return [{ ...best, reading: { ...best.reading, points: cut } }, ...others];
}
