/**
 * A text without what is told beside its figures in figures of its own: "Unit 3, which tripped on 4 May, ran for 5,480 hours",
 * "trench 2 (6 m by 4 m) gave up 41 sherds", "5 to independents, two of whom are new". Only read where that makes the reader
 * much surer: "Bo, who scored 12, and Cy, who scored 9" tells its figures in such clauses.
 */
import { roughShares } from "./rough-shares.ts";
import type { Squeezed } from "./squeezed.ts";
import { holdsFigure, without } from "./without.ts";

const INSIDE = "(?:[^,;:.!?()–—]|(?<=\\d)[.,](?=\\d))*";
const CLAUSES = new RegExp(
  `, (?:who|which|whose|whom|where|when|aged|since|built|opened|founded|launched|priced)\\b${INSIDE},(?= )`,
  "giu",
); // catches ", which tripped on 4 May," and ", aged 18,", not ", which is all." or ", (who"

const HELD = /^ (?:(?:up|down)(?: \p{L}+)? from|compared (?:with|to)|(?:as )?against|versus|after|but|far|well) /u; // catches " up from 24 crore" behind ", where 66 crore bathed,", not " ran for 5,480 hours"

const OF_YEAR = /\b(?:compared|than|against|versus)\b[^,.;:!?]{0,16}(?:19|20)\d\d$/iu; // catches "Compared to 2015" in front of ", when 38 shops sold it,", not "In 2015"

/** Null where no such clause holds a figure: not one that others are held against, "at the Mela, where 66 crore bathed, up from 24 crore in 2019". */
export const clauseless = (text: string): Squeezed | null =>
  without(text, CLAUSES, (clause, at) =>
    holdsFigure(clause) && !HELD.test(text.slice(at + clause.length)) && !OF_YEAR.test(text.slice(0, at)) ? "" : clause,
  );

const BRACKETS = / \([^()]*\)/gu; // catches " (6 m by 4 m)", not "(6"
const VALUE = /^ \([^\p{L}\d]*\d[\d.,]*(?: ?[\p{L}%°²]+)?\)$/u; // catches " (304 points)" and " (40%)", not " (6 m by 4 m)"
const CHANGES = /\bfrom\b|\bto\b|=/u; // catches "from 31 to 22" and "day 1 = 870", not "total"

const NUMBER = /(?<![\d.,])(?!(?:19|20)\d\d(?![\d.,]*\d))\d[\d.,]*/gu; // catches "15" and "1,204", not the year "2023"
const FEWEST = 3;

const countIn = (text: string): number => text.match(NUMBER)?.length ?? 0;

/** "(2023: 15, 38, 9)" behind three figures tells of each of them what it was. */
const isRow = (text: string, bracket: string): boolean => {
  const count = countIn(bracket);
  return count >= FEWEST && count === countIn(text.replace(BRACKETS, ""));
};

const LAST = /\d[\d.,]*(?=\D*$)/u; // catches the "41" of " (2019: 41%)", not its "2019"

/** "(2019: 41%)" and "(2019: 47%)" tell the same of two figures. */
const tellAlike = (brackets: readonly string[]): boolean => {
  const told = brackets.filter(holdsFigure).map((bracket) => bracket.replace(LAST, "#"));
  return new Set(told).size < told.length;
};

/** Brackets in which a text tells its figures are as long as each other, "Bo (292) and Cy (252)", or say the same of each. */
export function bracketless(text: string): Squeezed | null {
  if (roughShares(text)) return null; // "a third of those asked (35%)": what the bracket tells is the share
  const brackets = text.match(BRACKETS) ?? [];
  const values = brackets.filter((bracket) => VALUE.test(bracket)).length > 1 || tellAlike(brackets);
  return without(text, BRACKETS, (bracket) =>
    values || !holdsFigure(bracket) || CHANGES.test(bracket) || isRow(text, bracket) ? bracket : "",
  );
}

const LEADS = new RegExp(
  `^(?:Founded|Established|Launched|Opened|Built|If you ask|According to|As per)\\b${INSIDE}, (?=\\S)`,
  "iu",
); // catches "Founded in 1924 with 11 members, ", not "Leeds, founded in 1924, "

/** Null where no such words with a figure lead the text. */
export const leadless = (text: string): Squeezed | null =>
  without(text, LEADS, (lead) => (holdsFigure(lead) ? "" : lead));

const COUNT = "(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|half|most|some|both|none)";
const TAIL = new RegExp(
  `(?<=\\d[^.;:!?]*|\\p{L}{3,}),? (?:and )?${COUNT} of (?:whom|which|them|those|these)\\b[^.;:!?\\d]*(?=[.!?]?$)`,
  "iu",
); // catches ", two of whom are new" and " and 30 of those were from one trip", not "two of whom 12"

/** Null where no part of the last figure is told at the end. */
export const tailless = (text: string): Squeezed | null => without(text, TAIL);
