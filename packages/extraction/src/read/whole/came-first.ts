/**
 * How the first of a count came, where the others came otherwise: "187 of our pupils walked in on Walk to School Day! 94 came by car and 21 took the
 * bus" → Walked in before them, and no Walk to School Day. Not "187 of our pupils walked. 120 raised over £5", who walked as well.
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { isFigure, type Mention } from "../../recognize/mention.ts";
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { cellOf } from "../reading.ts";

const WAYS = [
  "walked",
  "walk",
  "cycled",
  "cycle",
  "biked",
  "scooted",
  "drove",
  "ran",
  "jogged",
  "rode",
  "skated",
  "flew",
];
const CAME = new RegExp(
  `^ of (?:our|the|my|his|her|their|your) (\\p{Ll}+(?: \\p{Ll}+)?|year \\d+) ((?:${WAYS.join("|")})(?: (?:in|here|over|home|up)(?= (?:on|for|to|this|last|in)\\b|[!.,;]))?)(?![\\p{L}])([^\\d!.]*[!.,;])`,
  "u",
); // catches " of our pupils walked in on Walk to School Day!" behind "187", not " of our walkers"
const OTHERWISE = wordSet(
  `car cars bus train tram bike bikes tube taxi van foot ferry scooter lift minibus coach walked cycled biked scooted drove ran flew`,
);
const isOtherwise = (name: string): boolean =>
  name
    .toLowerCase()
    .split(" ")
    .some((word) => OTHERWISE.has(word));

/** The readings, the best with the first by how they came. */
export function withCameFirst(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { reading } = best ?? {};
  if (!best || reading?.series.length !== 1 || !says(scan, WAYS) || reading.points.length < 2) return rows;
  const [figure, next] = mentions.filter(isFigure).filter(({ basis }) => !basis);
  const [, who = "", way = "", rest = ""] = figure ? (CAME.exec(scan.text.slice(figure.end)) ?? []) : [];
  const starts = reading.cells.map(([cell]) => cell?.spans[0]?.[0] ?? -1);
  const held = figure?.start === starts[0];
  if (!figure || way === "" || starts.some((start) => start < figure.start) || (!held && starts[0] !== next?.start))
    return rows;
  const others = held ? reading.points.slice(1) : reading.points;
  const own = held ? (reading.points[0]?.name ?? "") : "";
  const told = held && (!rest.includes(own) || own.toLowerCase().includes(way)); // named well
  const apart = others.every(({ name, axis }) => !axis && !name.toLowerCase().includes(way));
  if (told || !apart || !others.some(({ name }) => isOtherwise(name)) || figure.unit?.symbol !== next?.unit?.symbol)
    return rows;
  const points = [{ name: way }, ...others];
  const read = held ? {} : { cells: [[cellOf(figure)], ...reading.cells], figures: [figure, ...reading.figures] };
  return [{ ...best, reading: { ...reading, ...read, points, series: [who] } }, ...more];
}
