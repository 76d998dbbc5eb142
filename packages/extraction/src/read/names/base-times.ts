/**
 * When it was that much, where all that follows is what brought it down: "Heating cost us £1,240 the winter before last. The heat pump cut that
 * by 35%" → Winter before last · Heat pump, not Heating. Not "Heating cost us £1,240 last year, water £310".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const TIME =
  /^[^.;!?\d]{0,20}? (?:the )?((?:winter|spring|summer|autumn|year|month|week|season|term) before last|last (?:winter|spring|summer|autumn|year|month|week|season|term)|(?:a|two|three|four|five|ten) (?:years|year|months|weeks) ago)(?=[.;!,])/iu; // catches " the winter before last", not " a year"
const CUT = /\b(?:cut|cuts|reduced|lowered|knocked|shaved|trimmed|raised|added|slashed|halved|doubled)\b/iu; // catches "cut that by 35%", not "cutlery"

/** The readings, the first point of the best called by its time. */
export function withBaseTimes({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const [first, ...later] = best?.reading.points ?? [];
  const { reading } = best ?? {};
  if (!best || !reading || !first || first.axis || later.length === 0 || reading.series.length !== 1) return rows;
  const [, end = text.length] = reading.cells[0]?.[0]?.spans[0] ?? [];
  const [, time] = TIME.exec(text.slice(end)) ?? [];
  const worked = reading.cells.slice(1).every(([cell]) => cell?.kind === "implied");
  if (!time || !worked || later.some(({ axis }) => axis) || !CUT.test(text.slice(end))) return rows;
  const series = reading.series[0] === "" ? [first.name] : reading.series;
  return [{ ...best, reading: { ...reading, series, points: [{ name: time }, ...later] } }, ...others];
}
