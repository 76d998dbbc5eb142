/**
 * None of what is measured at other times: "There was no rain in April, 12 mm in May" → 0 in April. Not "no rain in sight", nor "no
 * trains on Sunday, 12 buses on Monday".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { isWordAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import { type AxisMark, isAxis, isFigure, type Mention } from "../mention.ts";
import { withNoneAt } from "./none-of.ts";

const OPENS = wordSet(", . ; and but was were had");
const LEADS = wordSet("in on at during");
/** What says more than that there was none. */
const IDLE = wordSet("one more longer less other doubt change idea matter data change such");

/** The "no" of "no rain in April" and of "no heavy rain in April". */
function noAt(scan: Scan, { from }: AxisMark): number {
  const lead = LEADS.has(lowerAt(scan, from)) ? from : from - 1;
  if (!LEADS.has(lowerAt(scan, lead))) return -1;
  const at = [lead - 2, lead - 3].find((place) => lowerAt(scan, place) === "no");
  if (at === undefined || !isWordAt(scan, at + 1) || IDLE.has(lowerAt(scan, at + 1))) return -1;
  return at === 0 || OPENS.has(lowerAt(scan, at - 1)) ? at : -1;
}

/** Each of the other times has its figure right in front of it or behind it. */
const isTold = (mentions: readonly Mention[], axis: AxisMark): boolean => {
  const at = mentions.indexOf(axis);
  return [mentions[at - 1], mentions[at + 1]].some((near) => near !== undefined && isFigure(near));
};

export function noMass(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, ["no"])) return mentions;
  const axes = mentions.filter(isAxis);
  const figures = mentions.filter(isFigure);
  const none = axes.find((axis) => noAt(scan, axis) >= 0);
  const others = axes.filter((axis) => axis !== none && axis.family === none?.family);
  const [first] = figures;
  const units = new Set(figures.map(({ unit }) => unit?.symbol));
  if (!none || !first || others.length === 0 || others.length !== figures.length || units.size > 1) return mentions;
  if (!first.unit || first.unit.kind === "currency" || !others.every((axis) => isTold(mentions, axis))) return mentions;
  return withNoneAt(scan, mentions, noAt(scan, none), first);
}
