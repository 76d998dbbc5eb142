/**
 * No name ends with a small word that joins it to more: "76% drive to work alone, 10% carpool" → Drive to work alone, not Drive to; "12%
 * listen to podcasts" → Listen to podcasts; nor does it begin within one: "the per capita income" → Per capita income. Where too much follows it ends before: "pay for the things that they need at home" → Pay. Not
 * "log in", "carried over".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const OPEN = /^(.*\p{L}) (?:to|of|from|with|for|by|at|into|than)$/iu; // catches "Drive to", not "log in"
const CAPITA = /^capita\b/iu; // catches "capita income", not "capital"
const DOING = / (?:involving|including|containing|causing|concerning|regarding)$/iu; // catches " involving" of "incidents involving", not "involving" alone
const REST =
  /^ (?:(?:the|a|an|their|its|our|my|your) )?((?:(?!then\b|and\b|or\b|while\b|but\b|as\b|than\b|in\b|at\b|every\b|each\b)\p{L}[\p{L}'’-]*(?: |(?=[,;.:!?)\n]|$))){1,4})(?=[,;.:!?)\n]|$|and\b|or\b|while\b|but\b|as\b|than\b|in\b|at\b|every\b|each\b)/iu; // catches " work alone" of " work alone, 10%", not " things that they need at"

/** The name with what it opens to; itself where it opens to nothing. */
function closed(text: string, name: string): string {
  if (CAPITA.test(name))
    return text.includes("per capita") || text.includes("Per capita") ? `Per ${name.toLowerCase()}` : name;
  if (DOING.test(name)) return name.replace(DOING, "");
  const bare = OPEN.exec(name)?.[1];
  const at = bare === undefined ? -1 : text.toLowerCase().indexOf(`${name.toLowerCase()} `);
  if (bare === undefined || at < 0) return name;
  const [rest = ""] = REST.exec(text.slice(at + name.length)) ?? [];
  return rest === "" ? bare : `${name}${rest}`.trimEnd();
}

/** The readings, the best with such names closed. */
export function withoutOpenEnds({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best?.reading.points.some(({ name, axis }) => !axis && [OPEN, DOING, CAPITA].some((odd) => odd.test(name))))
    return rows;
  const { reading } = best;
  const points = reading.points.map((point) => (point.axis ? point : { ...point, name: closed(text, point.name) }));
  const names = new Set(points.map(({ name }) => name.toLowerCase()));
  return names.size < points.length ? rows : [{ ...best, reading: { ...reading, points } }, ...others];
}
