/**
 * Where an index stands is told beside by how much another moved: "Sensex sheds 450 points, Nifty below 24,700" → 450 alone. Not "Leeds gained 45 points, York 47", nor
 * "rose 450 points to 81,204".
 */
import { CHANGE_DOWN, CHANGE_UP } from "../../lexicon/verbs.ts";
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const CUES: readonly string[] = ["points", "pts", "point"];
const PLACED: ReadonlySet<string> = new Set([
  "below",
  "above",
  "past",
  "near",
  "around",
  "over",
  "under",
  "at",
  "breaches",
  "tops",
  "reclaims",
]);
const MOVES: ReadonlySet<string> = new Set([
  "sheds",
  "jumps",
  "slides",
  "rallies",
  "plunges",
  "surges",
  "tanks",
  "soars",
  "slips",
  "crashes",
  "up",
]);
/** A level is so many times what it moves by. */
const TIMES = 20;

const moves = (scan: Scan, { from, to }: Figure): boolean => {
  const word = lowerAt(scan, from - 1);
  const points = CUES.includes(lowerAt(scan, to)) || CUES.includes(lowerAt(scan, to - 1));
  return points && (MOVES.has(word) || CHANGE_DOWN.has(word) || CHANGE_UP.has(word));
};

export function levelsBesideChanges(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CUES)) return mentions;
  const figures = mentions.filter(isFigure);
  const moved = figures.filter((figure) => moves(scan, figure));
  const [first] = moved;
  if (!first || moved.length === figures.length) return mentions;
  const isLevel = (figure: Figure): boolean =>
    !moved.includes(figure) &&
    figure.unit === null &&
    !figure.basis &&
    figure.from > first.to + 1 &&
    PLACED.has(lowerAt(scan, figure.from - 1)) &&
    figure.value >= first.value * TIMES;
  if (!figures.every((figure) => moved.includes(figure) || isLevel(figure))) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && isLevel(mention) ? aside(scan, mention.from, mention.to, "another measure") : mention,
  );
}
