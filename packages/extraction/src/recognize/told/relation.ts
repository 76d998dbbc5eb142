/**
 * How a text tells one figure from another: "twice as many as A", "5 more than B", "a third less", "half Sunday's number",
 * "lost 40", "the same again". A relation is value = base × factor + add, and the words that name the base.
 */
import { type Scan, tokenAt } from "../../text/scan.ts";
import type { Figure } from "../mention.ts";
import type { Reference } from "./reference.ts";

export type Relation = {
  from: number;
  to: number;
  factor: number;
  add: number;
  /** Where the base is named; null where it is the figure before. */
  reference: Reference | null;
  /** The figure it holds, as a change of its own: 5 in "5 more". */
  step: Figure | null;
  /** Cannot be told without its named base: "as many as A". */
  strict?: boolean;
  /** May as well be a share: "a quarter of the laptop". */
  part?: boolean;
  /** Says a step on the way, which may as well be a part of a whole: "another 5". */
  open?: boolean;
  /** Says what is measured, where its base does not: "5 years older", "fell 20 minutes to 75". */
  compared?: boolean;
  /** Its base stands right behind "from": "grew 20% from 100". */
  ahead?: boolean;
  /** Its base is the level before, and the level that it led to stands right behind "to": "rose 20% to 60". */
  reached?: boolean;
  /** Told at a time or place of its own, of what the one before it is told of: "double in June, triple in July". */
  placed?: boolean;
  /** Told of a part in front alone: "a third of the 450 voted, 60% of those for it". */
  those?: boolean;
  /** How far two figures lie apart. */
  difference?: boolean;
  /** Told of a price alone: "50% off". */
  priced?: boolean;
  /** "0.8 ahead of Mia": in a race, who is ahead took less of a time. */
  race?: boolean;
  /** A part of what the figures before it leave: "half of the rest". */
  left?: boolean;
  /** Told of the figure before it unless it has a time of its own: "up 20%". */
  beside?: boolean;
};

/** A number that may be a step from one figure to another: 5 in "5 more", 20 in "up 20%". */
export type Step = { from: number; to: number; value: number; percent: boolean; figure: Figure | null };

export const own = (from: number, to: number, factor: number, rest: Partial<Relation> = {}): Relation => ({
  from,
  to,
  factor,
  add: 0,
  reference: null,
  step: null,
  ...rest,
});

export const isEnd = (scan: Scan, at: number): boolean => tokenAt(scan, at).kind !== "word";
