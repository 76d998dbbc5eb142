/**
 * What holds for all beside what holds for some: "Unemployment stands at 5.6% nationwide; in the east it's 7.3%" → Nationwide, not
 * Unemployment, which is what all are told of. Not "Pasta sold 4% overall more".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const ALL =
  /^ ?(?:(?:across|for|in) the (?:whole )?(?:country|nation|world|company|group)|(?:nation|country|state|city|world|company|group)-?wide|nationally|globally|overall)(?=[,.;]| and| but| while|$)/iu; // catches " nationwide" in front of "; in the east", not " overall more"

const PLACED = /\b(?:in|at|on|for|among|with) (?:the |our |my )?$/iu; // catches "in the " in front of "east", not "and "

/** It is told where or of whom: "in the east", not "Ben". */
const isPlaced = (text: string, name: string): boolean => PLACED.test(text.slice(0, Math.max(0, text.indexOf(name))));

/** The readings, the best with a first name that tells whom it holds for. */
export function withOverall({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const [first, ...others] = best?.reading.points ?? [];
  if (!best || !first || first.axis || others.length === 0 || best.reading.series.length > 1) return rows;
  const { reading } = best;
  const [start = 0, end = text.length] = reading.cells[0]?.[0]?.spans[0] ?? [];
  const name = ALL.exec(text.slice(end))?.[0].trim();
  const told = name !== undefined && text.slice(0, start).includes(first.name);
  if (!told || !others.every((other) => isPlaced(text, other.name))) return rows;
  const points = [{ ...first, name: name.replace(/^(?:across|for|in) the /iu, "") }, ...others]; // catches "in the " of "in the country", not "overall"
  const united = reading.figures.some(({ unit }) => unit); // else the measure would be shown as one
  const measure = reading.measure ?? (united ? first.name : null);
  return [{ ...best, reading: { ...reading, points, ...(measure ? { measure } : {}) } }, ...more];
}
