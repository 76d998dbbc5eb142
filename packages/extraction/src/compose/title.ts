/** Title, subtitle and unit of a chart, in the text's own words. */
import { type Axis, MAX_TITLE_LENGTH } from "@charticle/contract";
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
    lead.lastIndexOf(":"),
    lead.lastIndexOf("\n"),
    lead.lastIndexOf(" – "),
    lead.lastIndexOf(" — "),
    lead.lastIndexOf("?"),
  );
  if (colon > 2)
    return (
      lead
        .slice(0, colon)
        .split(/[.!?\n]/u)
        .findLast((part) => part.trim().length > 2) ?? ""
    ); // catches a sentence end, not ","
  return "";
}

export function titleOf(input: Input): Title {
  const { reading, unit } = input;
  const head = chartName(heading(input).replace(/\s*\([^)]*\)/gu, "")); // catches " (million km²)", not "a)"
  const named = chartName(reading.series.length === 1 ? (reading.series[0] ?? "") : "");
  const counted = reading.measure ? chartName(reading.measure) : "";
  const shown = unit?.symbol ?? (reading.measure || null);
  const joined = reading.series.length > 1 ? reading.series.map(chartName).join(", ") : "";
  const title =
    named ||
    head ||
    counted ||
    joined ||
    reading.points
      .map(({ name }) => chartName(name))
      .slice(0, 3)
      .join(", ");
  const subtitle = head && named && head !== named ? head : shown;
  return {
    title: fitted(title || "Values", MAX_TITLE_LENGTH),
    subtitle: subtitle ? fitted(subtitle, 80) : null,
    unit: shown,
    measure: named || counted || head || "Value",
  };
}
