/** A number of the text that no value of the chart shows, with what stands around it. */
import type { Reading } from "../../read/reading.ts";
import { closedTag } from "../../read/sentence/word-class.ts";
import type { Aside, Figure, Mention } from "../../recognize/mention.ts";
import { spelledAt } from "../../recognize/numbers/spelled.ts";
import { type Scan, tokenAt } from "../../text/scan.ts";

export type Left = {
  mention: Figure | Aside;
  /** The number itself; null where it is none that can be told, as of "12/7". */
  value: number | null;
  /** The number with its noun: "64 tickets". */
  quote: string;
  /** What stands ahead of it and behind it, in lower case. */
  before: string;
  behind: string;
};

/** Why a time is left out that names no value. */
export const SPAN = "a time beside the values";

/** So much of a text says what a number in it is. */
const NEAR = 48;

const NOUN_BEHIND = /^([ \t]+|-)(\p{L}[\p{L}'’-]*\p{L})(?:([ \t]+)(\p{L}[\p{L}-]{2,}))?/u; // catches " named storms" and "-page", not ", the" or a word on the next line

const PLURAL = /[^s]s$|people|children|staff/u; // catches "votes" and "people", not "named" or "press"

const BARE = /^(?:all |out of |n ?= ?)?[\d,.]+$/iu; // catches "340" and "out of 2,250", not "every 5 km"

const isOpen = (word: string): boolean => word.length > 2 && closedTag(word.toLowerCase()) === null;

/** Where a number ends with what it counts: "64 tickets", "54 named storms"; "98 seconds" says it already. */
function nounEnd({ text }: Scan, mention: Figure | Aside): number {
  const { start, end } = mention;
  const isBare = mention.kind === "figure" ? mention.bare : BARE.test(text.slice(start, end));
  const [, gap = "", word = "", next = "", more = ""] = (isBare && NOUN_BEHIND.exec(text.slice(end))) || [];
  if (!isOpen(word)) return end;
  const one = end + gap.length + word.length;
  if (PLURAL.test(word)) return one;
  return PLURAL.test(more) && isOpen(more) ? one + next.length + more.length : end;
}

const clip = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

export const quoteOf = (scan: Scan, mention: Figure | Aside): string =>
  clip(scan.text.slice(mention.start, nounEnd(scan, mention)).replace(SMALL_END, "").replace(JOIN_AHEAD, ""));

const JOIN_AHEAD = /^[,\s]*(?:and|but) /iu; // catches the "and " of "and two pupils failed", not "android 12"

const SMALL_END = / (?:on|of|in|a|an|the|for|from|by|over|to)$/u; // catches the " on" of "4% on", not of "4% more"

/** The first number in an aside: 5 of "out of five". */
function numberIn(scan: Scan, { from, to }: Aside): number | null {
  for (let at = from; at < to; at++) {
    const { kind, text } = tokenAt(scan, at);
    const value = kind === "number" ? Number(text.replaceAll(",", "")) : spelledAt(scan, at)?.value;
    if (value !== undefined) return Number.isNaN(value) ? null : value;
  }
  return null;
}

export function leftOf(scan: Scan, mention: Figure | Aside): Left {
  const lower = scan.text.toLowerCase();
  const { start, end } = mention;
  return {
    mention,
    value: mention.kind === "figure" ? mention.value : numberIn(scan, mention),
    quote: quoteOf(scan, mention),
    before: lower.slice(Math.max(0, start - NEAR), start),
    behind: lower.slice(end, end + NEAR),
  };
}

const TIMED = /^\d[\d.,]* ?\p{L}+$/u; // catches "48 min", not "first half"

/** "10 km in 48 min": how long each took, where that names no value. */
const spanAside = (mention: Mention): Mention =>
  mention.kind === "axis" && mention.family === "duration" && TIMED.test(mention.name)
    ? { kind: "aside", from: mention.from, to: mention.to, start: mention.start, end: mention.end, why: SPAN }
    : mention;

/** In the order of the text; not what names a point, a series or a part of a value: "2 hours 20" of "1 to 2 hours 20". */
export function leftIn(scan: Scan, mentions: readonly Mention[], reading: Reading): Left[] {
  const { cells, used, points, shape } = reading;
  const values = new Set(reading.figures.map((figure) => figure.start));
  const shown = cells.flatMap((row) => row.flatMap((cell) => (cell ? cell.spans.map(([start]) => start) : [])));
  const names = points.map(({ name }) => name.toLowerCase());
  const lower = scan.text.toLowerCase();
  const placed = new Set(points.flatMap(({ axis }) => axis?.start ?? []));
  return mentions
    .map((mention) => (placed.has(mention.start) ? mention : spanAside(mention)))
    .flatMap((mention): Left[] => {
      const { start, end } = mention;
      if (mention.kind !== "aside" && (mention.kind !== "figure" || shape === "table")) return [];
      const isNamed = !values.has(start) && used?.some(([from, to]) => from <= start && to >= end); // "1st place", not the "165 cm" of a column of its own
      const isShown = shown.some((place) => place >= start && place < end);
      const isIn = (name: string): boolean => {
        const at = lower.indexOf(name);
        return at >= 0 && at <= start && at + name.length >= end;
      };
      if (isNamed || isShown || names.some(isIn)) return [];
      return [leftOf(scan, mention)];
    });
}
