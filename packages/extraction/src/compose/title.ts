/** Title, subtitle and unit of a chart, in the text's own words. */
import { type Axis, MAX_TITLE_LENGTH, UNNAMED_SERIES } from "@charticle/contract";
import { PREPOSITIONS } from "../lexicon/closed-class.ts";
import { SCALES } from "../lexicon/number-words.ts";
import { MEASURES } from "../lexicon/units.ts";
import type { Reading } from "../read/reading.ts";
import type { Mention, Unit } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";
import { chartName, fitted } from "./name.ts";

type Input = { scan: Scan; reading: Reading; mentions: readonly Mention[]; unit: Unit | null; axis: Axis };
export type Title = { title: string; subtitle: string | null; unit: string | null; measure: string };

/** What the text says ahead of its first figure and first name, up to a colon or sentence end. */
function heading({ scan, reading }: Input): string {
  const starts = [...reading.figures.map(({ start }) => start), ...(reading.used ?? []).map(([start]) => start)].filter(
    (start) => start > 0,
  );
  const first = starts.length > 0 ? Math.min(...starts) : 0;
  const lead = scan.text.slice(0, first);
  const colon = Math.max(
    [...lead.matchAll(/:(?=\s|$)/gu)].at(-1)?.index ?? -1, // catches ": ", not the colon of "8:45"
    lead.lastIndexOf("\n"),
    lead.lastIndexOf(" – "),
    lead.lastIndexOf(" — "),
    lead.lastIndexOf("?"),
  );
  if (colon > 2)
    return (
      lead
        .slice(0, colon)
        .split(/[.!?](?!\d)|\n/u)
        .findLast((part) => part.trim().length > 2) ?? ""
    ); // catches a sentence end, not "," or the point of "v3.0"
  return "";
}

/** A name inside a title: written small where the text writes it small ("costs"), as it stands where it is a name. */
const insideTitle = (name: string, text: string): string => {
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  return name.length > 1 && text.includes(small) ? small : name;
};

/** joinedNames(["Revenue", "Costs"], "… costs …") -> "Revenue and costs"; past three: "Chrome, Safari, Edge and 2 more" */
function joinedNames(names: readonly string[], text: string): string {
  const [first = "", ...others] = names;
  const shown = [first, ...others.slice(0, 2).map((name) => insideTitle(name, text))];
  const rest = names.length - shown.length;
  const last = rest > 0 ? `${rest} more` : shown.pop();
  return shown.length > 0 ? `${shown.join(", ")} and ${last}` : (last ?? "");
}

/** What the first percentage is a share of, where the text says it at once: "65% of the browser market," -> "Browser market" */
function wholeOf({ scan, reading, unit }: Input): string {
  const first = reading.figures[0];
  if (!first || unit?.symbol !== "%") return "";
  // catches " of the browser market," and must not catch " of voters said yes"
  const found = /^\s+of\s+(?:(?:the|our|all|its|their|my)\s+)?([\p{L}'’-]+(?: [\p{L}'’-]+){0,2})(?=[,.;:)])/u.exec(
    scan.text.slice(first.end),
  );
  const words = (found?.[1] ?? "").split(" ");
  // "35% of income on rent, 20% on food": what stands behind the small word is a part, not the whole
  const names = new Set(reading.points.map(({ name }) => name.toLowerCase()));
  const isPart = (_: string, at: number): boolean =>
    at > 0 &&
    PREPOSITIONS.has(words[at] ?? "") &&
    names.has(
      words
        .slice(at + 1)
        .join(" ")
        .toLowerCase(),
    );
  const part = words.findIndex(isPart);
  return chartName(words.slice(0, part < 0 ? words.length : part).join(" "));
}

export function titleOf(input: Input): Title {
  const { scan, reading, unit } = input;
  const points = reading.points.map(({ name }) => chartName(name));
  const series = reading.series.map(chartName);
  const lead = chartName(heading(input).replace(/\s*\([^)]*\)/gu, "")); // catches " (million km²)", not "a)"
  const held = [series, points].some((names) => names.every((name) => name && lead.includes(name))); // "City,2010,2020"
  const head = held || [...points, ...series].includes(lead) ? "" : lead; // "Graphics: 9, Sound: 8"
  const said = series.length === 1 ? (series[0] ?? "") : "";
  const measured = said
    .toLowerCase()
    .split(" ")
    .every((word) => MEASURES.has(word) || SCALES.has(word));
  const named = head && measured ? "" : said; // "Rainfall (mm): Jan 82", "Sea ice (million km²): …"
  const counted = reading.measure ? chartName(reading.measure) : "";
  const shown = unit?.symbol ?? (reading.measure || null);
  const joined = series.length > 1 ? joinedNames(series, scan.text) : "";
  const title = named || head || wholeOf(input) || counted || joined || joinedNames(points, scan.text);
  // the unit alone says nothing that the values do not say
  const subtitle = head && named && head !== named ? head : null;
  return {
    title: fitted(title || "Values", MAX_TITLE_LENGTH),
    subtitle: subtitle ? fitted(subtitle, 80) : null,
    unit: shown,
    measure: named || counted || head || UNNAMED_SERIES,
  };
}
