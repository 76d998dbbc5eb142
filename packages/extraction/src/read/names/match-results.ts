/**
 * Who has which figure of a score that a verb tells: "Leeds lost 4-1 to Hull; Derby drew 2-2 with Stoke" → Leeds 1 · Hull 4 ·
 * Derby 2 · Stoke 2 · "Arsenal beat Spurs 2-1 and Leeds beat Hull 4-0" · "Spurs were beaten 3-0 by Leeds". Not "Leeds lost 4 to 6 kg".
 */

import { type Figure, isFigure, type Mention } from "../../recognize/mention.ts";
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { toldOf } from "../whole/told-pairs.ts";

const TEAM = "(\\p{Lu}[\\p{L}'’-]*(?: (?:\\p{Lu}|\\d)[\\p{L}\\d'’-]*){0,3})";
const SCORE = "(\\d{1,3})[-–:](\\d{1,3})";
const WON =
  "beat|defeated|thrashed|hammered|edged(?: out)?|overcame|stunned|downed|thumped|knocked out|saw off|eliminated|crushed";
const LOST = "lost|went down|fell|crashed(?: out)?|slumped";
const AT = "(?:to|against|at|away to|away at|over|with|v|vs) (?:the )?";
const BEATEN = "(?:were|was|got) (?:beaten|hammered|thrashed|thumped|knocked out|crushed|stunned)";

/** A clause, and whether the first of the two has the higher figure; 0 where they are even. */
const RESULTS: readonly { told: RegExp; way: number; scoreLast: boolean }[] = [
  { told: new RegExp(`${TEAM} (?:${WON}) (?:the )?${TEAM} (?:by )?${SCORE}`, "gu"), way: 1, scoreLast: true }, // catches "Arsenal beat Spurs 2-1", not "beat 2"
  { told: new RegExp(`${TEAM} won ${SCORE} ${AT}${TEAM}`, "gu"), way: 1, scoreLast: false }, // catches "Cork won 3-1 at Kerry", not "won 3"
  { told: new RegExp(`${TEAM} (?:${LOST}) ${SCORE} ${AT}${TEAM}`, "gu"), way: -1, scoreLast: false }, // catches "Leeds lost 4-1 to Hull", not "lost 4 kg"
  { told: new RegExp(`${TEAM} lost to (?:the )?${TEAM} (?:by )?${SCORE}`, "gu"), way: -1, scoreLast: true }, // catches "Leeds lost to Hull 4-1", not "lost to Hull"
  { told: new RegExp(`${TEAM} ${BEATEN} ${SCORE} by (?:the )?${TEAM}`, "gu"), way: -1, scoreLast: false }, // catches "Spurs were beaten 3-0 by Leeds", not "were beaten"
  { told: new RegExp(`${TEAM} drew ${SCORE} ${AT}${TEAM}`, "gu"), way: 0, scoreLast: false }, // catches "Derby drew 2-2 with Stoke", not "drew 2"
];
const CUE = /\d[-–:]\d/u; // catches "2-1", not "2 to 1"

type Result = { at: number; end: number; names: readonly [string, string]; way: number };

const resultsIn = (text: string): Result[] =>
  RESULTS.flatMap(({ told, way, scoreLast }) =>
    [...text.matchAll(told)].map((found): Result => {
      const [all, first = "", second = "", third = "", fourth = ""] = found;
      return {
        at: found.index,
        end: found.index + all.length,
        names: [first, scoreLast ? second : fourth || third],
        way,
      };
    }),
  ).sort((one, two) => one.at - two.at);

/** The readings, before them that of the scores where the text tells no other figure. */
export function withResults({ text }: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  if (!matches(text, CUE)) return rows;
  const figures = mentions.filter(isFigure);
  const results = resultsIn(text);
  if (results.length === 0 || figures.length !== results.length * 2) return rows;
  const told = results.flatMap(({ at, end, names, way }): { figure: Figure; name: string }[] => {
    const [one, two] = figures.filter(({ start }) => start > at && start < end);
    if (!one || !two) return [];
    const [high, low] = one.value >= two.value ? [one, two] : [two, one];
    const own = way === 0 ? one : way > 0 ? high : low;
    const [first, second] = names;
    return [
      { figure: own, name: first },
      { figure: own === one ? two : one, name: second },
    ];
  });
  const names = told.map(({ name }) => name);
  if (names.length < figures.length || new Set(names).size < names.length) return rows;
  const best = rows[0]?.reading;
  const same = told.every(({ figure, name }) =>
    best?.points.some((point, at) => point.name === name && best.cells[at]?.[0]?.value === figure.value),
  );
  if (same && best?.series.length === 1 && best.points.length === names.length) return rows;
  const row = toldOf(
    told.map(({ figure }) => figure),
    names,
  );
  return [best ? { ...rows[0], ...row } : row, ...rows.slice(1)];
}
