/**
 * What people may choose, one a line below the question, is named by the whole line: "Should we keep the uniform?\nKeep it: 44%\nOnly on
 * Mondays: 17%\nAsk me later: 39%" → Keep it · Only on Mondays · Ask me later. So it is where the parts of a hundred stand one a line. Not
 * "Anna sold 12\nBen sold 15", which asks nothing, nor lines with other figures in them.
 */

import { type Figure, isFigure, type Mention } from "../../recognize/mention.ts";
import { figureAt } from "../../recognize/numbers/figures.ts";
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";
import { toldOf } from "./told-pairs.ts";

const BULLET = '^[^\\p{L}\\d"“(]*(?:\\(?[A-H][.)] |\\d[.)] )?';
const WORDS =
  '((?:["“]?\\p{L}|\\d{1,2}(?:am|pm)\\b)[^\\d:\\n|\\t]{0,44}?(?:\\d{1,2} ?(?:am|pm)[^\\d:\\n|\\t]{0,20}?)?)';
const SEAM = "[!.]*(?:\\s*(?::|=|→|\\||➡\\uFE0F?|->|>)\\s*| [-–—]+ | ?\\(|\\t| )";
const FIGURE = "(\\d[\\d,]*(?:\\.\\d+)?[kK]?) ?";
const UNIT =
  "(?:%|per ?cent|votes?|people|ppl|responses?|answers?|students?|pupils?|kids|respondents|members)?(?![\\p{L}\\d])";
const BEHIND = new RegExp(`${BULLET}${WORDS}${SEAM}${FIGURE}${UNIT}[^\\p{L}\\d]*$`, "iu"); // catches "🔹 Better pay – 38%", not "5 of them: 38%"
const AHEAD = new RegExp(
  `^[^\\p{L}\\d]*${FIGURE}${UNIT}(?:\\s*[:=→|]\\s*| [-–—]+ )(\\p{L}[^\\d:\\n|]{1,44}?)[^\\p{L}\\d]*$`,
  "iu",
); // catches "12 votes – Go bowling", not "12 of them went"
const ASKS = /\?|\b(?:poll|survey|votes?|voted|results?|favou?rite)\b/iu; // catches "Where next?", not "Sales"
const VOTES = /\d votes?\b/iu; // catches "12 votes", not "votes 12"
const SPANNED = /\b(?:before|after|until|to)\b/iu; // catches "Before 9am", not "9am"
const DEED = /^\p{L}{3,}ed(?: |$)/iu; // catches "Signed up", not "Red team"
const PICTURES = /(?<=\p{L} ?)(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\s)+$/u; // catches " 🍵" of "Tea 🍵", not "🍵"
const FEWEST = 3;

type Option = { name: string; at: number };

/** One line of them, with the place of its figure in the text. */
function optionIn(line: string, from: number): Option | null {
  const behind = BEHIND.exec(line);
  const found = behind ?? AHEAD.exec(line);
  const [name = "", figure = ""] = behind ? [behind[1], behind[2]] : [found?.[2], found?.[1]];
  if (!found || name === "") return null;
  const place = behind ? line.lastIndexOf(figure) : line.indexOf(figure);
  return { name: name.replace(PICTURES, "").trim(), at: from + place };
}

/** The options, which stand one below the other, and what stands above them; null where there are too few. */
function optionsIn(text: string): { head: string; options: Option[] } | null {
  const options: Option[] = [];
  let [from, first, last] = [0, -1, -1];
  for (const [at, line] of text.split("\n").entries()) {
    const option = optionIn(line, from);
    if (option && last >= 0 && last < at - 1) return null;
    if (option) options.push(option);
    if (option && first < 0) first = from;
    if (option) last = at;
    from += line.length + 1;
  }
  return options.length < FEWEST ? null : { head: text.slice(0, first), options };
}

/** The figures at these places; fewer where there are none. */
function figuresAt(scan: Scan, mentions: readonly Mention[], options: readonly Option[]): Figure[] {
  return options.flatMap(({ at }) => {
    const told = mentions.find((one) => one.start === at && isFigure(one));
    const own = scan.tokens.findIndex(({ start }) => start === at);
    return (told && isFigure(told) ? told : own < 0 ? null : figureAt(scan, own)) ?? [];
  });
}

/** It is asked for them, or they are parts of a hundred, or tell how far people went. */
function areOptions(text: string, head: string, names: readonly string[], figures: readonly Figure[]): boolean {
  const sum = figures.reduce((total, { value }) => total + value, 0);
  const parts = figures.every(({ unit }) => unit?.symbol === "%") && Math.abs(sum - 100) <= 1;
  return parts || ASKS.test(head) || matches(text, VOTES) || names.every((name) => DEED.test(name));
}

/** The best reading has these names, or they are times. */
function areNamed({ points }: Reading, names: readonly string[]): boolean {
  if (points.length !== names.length) return false;
  const timed = points.every(({ axis }) => axis) && !names.some((name) => SPANNED.test(name));
  return timed || names.every((name, at) => name === points[at]?.name);
}

/** The readings, the best with the whole of what could be chosen. */
export function withOptionLines(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const found = scan.text.includes("\n") ? optionsIn(scan.text) : null;
  if (!best || !found || best.reading.series.length > 1) return rows;
  const names = found.options.map(({ name }) => name);
  const figures = figuresAt(scan, mentions, found.options);
  const units = new Set(figures.map(({ unit }) => unit?.symbol ?? ""));
  const distinct = new Set(names.map((name) => name.toLowerCase())).size === names.length;
  if (figures.length < names.length || !distinct || units.size > 1) return rows;
  const more = best.reading.figures.some(({ start }) => !figures.some((figure) => figure.start === start));
  if (more || areNamed(best.reading, names) || !areOptions(scan.text, found.head, names, figures)) return rows;
  const told = toldOf(figures, names);
  const { series } = best.reading;
  return [
    { ...told, reading: { ...told.reading, series: series.length === 1 ? series : told.reading.series } },
    ...others,
  ];
}
