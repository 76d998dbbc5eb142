/** What stands ahead of the figures: "Where our money goes: rent 40%, food 20%" → "Where our money goes". */

import { headPlain } from "../read/columns/series-heads.ts";
import type { Reading } from "../read/reading.ts";
import { matchIn } from "../text/needs/matches.ts";
import { perThing } from "../text/per-text.ts";
import type { Scan } from "../text/scan.ts";
import { saysNothing } from "./empty-words.ts";
import { versusAhead } from "./headline.ts";
import { chartName } from "./name.ts";
import { type Head, headTold, MAGNITUDE } from "./told-head.ts";

const DATELINE = /^\p{Lu}{3,}[^-]*\(/u; // catches "LONDON, March 8 (Reuters)", not "Sales by rep - "

const CAPITALS = /^(?:pH|\p{Lu}{2}):/u; // catches "pH:" and "IQ:", not "Mo:"

/** What the text says ahead of a place, up to a colon or sentence end. */
const headAt = perThing(({ text }, first: number): string => {
  const lead = text.slice(0, first);
  const colon = Math.max(
    [...lead.matchAll(/:(?=\s|$)/gu)].at(-1)?.index ?? -1, // catches ": ", not the colon of "8:45"
    lead.lastIndexOf("\n"),
    lead.lastIndexOf(" – "),
    lead.lastIndexOf(" — "),
    DATELINE.test(lead) ? -1 : lead.lastIndexOf(" - "),
    lead.lastIndexOf("?"),
  );
  if (colon > 2 || (colon === 2 && CAPITALS.test(lead)))
    return (
      lead
        .slice(0, colon)
        .split(/[.!?](?![\p{L}\d])|\n/u)
        .findLast((part) => part.trim().length > 2 || CAPITALS.test(`${part}:`)) ?? ""
    ); // catches a sentence end, not "," or the points of "v3.0" and "Chess.com"
  return "";
});

/** What the text says ahead of its first figure and first name. */
function heading(scan: Scan, reading: Reading): string {
  const marks = reading.points.flatMap(({ axis }) => axis?.start ?? []);
  const starts = [
    ...reading.figures.map(({ start }) => start),
    ...(reading.used ?? []).map(([start]) => start),
    ...marks,
  ];
  if (marks.includes(0)) return ""; // "Ages 18 to 24: 20%"
  return headAt(scan, Math.min(...starts.filter((start) => start > 0), scan.text.length));
}

/** What marks are given on names nothing that is shown: catches "On a scale of 1-10", not "Out of town" */
const SCALE = /^(?:on a scale\b|out of (?:\d|five\b|ten\b))/i;

/** Opens a message and says nothing of what is shown: catches "Here you go" and "Quick update", not "Update on sales" */
const FILLER =
  /^(?:(?:fine|ok|okay|so|right|well|anyway),? )?(?:fyi|(?:quick |an? )?update|see below|ok so|here (?:you go|it is|they are)|(?:here(?:['’]s| is| are) )?(?:the |my |our |some )?(?:data|numbers|figures|results|stats|tally|scores|breakdown|count)|hi(?: all| everyone| team)?|hello(?: all)?)$/iu;

const ORDINAL = /^\d+(?:st|nd|rd|th)$/i; // catches "1st" of "1st: Jenny", not "1st year"

const ASIDE = /\s*\([^)]*\)/gu; // catches " (million km²)", not "a)"

/** Whether what stands ahead holds all names; the heads of a table's columns in any case, and without what they are told in. */
const areHeld = (names: readonly string[], lead: string, isTable: boolean): boolean =>
  names.every((name) =>
    isTable ? lead.toLowerCase().includes(name.replace(ASIDE, "").toLowerCase()) : name && lead.includes(name),
  );

const ASKED =
  /^(?:Q|(?:(?:quick|class|twitter|linkedin|instagram|insta|facebook|team|office|our|new|fun) )?(?:poll|survey|vote|question)(?: results?| time)?)(?: ?:| ?(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)) */iu; // catches the "Q: " of "Q: How do you commute?" and "Poll: ", not "Q1: "

const PICTURES =
  /^(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\u200D|\s)+|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\u200D|\s)+$/gu; // catches " 📈" of "Likes last month 📈", not "I ❤️ NY"

const CAPTION = /^\s*([^\d|;,\s](?:[^\d|;,\t\n]*[^\d|;,\s:.])?)[:.\s]*\n/u; // catches "Weather in Oslo:" above a table, not "Month | Rain"

/** What stands above the line that names a table's columns. */
const captionOf = (text: string): string => {
  const caption = matchIn(text, CAPTION)?.[1] ?? "";
  return ALIGNED.test(caption.trim()) ? "" : chartName(caption);
};

const ALIGNED = / {2}/; // catches "Day  Steps  Sleep", not "Weather in Oslo"

const CORNER =
  /^(?:[^\d|;,\t\n]+\n)?\s*\|?\s*\(?(?:(?:all |figures |values )?in )?([$€£₹¥] ?['’]?(?:k|mn?|bn|000s?)?|['’]?(?:000s?|k|mn|bn)|(?:[kT]|mn?|bn|Mio\.?|Mrd\.?) ?(?:€|[$£]|EUR|USD|GBP|CHF)|(?:EUR|USD|GBP|CHF)(?: ?(?:k|mn?|bn))?)\)?\s*[|,;\t]/iu; // catches the "£k" of "£k | Plan | Actual" and "T€" of "in T€ |", not "K | Plan" in "Week | Plan"

const cornerOf = ({ text }: Scan, { shape }: Reading): string =>
  shape === "table" ? (matchIn(text, CORNER)?.[1]?.trim() ?? "") : "";

const MONEY = /^(?:[$€£₹¥]|EUR|USD|GBP|CHF)$/iu; // catches "€" and "EUR", not "k€"

/** What the figures of a table are told in, where its first cell says no more: "£k". Money alone is their unit. */
export const cornerUnit = (scan: Scan, reading: Reading): string => cornerOf(scan, reading).replace(MONEY, "");

/** The money that the first cell of a table says alone: "€"; "" where it says something else. */
export const cornerMoney = (scan: Scan, reading: Reading): string => {
  const corner = cornerOf(scan, reading);
  return MONEY.test(corner) ? corner : "";
};

const MEASURE_CORNER = /^\s*\|?\s*(\p{L}[^|;,\t\n]{1,40}(?:%|\([^()]{1,20}\)))(?:\s*[|,;\t]| {2,})/u; // catches the "Growth %" of "Growth % | 2010 | 2020" and "Rent (€)", not "Country | 2010"

/** What the first cell of a table of times says of its values, where it names no rows: "Growth %". */
export const measureCorner = ({ text }: Scan, { shape, points }: Reading): string =>
  shape === "table" && points.every(({ axis }) => axis) ? chartName(matchIn(text, MEASURE_CORNER)?.[1] ?? "") : "";

/** The words ahead, parted; `head` is what of them can be a title, "" where they are names, a greeting or a scale alone. */
export function headOf(
  scan: Scan,
  reading: Reading,
  points: readonly string[],
  all: readonly string[],
): { held: boolean; parted: Head; head: string } {
  const raw = heading(scan, reading).replace(ASIDE, "").replace(PICTURES, "").replace(ASKED, "").trim();
  const lead = chartName(raw);
  const isTable = reading.shape === "table";
  const scaled = cornerUnit(scan, reading) === "" && MAGNITUDE.test(lead) && !MAGNITUDE.test(all.join(" "));
  const held =
    !scaled &&
    [isTable || all.length > 1 ? all : [""], points].some((names) =>
      areHeld(names, isTable ? `${raw} ${lead}` : lead, isTable),
    ); // "City,2010,2020"
  const versus = versusAhead(scan.text, [points, all]);
  if (versus) return { held: false, parted: { title: versus, below: "" }, head: versus };
  const above = held && isTable ? captionOf(scan.text) : "";
  const parted = headTold(raw);
  const opener = (held ? above : chartName(headPlain(parted.title))) || measureCorner(scan, reading);
  const isNone =
    ORDINAL.test(opener) ||
    SCALE.test(opener) ||
    FILLER.test(opener) ||
    saysNothing(opener) ||
    [...points, ...all].includes(opener) || // "Graphics: 9, Sound: 8"
    (opener !== "" && points.some((name) => name.endsWith(` ${opener}`))); // "2021" of "Q1 2021"
  return { held, parted, head: isNone ? "" : opener };
}
