/**
 * The number behind a noun is a count where a time follows and the next time has its own: "night shift 4 in Q1 and 2 in Q2" → 4 · 2. Not "room 4 in
 * May, 12 guests in June", whose number tells which room.
 */
import { isNumberAt, lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";

const LEADS: readonly string[] = ["in", "on", "at", "during"];
const MARKS: readonly string[] = [",", "and", ";", "but", "then"];

/** The tokens from a mention's end on say "in", a time and a mark. */
const isAtTime = (scan: Scan, mention: Mention, axis: Mention | undefined): boolean =>
  axis !== undefined && isAxis(axis) && axis.from === mention.to + 1 && LEADS.includes(lowerAt(scan, mention.to));

/** "4" of the name "shift 4", in front of ", 2 in Q2". */
function countOf(scan: Scan, mentions: readonly Mention[], at: number): Figure | null {
  const [name, axis, next, time] = mentions.slice(at, at + 4);
  if (name?.kind !== "name" || !axis || !next || !isNumberAt(scan, name.to - 1) || name.to - name.from < 2) return null;
  if (!isAtTime(scan, name, axis) || !isFigure(next) || !isAtTime(scan, next, time)) return null;
  if (next.from !== axis.to + 1 || !MARKS.includes(lowerAt(scan, axis.to))) return null;
  const figure = figureAt(scan, name.to - 1);
  return figure?.to === name.to ? figure : null;
}

/** The mentions, such numbers as the counts that they are. */
export function countsInTime(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!mentions.some(({ kind }) => kind === "name") || !mentions.some(isAxis)) return mentions;
  const found = mentions.map((_, at) => countOf(scan, mentions, at));
  return found.some(Boolean) ? mentions.map((mention, at) => found[at] ?? mention) : mentions;
}
