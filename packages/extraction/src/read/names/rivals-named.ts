/**
 * Whom somebody beat, and by how much: "Tommo scored 31 in the quiz and beat me by 4" → Tommo · Me, not Quiz. Where the figure of
 * who was beaten is worked out from the winner's, it is theirs whose name stands behind the verb.
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const BEATEN =
  /\b(?:beat(?:s|ing|en)?|better(?:ed|ing)|pipp(?:ed|ing)|edged|edging|outdid|topp(?:ed|ing)|trail(?:s|ed|ing)?|lead|leads|leading|led|out(?:scor|pac|poll)(?:ed|es|ing)|outs(?:old|ells|elling)) (?:the |our |my )?((?:[\p{L}\d'’-]+ ){0,3}?[\p{L}\d'’-]+) by (?:(?:just|only|about|a|some) )?(?:\p{Sc})?$/iu; // catches "beat me by ", not "beat the clock"
const ALSO = /^(?: [\p{L}]+){0,2},? and (?:the |our |my )?((?:[\p{L}\d'’-]+ ){0,2}?[\p{L}\d'’-]+) by (?:\p{Sc})?$/iu; // catches " points and the guides by ", not " and so on"
const PLAIN = wordSet("them him her it that this those everyone everybody all");
const SELVES: ReadonlyMap<string, string> = new Map([
  ["me", "Me"],
  ["us", "Us"],
]);

/** Who stands between the verb and "by", in front of a figure. */
function beatenAt(text: string, start: number, last: number): string | null {
  const before = text.slice(0, start);
  const name = BEATEN.exec(before)?.[1] ?? (last >= 0 ? ALSO.exec(text.slice(last, start))?.[1] : undefined);
  const word = name?.toLowerCase() ?? "";
  return name === undefined || PLAIN.has(word) ? null : (SELVES.get(word) ?? name);
}

function renamed({ text }: Scan, reading: Reading): Reading | null {
  let last = -1;
  const points = reading.points.map((point, at) => {
    const cell = reading.cells[at]?.[0];
    const [start = 0, end = 0] = cell?.spans[0] ?? [];
    const less = (cell?.value ?? 0) < (reading.cells[0]?.[0]?.value ?? 0); // whose figure is larger has won
    const beaten = at > 0 && less && cell?.kind === "implied" && !point.axis ? beatenAt(text, start, last) : null;
    if (beaten !== null) last = end;
    const [own, other] = [point.name.toLowerCase(), beaten?.toLowerCase() ?? ""];
    return beaten === null || own.includes(other) || other.includes(own) ? point : { name: beaten };
  });
  const changed = points.some((point, at) => point !== reading.points[at]);
  const names = new Set(points.map(({ name }) => name.toLowerCase()));
  return changed && names.size === points.length ? { ...reading, points } : null;
}

/** The readings, the best with those who were beaten named. */
export function withRivals(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.series.length > 1 || !scan.words.has("by")) return rows;
  const reading = renamed(scan, best.reading);
  return reading ? [{ ...best, reading }, ...others] : rows;
}
