/**
 * What stands in front of each colon is a name as it stands: "Spring: 410, summer: 280, back to school: 655" → Back to school, not School; "no longer
 * needed: 11" → No longer needed. Not "Sales: North 12, South 9", where the colon is behind the heading.
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const LABEL = /(?:^|[,;.•|\n–—(] ?|\band )(\p{L}[^,;:.!?\n\d–—()]{1,40}): ?[$€£+−-]?$/u; // catches ", back to school: ", not "North "
const ARTICLE = /^(?:the|an?|our|my|and) /iu; // catches "the ", not "then"
const FEWEST = 2;
const MOST_WORDS = 5;

/** The label in front of a figure, where the name is a part of it; else the name. */
function labelled(label: string, name: string): string {
  const words = label.replace(ARTICLE, "");
  const holds = ` ${words.toLowerCase()} `.includes(` ${name.toLowerCase()} `);
  const opens = words.toLowerCase().startsWith(`${name.toLowerCase()} `); // "the case they upsell you"
  return holds && !opens && words.split(" ").length <= MOST_WORDS ? words : name;
}

/** The readings, the best with such names whole. */
export function withColonLabels({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [], cells = [], series = [] } = best?.reading ?? {};
  if (!best || points.length < FEWEST || series.length > 1 || !text.includes(":")) return rows;
  const labels = cells.map(([cell], at) => {
    const start = cell?.kind === "stated" ? (cell.spans[0]?.[0] ?? -1) : -1;
    const last = cells[at - 1]?.[0]?.spans[0]?.[1] ?? 0;
    return start > last ? (LABEL.exec(text.slice(last, start))?.[1] ?? "") : "";
  });
  const firsts = new Set(labels.map((label) => label.split(" ")[0]?.toLowerCase())); // "Patients who replied: 155. Patients who did not: 45"
  if (labels.includes("") || firsts.size === 1) return rows;
  const named = points.map((point, at) =>
    point.axis || point.name === "" ? point : { ...point, name: labelled(labels[at] ?? "", point.name) },
  );
  const same = named.every((point, at) => point.name === points[at]?.name);
  if (same || new Set(named.map(({ name }) => name.toLowerCase())).size < named.length) return rows;
  return [{ ...best, reading: { ...best.reading, points: named } }, ...others];
}
