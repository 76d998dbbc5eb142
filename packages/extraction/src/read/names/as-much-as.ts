/**
 * Who has twice as much of something as another: "Coffee has more than twice as much caffeine (95 mg) as tea (40 mg)" → Coffee ·
 * Tea, of caffeine. Not "Twice as many women (24%) as men (12%) work part-time".
 */
import { verbSense } from "../../lexicon/morphology.ts";
import { isCapital } from "../../text/capital.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Senses } from "../words/senses.ts";
import { likeness } from "../words/word-store.ts";

const AS_MUCH =
  /(?:^|[.!?;:] |, )(?:the |an? |our |my )?((?:\p{L}[\p{L}'’-]* ){1,3}?)(\p{L}+) (?:(?:about|almost|nearly|more than|over|just|at least|around|roughly) ){0,2}(?:twice|thrice|half|double|[\p{L}\d.-]+ times) as (?:much|many) ([\p{L}][\p{L} '’-]{1,30}?) ?\($/iu; // catches "Coffee has twice as much caffeine (", not "Twice as many women ("

const MANY = /^(?:many|much) /u; // catches "many bikes", not "bikes"

/** How much more another is like who has it than like what they have. */
const CLEARLY = 0.1;

/** The readings, the best with its first name so. */
export function withAsMuchAs({ nameOf }: Senses, { text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const [first, second, third] = best?.reading.points ?? [];
  if (!best || !first || !second || third || first.axis || best.reading.series.length > 1) return rows;
  const { reading } = best;
  const [start = 0, end = 0] = reading.cells[0]?.[0]?.spans[0] ?? [];
  const [, who = "", verb = "", what = ""] = AS_MUCH.exec(text.slice(0, start)) ?? [];
  const name = who.trim();
  const told = first.name.toLowerCase().replace(MANY, "") === what.toLowerCase() && text.slice(end).startsWith(") as ");
  const has = verbSense(verb.toLowerCase()) !== null || ["has", "have", "had"].includes(verb.toLowerCase());
  const kin = (one: string): number => likeness(nameOf(one).vector, nameOf(second.name).vector);
  const isOther = isCapital(second.name) ? !isCapital(what) : kin(name) > kin(what) + CLEARLY; // "My garden has twice as many roses (24) as tulips (12)"
  if (!told || !has || !isOther || name === "" || name.toLowerCase() === second.name.toLowerCase()) return rows;
  return [{ ...best, reading: { ...reading, series: [what], points: [{ ...first, name }, second] } }, ...more];
}
