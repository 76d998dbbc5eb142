/**
 * "In group A blood pressure fell to 138, in group B to 147" → Group A: the letter belongs to the name where another has one, though "a"
 * is an article too. Not "In group A and B".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const LETTERED = /^(.+) [B-Z]$/u; // catches "Group B", not "Group A"

/** The readings, the best with such names whole. */
export function withLetters({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || !/ A [^A-Z]/.test(text)) return rows; // catches "group A blood", not "a group"
  const { reading } = best;
  const names = [...reading.series, ...reading.points.map(({ name }) => name)];
  const heads = new Set(names.flatMap((name) => LETTERED.exec(name)?.[1]?.toLowerCase() ?? []));
  const whole = (name: string): string => {
    const lower = name.toLowerCase();
    return heads.has(lower) && text.toLowerCase().includes(`${lower} a `) ? `${name} A` : name;
  };
  if (!names.some((name) => whole(name) !== name)) return rows;
  const points = reading.points.map((point) => (point.axis ? point : { ...point, name: whole(point.name) }));
  return [{ ...best, reading: { ...reading, series: reading.series.map(whole), points } }, ...others];
}
