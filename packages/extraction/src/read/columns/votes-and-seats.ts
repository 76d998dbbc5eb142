/**
 * Parties with their share of the vote and their seats, of which the best reading tells one: "With 36 percent of the votes the Reds took 306
 * seats, an increase of 96. The Blues with 29 percent took 258" → Votes · Seats of Reds and Blues. Not where a party has one of both.
 */

import { type Figure, isFigure, type Mention } from "../../recognize/mention.ts";
import { matches, matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { says } from "../../text/scan.ts";
import { type Ranked, rank } from "../rank/score.ts";
import { cellOf, type Reading } from "../reading.ts";
import { CHANGE_AHEAD, CHANGE_BEHIND } from "./level-words.ts";

const CUES: readonly string[] = ["seat", "seats", "mps", "deputies", "mandates", "delegates", "councillors"];
const COUNTED = /\b(seats?|MPs|deputies|mandates|delegates|councillors)\b/iu; // catches "seats", not "seated"
const VOTES = /\b(?:votes?|voting|ballots?|polled)\b/iu; // catches "votes", not "voters"
const LOST = /\b(?:loss|gain|increase|decrease|drop|rise) of $|\((?:up|down) $/u; // catches "a loss of " and "(up ", not "took "
const NUMBER = / \d[\d.,]*$/u; // catches the " 40" of "Tories 40", not of "40 Tories"
const FEWEST = 2;

const isShare = ({ unit }: Figure): boolean => unit?.symbol === "%";

/** The levels of a text, two for each party; none where they stand otherwise. */
function levelsOf(text: string, figures: readonly Figure[]): Figure[] {
  const levels = figures.filter(({ start, end, numberEnd, signed }) => {
    const ahead = text.slice(0, start);
    return (
      !signed &&
      !LOST.test(ahead) &&
      !CHANGE_AHEAD.test(ahead) &&
      !CHANGE_BEHIND.test(text.slice(Math.min(end, numberEnd)))
    );
  });
  const paired = levels.every((figure, at) => at % 2 === 0 || isShare(figure) !== isShare(levels[at - 1] ?? figure));
  return levels.length % 2 === 0 && paired ? levels : [];
}

/** The readings, before them that of both. */
export function withVotesAndSeats(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best] = rows;
  if (!best || best.reading.series.length > 1 || best.reading.points.length < FEWEST || !says(scan, CUES)) return rows;
  const { reading } = best;
  const levels = levelsOf(scan.text, mentions.filter(isFigure));
  if (levels.length !== reading.points.length * 2 || levels.some(({ basis, range }) => basis || range)) return rows;
  const used = new Set(reading.cells.map(([cell]) => cell?.spans[0]?.[0] ?? -1));
  const parties = reading.points.map((_, at) => levels.slice(at * 2, at * 2 + 2));
  const told = parties.every((pair) => pair.filter(({ start }) => used.has(start)).length === 1);
  const inOrder = reading.cells.every(([cell], at) => parties[at]?.some(({ start }) => start === cell?.spans[0]?.[0]));
  const [first] = levels;
  if (!told || !inOrder || !first) return rows;
  const [, counted = "Seats"] = matchIn(scan.text, COUNTED) ?? [];
  const names = [matches(scan.text, VOTES) ? "Votes" : "Share", counted.replace(/^seat$/iu, "seats")]; // catches "seat" alone
  const shareFirst = isShare(first);
  const columns: Reading = {
    shape: "grid",
    series: shareFirst ? names : names.toReversed(),
    points: reading.points.map((point) => ({ name: point.name.replace(NUMBER, "") })),
    cells: parties.map((pair) => pair.toSorted((one) => (isShare(one) === shareFirst ? -1 : 1)).map(cellOf)),
    units: [first.unit, levels[1]?.unit ?? null],
    figures: levels,
    cost: 0,
  };
  const read = rank(columns, { figures: levels, cost: 0, total: null, foreign: 0 });
  return [{ ...read, score: 0, rule: { place: 0, behind: 0 } }, ...rows];
}
