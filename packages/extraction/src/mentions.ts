/**
 * Live marking: every number, time and other marked stretch of a text, in its order, without overlaps.
 * `mentions("Chrome 65%")` → [{start: 7, end: 10, kind: "figure", value: 65, unit: "%"}]
 */
import { recognize } from "./recognize/recognize.ts";
import type { SettleRule } from "./recognize/settle.ts";
import { scanText } from "./text/scan.ts";

/**
 * "figure": a number that may be charted; "axis": a time, step or age; "distractor": a number that is no data (phone
 * number, rank, "24/7"); "label": a name that holds a number ("iPhone 15").
 */
export type MentionKind = "figure" | "axis" | "distractor" | "label";

export type Mention = {
  /** UTF-16 code units, end excluded. */
  start: number;
  end: number;
  kind: MentionKind;
  /** Of a figure: absolute ("$2M" is 2000000, "45%" is 45, a range its middle). Else null. */
  value: number | null;
  /** Of a figure: "%", a currency sign, a measure; else null. */
  unit: string | null;
  /** Of a range: both ends. */
  range?: readonly [number, number];
};

/** Longest text that is looked at; the page never sends more. */
const MAX_LENGTH = 20_000;

/** @param rules all of them, for many of which the page has no room */
export function mentions(text: string, rules?: readonly SettleRule[]): Mention[] {
  return recognize(scanText(text.slice(0, MAX_LENGTH)), rules).map((mention): Mention => {
    const { start, end } = mention;
    if (mention.kind === "figure")
      return {
        start,
        end,
        kind: "figure",
        value: mention.value,
        unit: mention.unit?.symbol ?? null,
        ...(mention.range ? { range: mention.range } : {}),
      };
    const kind: MentionKind = mention.kind === "axis" ? "axis" : mention.kind === "name" ? "label" : "distractor";
    return { start, end, kind, value: null, unit: null };
  });
}
