/**
 * How often something is done, told in whole phrases: "once a week 20%, twice a week 30%, every day 50%" → Once a week · Twice a
 * week · Every day · "22% rarely eat fruit, 38% sometimes, 40% every day" → Rarely · Sometimes · Every day. Not "once 12".
 */

import type { Span } from "@charticle/contract";
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const SPANS = "(?:day|week|fortnight|month|year|term|season)";
const OFTEN =
  "(?:rarely|seldom|hardly ever|occasionally|sometimes|often|usually|regularly|frequently|never|always|less often|more often)";
const PHRASE = [
  `(?:almost |nearly |very |quite |not very |not so )?${OFTEN}(?: or (?:almost )?${OFTEN})?`,
  "(?:most|some|all) (?:days|weeks|weekends|mornings|nights|evenings|of the time|the time)",
  "every (?:(?:other |single )?(?:day|week|month|year|morning|night|evening|weekend)|so often|few (?:days|weeks|months))",
  "now (?:and|&|n) (?:then|again)",
  "once in a while|from time to time|not at all|all the time",
  `(?:at least |more than |less than )?(?:once|twice|once or twice|(?:two|three|four|five|several|a few|many) times)(?: (?:a|per|each|every) ${SPANS}| daily| weekly)?`,
  "(?:daily|weekly|monthly|yearly|annually|fortnightly|quarterly)(?: or (?:more|less))?",
].join("|");
const AHEAD = new RegExp(`(?:^|[,;:.?!(\\n–-] ?|\\band )(${PHRASE})(?::| ?=| ?[–-])? ?$`, "iu"); // catches ", once a week " in front of "20%", not "sold once "
const BEHIND = new RegExp(`^ (${PHRASE})(?=[\\s,.;!)]|$)`, "iu"); // catches " sometimes, 40%" behind "38%", not " some people"
const FIRST = new RegExp(`^ (?:\\p{Ll}+ ){1,3}(${PHRASE})(?=[,.;]| and \\S* )`, "u"); // catches " lay daily, " behind "5", not " lay twice 4"
const CLOSED = /^(?:[,.;!)]|\s*$| and \S*\d| or \S*\d)/u; // catches ", 40%" behind " sometimes", not " eat fruit"
const CUES =
  /\b(?:rarely|seldom|ever|often|usually|regularly|sometimes|occasionally|never|always|days|every|now|once|twice|times|daily|weekly)\b/iu; // catches "rarely", not "Leeds 4"
const FEWEST = 2;

type Phrased = { name: string; closed: boolean } | null;

/** Where the number of a figure ends, its sign taken in: "every day" of "40% every day" is no part of it. */
function endOf(text: string, { figures }: Reading, [start, end]: Span): number {
  const number = figures.find((figure) => figure.start === start)?.numberEnd ?? end;
  return number + (SIGN.exec(text.slice(number))?.[0].length ?? 0);
}
const SIGN = /^ ?(?:%|per ?cent|percent|people|of us|times)/u; // catches "%", not " points"

function behindAt(text: string, end: number): Phrased {
  const [all = "", name = ""] = BEHIND.exec(text.slice(end)) ?? [];
  return name === "" ? null : { name, closed: CLOSED.test(text.slice(end + all.length)) };
}

const FRAME = /^\W*(?:every|each) /iu; // catches "Every month ", not "rent: every month "

/** The phrase in front of a figure; not one that opens the text and holds for all: "Every month £400 goes on rent, £200 on food". */
function framed(text: string, start: number, at: number): string | null {
  const phrase = AHEAD.exec(text.slice(0, start))?.[1] ?? null;
  const once =
    phrase !== null && at === 0 && FRAME.test(text) && [...text.matchAll(/\b(?:every|each)\b/giu)].length === 1; // catches "every", not "everyone"
  return once ? null : phrase;
}

/** The readings, the best with such names. */
export function withHowOften({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { reading } = best ?? {};
  if (!best || !reading || reading.series.length > 1 || reading.points.length < FEWEST || !matches(text, CUES))
    return rows;
  if (reading.points.some(({ axis }) => axis)) return rows;
  const spans = reading.cells.map(([cell]) => (cell?.kind === "stated" ? cell.spans[0] : undefined));
  const ahead = spans.map((span, at) => (span && framed(text, span[0], at)) ?? null);
  const told = spans.map((span) => (span ? behindAt(text, endOf(text, reading, span)) : null));
  const [first] = spans;
  if (!told[0] && first && told.length > FEWEST) {
    const name = FIRST.exec(text.slice(endOf(text, reading, first)))?.[1];
    told[0] = name ? { name, closed: true } : null; // "5 lay daily, 2 now and then, 1 never"
  }
  const inTurn = told.every((one, at) => one !== null && (one.closed || at === 0));
  const names = reading.points.map(({ name }, at) => ahead[at] ?? (inTurn ? told[at]?.name : null) ?? name);
  if (names.every((name, at) => name === reading.points[at]?.name)) return rows;
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length) return rows;
  const points = reading.points.map((point, at) => ({ ...point, name: names[at] ?? point.name }));
  return [{ ...best, reading: { ...reading, points } }, ...others];
}
