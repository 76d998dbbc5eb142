/**
 * What the one is told of with its owner, the others by their names alone: "China's steel output was 84, India produced 9, Japan 8" → China ·
 * India · Japan; "Tesco's bill was £9.78, followed by Morrisons at £9.98". Not "China's output 84, India's exports 9".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const OWNED = /^(\p{Lu}[\p{L}.-]*(?: \p{Lu}[\p{L}.-]*){0,2})['’]s? (\p{Ll}[\p{Ll} -]*)$/u; // catches "China's steel output", not "China's" or "Ana's Bar"
const BARE = /^\p{Lu}[\p{L}.-]*(?: \p{Lu}[\p{L}.-]*){0,2}(?:['’]s)?$/u; // catches "South Korea", not "Steel output"

const PRONOUN = /^(?:mine|ours|yours|his|hers|theirs)$/iu; // catches "Mine", not "Minehead"

/** The readings, the best with such names. */
export function withOwnerAmong({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { points = [], series = [] } = best?.reading ?? {};
  if (!best || series.length > 1 || points.length < 2 || points.some(({ axis }) => axis)) return rows;
  const owned = points.map(({ name }) => OWNED.exec(name));
  const bare = points.filter(
    ({ name }, at) => !owned[at] && BARE.test(name) && !PRONOUN.test(name) && text.includes(name),
  );
  const told = owned.filter((match) => match !== null);
  if (told.length === 0 || bare.length < told.length || told.length + bare.length < points.length) return rows;
  const names = points.map(({ name }, at) => owned[at]?.[1] ?? name);
  if (new Set(names).size < names.length) return rows;
  const [first = ""] = told.map(([, , what]) => what);
  const whole = points.map((point, at) => ({ ...point, name: names[at] ?? point.name }));
  const named = (series[0] ?? "") === "" && first ? { series: [first] } : {};
  return [{ ...best, reading: { ...best.reading, ...named, points: whole } }, ...more];
}
