/**
 * A set phrase that names something keeps its small word: "on target 6, goals 3" → On target, and no Target. Not "the target was 6", nor "in the time of".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

/** The small word that goes with each. */
const PHRASES: ReadonlyMap<string, string> = new Map(
  [
    "on target time site call duty track schedule budget leave loan sale demand",
    "in stock person transit progress",
    "out-of stock office",
    "off target site duty road",
  ].flatMap((line) => {
    const [lead = "", ...nouns] = line.split(" ");
    return nouns.map((noun) => [`${noun} ${lead}`, lead.replace("-", " ")] as const);
  }),
);
const LEADS = ["on", "in", "out-of", "off"];

/** "on target" for "Target" where the text says so wherever it names it; the name as it is elsewhere. */
function phraseOf(text: string, name: string): string {
  const noun = name.toLowerCase();
  const leads = LEADS.flatMap((lead) => PHRASES.get(`${noun} ${lead}`) ?? []);
  const found = leads.filter((lead) => text.includes(`${lead} ${noun}`));
  const [lead] = found;
  const said = text.split(noun).length - 1;
  return lead && found.length === 1 && said === text.split(`${lead} ${noun}`).length - 1 ? `${lead} ${noun}` : name;
}

/** The readings, such names of the best in full. */
export function withSetPhrases(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best) return rows;
  const { points, series } = best.reading;
  const names = [...series, ...points.map(({ name }) => name)];
  if (!names.some((name) => LEADS.some((lead) => PHRASES.has(`${name.toLowerCase()} ${lead}`)))) return rows;
  const text = scan.text.toLowerCase();
  const told = points.map((point) => (point.axis ? point : { ...point, name: phraseOf(text, point.name) }));
  const heads = series.map((name) => phraseOf(text, name));
  if (new Set([...told.map(({ name }) => name)]).size < told.length) return rows;
  return [{ ...best, reading: { ...best.reading, points: told, series: heads } }, ...others];
}
