/**
 * The first of a list told in a sentence of its own, with what is counted, and the others bare: "The vaquita is down to 10
 * animals. Javan rhinos number 76, Amur leopards 130" · "First gone? Strawberry, 88 cones. Then vanilla with 75, mint 40".
 * Where a reading has all that the best has and this figure before it, that one is meant. Not a whole, nor "Of 48 emails".
 */

import { PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import { type Figure, isFigure, type Mention } from "../../recognize/mention.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";
import { startOf } from "./compared-first.ts";

const COUNTED = /^ (\p{Ll}{3,}s)\b/u; // catches " animals" behind "10", not " as"
const BARE = /^(?: (?:and|but|while) |[,.;!?)]| ?\(|$)/; // catches ", " and ".", not " in June"
const ASKED = wordSet("asked polled surveyed interviewed counted opened");
const LEAST = 2;

/** What the first figure counts, where nothing but it and its name are told: neither "per 1,000 passengers" nor "asked 300 clients". */
function nounOf(scan: Scan, figure: Figure): string | null {
  const before = lowerAt(scan, figure.from - 1);
  const led = before !== "to" && PREPOSITIONS.has(before);
  const [, noun] = COUNTED.exec(scan.text.slice(figure.end)) ?? [];
  const year = figure.bare && figure.value >= 1900 && figure.value < 2100; // "my 2023 resolutions"
  return noun && !year && singular(noun) !== noun && !led && !ASKED.has(before) && figure.unit === null ? noun : null;
}

const holdsMore = (longer: Reading, best: Reading): boolean =>
  longer.series.length === 1 &&
  longer.points.length === best.points.length + 1 &&
  best.points.every(
    ({ name }, at) => longer.points[at + 1]?.name === name && startOf(longer, at + 1) === startOf(best, at),
  );

const PRONOUN = /^(?:i|me|we|us|he|she|they|it|who|what|where)$/i; // catches "she", not "Sheila"

/** The readings, first the one that holds such a figure. */
export function withNounTold(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const best = rows[0]?.reading;
  if (best?.series.length !== 1 || best.points.length < LEAST || best.points.some(({ axis }) => axis)) return rows;
  const starts = best.points.map((_, at) => startOf(best, at));
  const first = Math.min(...starts);
  const figures = mentions.filter(isFigure);
  const [figure, ...others] = figures.filter(({ start }) => start <= first || starts.includes(start));
  const [open] = figures.filter(({ start }) => start < first);
  if (!figure || figure !== open || figure.basis || others.length !== starts.length) return rows;
  const noun = nounOf(scan, figure);
  const link = scan.text.slice(figure.end, first);
  if (!noun || link.includes(":") || !/[.;,!?]/.test(link)) return rows;
  const bare = others.every(({ unit, end }) => {
    const tail = scan.text.slice(end);
    return unit === null && (BARE.test(tail) || tail.startsWith(` ${noun}`));
  });
  const sum = others.reduce((total, { value }) => total + value, 0);
  if (!bare || sum === figure.value) return rows;
  const whole = rows.find(({ reading }) => startOf(reading, 0) === figure.start && holdsMore(reading, best));
  const name = whole?.reading.points[0]?.name ?? "";
  const ahead = scan.text.slice(0, figure.start).includes(name);
  if (!whole || name === "" || PRONOUN.test(name) || !ahead) return rows;
  return [{ ...whole, rule: { place: 0, behind: 0 } }, ...rows.filter((row) => row !== whole)];
}
