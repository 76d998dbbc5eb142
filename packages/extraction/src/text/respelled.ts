/**
 * Hasty spelling, in the way that the reader knows: apostrophes left out ("theres", "dont"), "&" between two figures, square
 * brackets, years in a row ("2021/22/23") and lines that only break prose. Places go back to the text as typed.
 */

import { PRODUCT_LINES } from "../lexicon/product-lines.ts";
import { matches, matchesIn } from "./needs/matches.ts";
import { backBy, type Shift, type Squeezed } from "./squeezed.ts";

const NOT = /\b(do|does|did|is|are|was|were|could|would|should|have|has|had|ca)nt\b/giu; // catches "dont", not "want"
const OTHERS = /\b(there|that|what|who|here|today|yesterday)s\b|\b(they|you|we)(re|ve)\b(?<!were)|\b(i)(ve)\b/giu; // catches "theres" and "theyre", not "were"
const SELF =
  /(?<!\d )\b(i)(m)(?= (?:\d|at|on|in|a|the|not|only|just|still|down|up|now|about|almost|nearly|[a-z]+(?:teen|ty|y-\p{L}+)\b))/giu; // catches the "im" of "im on 12", not of "im Mai" or "400 IM 4.58"
const HASTY = /\p{L}(?:nt|re|ve|m|s)\b/iu; // catches "dont"

/** A stretch between two marks that part items, with a figure in it, on both sides of "&". */
const JOINED = /(?<=\d[^,;:.()|\n&]*) & (?=[^,;:.()|\n&]*\d)(?!(?<=\p{Lu}\p{Ll}* & )\p{Lu})/gu; // catches the "&" of "18 minutes & costs £14", not of "Coyle & Sons 9"
const AND_AGAIN = / and /u; // catches " and "

/** Years in a row of which the first alone is written in full. */
const YEAR_RUN = /(?<![\d/])(?:19|20)(\d\d)(?:\/\d\d){2,}(?![\d/])/gu; // catches "2021/22/23", not "2021/22"

