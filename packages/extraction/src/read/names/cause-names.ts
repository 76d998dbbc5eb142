/**
 * What something was done for, where that alone tells the shares apart: "49% were targeted because of their race, 20% because of age and 17%
 * because of religion" → Race · Age · Religion. Not "12% left because they were tired".
 */
import type { Scan } from "../../text/scan.ts";
import { says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const CUES: readonly string[] = ["because", "due", "owing", "motivated", "resulted"];
const CAUSE =
  /\b(?:because of|due to|owing to|motivated by|resulted from|resulting from) (?:the |their |a |an |its )?((?!and\b|while\b|but\b|or\b|in\b)\p{L}[\p{L}'’-]*(?: (?!and\b|while\b|but\b|or\b|in\b)\p{L}[\p{L}'’-]*){0,3}?) ?(?=,|;|\.|$|and\b|while\b|but\b|or\b|in\b)/iu; // catches "because of religious biases", not "because they"
const END = /[.;](?=\s|$)/u; // catches the point of "bias. Another", not of "49.3"
const FEWEST = 2;

/** The readings, the best with its causes for names. */
export function withCauses(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.series.length > 1 || best.reading.points.length < FEWEST || !says(scan, CUES)) return rows;
  const { reading } = best;
  const spans = reading.cells.map(([cell]) => cell?.spans[0]);
  const ordered = spans.every((span, at) => at === 0 || (span?.[0] ?? 0) > (spans[at - 1]?.[0] ?? 0));
  const causes = spans.map((span, at) => {
    const clause = scan.text.slice(span?.[1] ?? 0, spans[at + 1]?.[0] ?? scan.text.length).split(END)[0] ?? "";
    return CAUSE.exec(clause)?.[1]?.trim() ?? "";
  });
  if (!ordered || causes.filter(Boolean).length < FEWEST || reading.points.some(({ axis }) => axis)) return rows;
  const points = reading.points.map((point, at) => ({ ...point, name: causes[at] || point.name }));
  const names = new Set(points.map(({ name }) => name.toLowerCase()));
  return names.size < points.length ? rows : [{ ...best, reading: { ...reading, points } }, ...others];
}
