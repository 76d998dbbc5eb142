/**
 * Lists of how often, how long or how many, told in whole phrases: "More than once 12, once 30, never 58" → all three; "less
 * than a year 12%, one to five years 38%, over five 50%" → Less than a year · One to five years · Over five. Every item must
 * be such a phrase and its figure. Not "over 500 on Saturday, 300 on Sunday", nor "once 30, never 58", which need no help.
 */

import { isFigure, type Mention } from "../../recognize/mention.ts";
import { figureAt } from "../../recognize/numbers/figures.ts";
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { toldOf } from "./told-pairs.ts";

const COUNT =
  "(?:an?|half an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|a couple of|several|\\d{1,3})";
const STEPS = "(?:second|min|minute|hour|hr|day|night|week|fortnight|month|year|yr|decade|mile|km)s?";
const TIMES = "(?:once|twice|(?:three|four|five|six|ten|several|\\d{1,2}) times)";
const MORE =
  "(?:(?:more|less|fewer|longer|shorter|no more|not more|no longer) than|at least|at most|up to|under|over|about|exactly|just|only)";
const SPAN = `${COUNT}(?: ${STEPS})?(?: ?(?:to|or|and|-|–) ?(?:${COUNT}|more|less|longer|over|under)(?: ${STEPS})?)?`;
const OFTEN = `${TIMES}(?: (?:or|to) (?:${TIMES}|more|less))?(?: (?:a|per|each|every) ${STEPS})?`;
const PHRASE = `(?:(?:between )?(?:${MORE} )?(?:${OFTEN}|${SPAN})|never|not at all|none|longer|shorter|more|less|more often|less often|every ${STEPS}|daily|weekly|monthly)`;
const FIGURE = "(?::| ?=| –| -)? ([$€£]?\\d[\\d.,]*[kKmM]?) ?(?:%|per cent|percent|people)?\\.?$";
const ITEM = new RegExp(`^(?:and )?(${PHRASE})${FIGURE}`, "iu"); // catches "more than once 12", not "over 500 on Saturday"
const FIRST = new RegExp(`^(?:\\p{L}[\\p{L}'’]* ){0,3}?(${PHRASE})${FIGURE}`, "iu"); // catches "Used it more than once 12", not "In Leeds 12"
const PARTS = /[,;\n] ?(?!\d{3}(?!\d))|\. (?=\p{Lu})/gu; // catches ", " and ". ", not the comma of "1,200"
const LED = new RegExp(`^(?:${MORE} .*|.* or (?:more|less|over|under|longer))$`, "iu"); // catches "more than once" and "twice or more", not "once"
const HEAD = /^[^\d,;:?\n]{1,60}[:?] ?/u; // catches "How long? ", not "1: "
const CUES = ["than", "over", "under", "more", "less", "least", "most"];
const FEWEST = 3;

type Item = { name: string; at: number };

/** The phrases of a text and where their figures begin; null where one of its items is none. */
function itemsOf(text: string): Item[] | null {
  const end = text.trimEnd().length;
  let from = matchIn(text, HEAD)?.[0].length ?? 0;
  const items: Item[] = [];
  for (const cut of [...text.matchAll(PARTS), null]) {
    const start = cut?.index ?? end;
    if (cut && start < from) continue; // inside the heading
    const part = text.slice(from, start);
    const [, name, figure] = (items.length === 0 ? FIRST : ITEM).exec(part.trim()) ?? [];
    if (!name || !figure) return null;
    items.push({ name, at: from + part.lastIndexOf(` ${figure}`) + 1 });
    from = start + (cut?.[0].length ?? 0);
  }
  return items;
}

/** The readings, or the list alone where the best names it otherwise or leaves some of it out. */
export function withBandPhrases(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  if (!CUES.some((word) => scan.words.has(word))) return rows;
  const items = itemsOf(scan.text);
  if (!items || items.length < FEWEST || !items.some(({ name }) => LED.test(name))) return rows;
  const figures = items.flatMap(({ at }) => {
    const known = mentions.find((one) => one.start === at && isFigure(one));
    const own =
      known && isFigure(known)
        ? known
        : figureAt(
            scan,
            scan.tokens.findIndex(({ start }) => start === at),
          );
    return own ?? []; // the 20 of "45 or over 20"
  });
  const names = items.map(({ name }) => name);
  const distinct = new Set(names.map((name) => name.toLowerCase())).size === names.length;
  if (figures.length < items.length || !distinct) return rows;
  const { reading } = rows[0] ?? {};
  const known = reading?.points.map(({ name }) => name.toLowerCase()) ?? [];
  if (names.every((name, at) => name.toLowerCase() === known[at])) return rows;
  const told = toldOf(figures, names);
  const series = reading?.series.length === 1 ? reading.series : told.reading.series;
  return [{ ...told, reading: { ...told.reading, series } }];
}