/** Square brackets that hold what round ones do. */
const SQUARE = /\[(?!\d{1,3}\])[^[\]\n]{1,60}\](?!\()/gu; // catches "[2019: 67%]", not the notes "[1]" and "[12]" or the link "[here]("

/** "c. 40", "ca. 25", "approx. 10", "abt 40": about. */
const CIRCA = /(?<=[\p{L}\d,:] |\()(?:(?:c|ca|approx|abt)\. ?|(?:abt|approx|aprox|apprx|bout) )(?=[$€£]?\d)/gu; // catches the "c. " of "Leeds c. 40", not of "vitamin C. 40 people"
const ISH = /(?<=\d)[- ]?ish\b/gu; // catches the "ish" of "40ish", not "Irish"

/** "tea 12ppl, coffee 9 ppl", "shirts 30pcs pants 20pcs": whom or what all are counted in. */
const HEADS = /(?<=\d) ?(ppl|pax|pcs|nos)\b/gu; // catches the "pcs" of "30pcs", not of "11 PCs"
/** "Of those asked", "among people surveyed": who was asked says no more than "those". */
const ASKED =
  /(?<=\b(?:of|among) (?:those|people)) (?:asked|polled|surveyed|questioned|interviewed|who (?:answered|replied|responded))\b(?=,| (?!about|to|for|whether|by|on|in|at|if|how)\p{L})/giu; // catches " asked" of "of those asked cycle", not "of those asked about"

type Edit = { start: number; end: number; put: string };

const editsOf = (text: string): Edit[] => {
  const edits: Edit[] = [];
  const cut = (at: number, put: string, length = 0): number => edits.push({ start: at, end: at + length, put });
  if (matches(text, HASTY)) {
    for (const { index, 0: word } of matchesIn(text, NOT)) cut(index + word.length - 1, "'");
    for (const { index, 0: word } of matchesIn(text, OTHERS))
      cut(index + word.length - (/[rv]e$/iu.test(word) ? 2 : 1), "'"); // catches "theyre", not "theres"
    for (const { index } of matchesIn(text, SELF)) cut(index + 1, "'");
  }
  if (text.includes(" & "))
    for (const { index } of matchesIn(text, JOINED)) {
      const before =
        text
          .slice(0, index)
          .split(/[,;:.\n]/u)
          .at(-1) ?? ""; // catches ",", not " and "
      const after = text.slice(index + 3).split(/[,;:.()|\n]/u)[0] ?? ""; // catches ",", not " and "
      const near = [before.split(AND_AGAIN).at(-1) ?? "", after.split(AND_AGAIN)[0] ?? ""];
      if (near.every((part) => /\d/u.test(part) && /\p{L}/u.test(part))) cut(index + 1, "and", 1); // catches "12 men", not "12"
    }
  if (text.includes("[") && !text.includes("("))
    for (const { index, 0: square } of matchesIn(text, SQUARE)) {
      cut(index, "(", 1);
      cut(index + square.length - 1, ")", 1);
    }
  for (const { index, 0: circa } of matchesIn(text, CIRCA)) cut(index, "about ", circa.length);
  for (const { index, 0: asked } of matchesIn(text, ASKED)) cut(index, "", asked.length);
  for (const { index, 0: ish } of matchesIn(text, ISH)) cut(index, "", ish.length);
  const heads = [...text.matchAll(HEADS)];
  for (const { index, 0: found } of heads.length > 1 ? heads : []) cut(index, "", found.length);
  for (const { index, 0: run } of matchesIn(text, YEAR_RUN)) {
    const years = run.slice(2).split("/").map(Number);
    if (years.every((year, at) => at === 0 || year === (years[at - 1] ?? 0) + 1))
      for (let at = 1; at < years.length; at++) cut(index + 3 * at + 1, `, ${run.slice(0, 2)}`, 1);
  }
  return edits.toSorted((a, b) => a.start - b.start);
};

/** Null where nothing is spelled so. */
export function respelled(text: string): Squeezed | null {
  const edits = editsOf(text);
  if (edits.length === 0) return null;
  let out = "";
  let from = 0;
  const shifts: Shift[] = [];
  for (const { start, end, put } of edits) {
    out += text.slice(from, start) + put;
    from = end;
    shifts.push({ at: out.length, gone: from - out.length });
  }
  return { text: out + text.slice(from), back: backBy(shifts) };
}

const SMALL_DEGREES = /(?<=\d ?°)[cf]\b/gu; // catches the "c" of "31°c", not "°C"

const HYPHENED = /\b(?:\p{L}+-)+(?:half|halves|third|thirds|quarter|quarters)\b/giu; // catches "One-and-a-half", not "half"
const AND_A = /-and-(?:a|an|one|two|three)-/iu; // catches "One-and-a-half", not "three-quarters"

/** "31°c" and "iphone 15" as they are usually spelled. No letter is added or lost. */
export function spelledUsually(text: string): string | null {
  const degrees = text.replace(SMALL_DEGREES, (letter) => letter.toUpperCase());
  const spaced = AND_A.test(degrees)
    ? degrees.replace(HYPHENED, (part) => (AND_A.test(part) ? part.replaceAll("-", " ") : part))
    : degrees;
  const spelled = PRODUCT_LINES.reduce((rest, [typed, word]) => rest.replace(typed, word), spaced);
  return spelled === text ? null : spelled;
}

/** So many letters a line has that is wrapped. */
const LONG = 30;
const COLUMNS = /[|\t]|\.{4}|\S {2,}\S/u; // catches a tab, not the blank of "a b"
const SENTENCE = /^(?:\S+[ \u00a0]+){5,}\S+[.!?…]["”’)]?\s*$/u; // catches "We had 12 on Monday and 9 on Friday.", not "Ann 12."

const WRAPPED = /^(?:\S+[ \u00a0]+){4,}\p{L}{2,}$/u; // catches "Robberies are down 31 percent and burglaries", not "Ann 12"
const GOES_ON = /^\p{Ll}{2,}[ ,]/u; // catches "down 17 percent", not "Down 17" or "12 percent"

/** Lines that each hold whole sentences are read as one. No letter is added or lost. */
export function joinedLines(text: string): string | null {
  if (!text.includes("\n") || matches(text, COLUMNS)) return null;
  const lines = text
    .trimEnd()
    .split("\n")
    .filter((line) => line.trim() !== "");
  const whole = lines.length > 1 && lines.slice(0, -1).every((line) => SENTENCE.test(line.trim()));
  const wrapped =
    lines.length > 1 &&
    lines.every((line, at) => {
      const next = lines[at + 1];
      return next === undefined || (WRAPPED.test(line.trim()) && line.length >= LONG && GOES_ON.test(next.trim()));
    });
  return whole || wrapped ? text.replaceAll("\n", " ") : null;
}
