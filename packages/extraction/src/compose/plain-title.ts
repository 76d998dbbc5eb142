/**
 * The title that the page's reader gives a chart while there is no network: the words ahead of a colon, the one series, or the
 * names. "Rent by city: Rome 9, Oslo 12" → "Rent by city". The server's reader says more (title.ts).
 */
import { MAX_SUBTITLE_LENGTH, MAX_TITLE_LENGTH, UNNAMED_SERIES } from "@charticle/contract";
import { chartName, fitted } from "./name.ts";
import type { Title, TitleInput } from "./title-input.ts";

const HEAD = /^([^\d:;\n][^:;\n]{1,58}?)(?: \([^)]*\))?:(?=\s)/u; // catches "Rent by city:", not "8:45"
const SHOWN = 3;

/** "Tea, milk and rum"; past three: "Tea, milk, rum and 2 more". */
function joined(names: readonly string[]): string {
  const rest = names.length - SHOWN;
  const shown = names.slice(0, SHOWN);
  const last = rest > 0 ? `${rest} more` : shown.pop();
  return shown.length > 0 ? `${shown.join(", ")} and ${last}` : (last ?? "");
}

export function plainTitle({ scan, reading, unit }: TitleInput): Title {
  const points = reading.points.map(({ name }) => chartName(name));
  const all = reading.series.map(chartName);
  const ahead = reading.shape === "table" ? "" : chartName(HEAD.exec(scan.text)?.[1] ?? "");
  const head = [...points, ...all].includes(ahead) ? "" : ahead;
  const series = all.length === 1 ? (all[0] ?? "") : "";
  const measure = reading.measure ? chartName(reading.measure) : "";
  const counted = points.includes(measure) ? "" : measure;
  const title = series || head || counted || joined(all.length > 1 ? all : points) || "Values";
  return {
    title: fitted(title, MAX_TITLE_LENGTH),
    subtitle: head && title !== head ? fitted(head, MAX_SUBTITLE_LENGTH) : null,
    unit: unit?.symbol ?? (counted ? (reading.measure ?? null) : null),
    measure: series || counted || head || UNNAMED_SERIES,
  };
}
