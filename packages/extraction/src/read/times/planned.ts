/**
 * What is meant to be is no time that has come: "It now handles 360,000 parcels and the plan is to reduce to 240,000" → Now · Planned, not
 * Before · Now. Not "the plan was to cut to 9; it went from 12 to 10".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const PLAN =
  /\b(?:(?:intention|plan|aim|goal|hope|idea|ambition|objective|target|proposal) is|plans(?: are)?|intends?|aims?|hopes?|wants?|proposes?|(?:is|are) (?:due|set|expected|hoping|planning|aiming)) to (?:\p{L}+ ){1,4}(?:to|by|at) (?:(?:about|around|just|under) )?\p{Sc}?$/iu; // catches "the plan is to cut to ", not "plans cost "
const NOW = /^(?:before|now|after|start|end)$/iu; // catches "Before", not "2019"

/** The readings, the best with what is planned called so. */
export function withPlanned({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const [one, two, more] = best?.reading.points ?? [];
  if (!best || !one || !two || more || !NOW.test(one.name) || !NOW.test(two.name)) return rows;
  const [first, second] = best.reading.cells.map(([cell]) => cell?.spans[0]);
  if (!first || !second || first[1] > second[0] || !PLAN.test(text.slice(first[1], second[0]))) return rows;
  const points = [
    { ...one, name: "Now" },
    { ...two, name: "Planned" },
  ];
  return [{ ...best, reading: { ...best.reading, points } }, ...others];
}
