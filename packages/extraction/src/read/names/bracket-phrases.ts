/**
 * Names in front of their figures in brackets that are a phrase are named by its head: "caused by ice on the road (12), fog (9)" → Ice on the road, not Road;
 * "and people on the line (15)". Not "We sold tickets at the door (12)", nor where each of the names is a place: "on the road (12), on the rail (9)".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { startOf } from "../whole/compared-first.ts";

const HEAD =
  /(?:[,;:] (?:and )?|\b(?:by|and|were|are|as) )((?!(?:those|these|that|this|it|them|people who|mostly|mainly)\b)\p{Ll}[\p{Ll}-]{2,}(?<!est|ing|ed|er|ly|ate|al) (?:on|in|at|off|under|near|outside|inside) (?:the |a |our ))$/u; // catches "by ice on the ", not "sold tickets at the "
const WRAPPED = /^ \([^\d)]{0,4}$/u; // catches " (", not " had "
const FEWEST = 2;

/** The readings, the best with such phrases for names. */
export function withBracketPhrases({ text, signs }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (!signs.has("(") || best?.reading.series.length !== 1 || best.reading.points.length < FEWEST) return rows;
  const { reading } = best;
  const spots = reading.points.map(({ name }, at) => {
    const figure = startOf(reading, at);
    const place = text.lastIndexOf(name, figure);
    return place >= 0 && WRAPPED.test(text.slice(place + name.length, figure)) ? place : -1;
  });
  if (spots.includes(-1)) return rows;
  const heads = spots.map((place) => HEAD.exec(text.slice(0, place))?.[1] ?? "");
  const told = heads.filter((head) => head !== "").length;
  const placed = reading.points.some(({ name }, at) => heads[at] !== "" && /^\p{Lu}/u.test(name)); // "middling in the Midlands"
  if (told !== 1 || placed) return rows;
  const points = reading.points.map((point, at) => ({ ...point, name: `${heads[at] ?? ""}${point.name}` }));
  return [{ ...best, reading: { ...reading, points } }, ...more];
}
