/** Rows of numbers with nothing but list marks between them, whatever each of them was taken for: "5, 9 and 14 points". */

import type { Figure } from "../../../recognize/mention.ts";
import { figureAt } from "../../../recognize/numbers/figures.ts";
import { matchIn } from "../../../text/needs/matches.ts";
import { perText } from "../../../text/per-text.ts";
import { type Scan, tokenAt } from "../../../text/scan.ts";

/** Figures of one list, in order. */
export type NumberRun = readonly Figure[];

const JOINT = /^-?(?:,|,? and| &| or)(?:,? well,| just| only| an?(?: (?!half |third |quarter )\p{Ll}{4,})?| even)? ?$/u; // catches ", ", " and a ridiculous " and "-, " of "24-, 8- and 1-hour", not " on " or " and a half "
const HYPHENED = /^(\d+)-(?:\p{L}+)?$/u; // catches "1-hour", not "hour"
const BARE = { kind: "figure", unit: null, scaled: false, bare: true, weak: false, signed: false } as const;

/** The figure at a token; also the number of "1-hour". */
function figureHere(scan: Scan, at: number): Figure | null {
  const { start, text } = tokenAt(scan, at);
  const [, digits] = matchIn(text, HYPHENED) ?? [];
  if (!digits) return figureAt(scan, at);
  const end = start + digits.length;
  return { ...BARE, value: Number(digits), from: at, to: at + 1, start, end, numberEnd: end };
}

/** All lists of two or more numbers, each as it stands. */
export const numberRuns = perText((scan: Scan): NumberRun[] => {
  const runs: Figure[][] = [];
  for (let at = 0; at < scan.tokens.length; at++) {
    const figure = figureHere(scan, at);
    if (!figure) continue;
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && JOINT.test(scan.text.slice(last.end, figure.start))) run.push(figure);
    else runs.push([figure]);
    at = Math.max(figure.to - 1, at);
  }
  return runs.filter(({ length }) => length > 1);
});
