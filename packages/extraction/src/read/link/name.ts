/** A name as chosen for a figure: words beside it, an item of a list elsewhere, or one that the text implies. */

import type { AxisMark } from "../../recognize/mention.ts";
import { isCapital } from "../../text/capital.ts";
import { keyOf } from "../name-key.ts";
import type { ListItem } from "../sentence/list-item.ts";
import { relativeMark } from "../shapes/relative-mark.ts";
import type { Candidate } from "./label-candidates.ts";
import type { Link } from "./link-features.ts";

export type Name = {
  text: string;
  /** Equal keys name the same thing. */
  key: string;
  /** -1 where the text only implies the name. */
  start: number;
  end: number;
  axis: AxisMark | null;
  /** How it stands to its figure; equal for names in parallel. */
  signature: number;
  side: number;
  kind: number;
  /** 1 with a capital in front. */
  proper: number;
  /** Words around it, as cues tell them. */
  around: readonly number[];
};

const properOf = (text: string): number => (isCapital(text) ? 1 : 0);

/** Kind and side of names that don't stand beside their figure. */
const ELSEWHERE = 9;

export const NOTHING_AROUND: readonly number[] = [];

export const nameOf = (
  { text, key, start, end, axis, kind }: Candidate,
  { signature, side }: Link,
  around: readonly number[],
): Name => ({
  text,
  key,
  start,
  end,
  axis,
  signature,
  side,
  kind,
  proper: properOf(text),
  around,
});

export const itemName = ({ name, axis, span }: ListItem): Name => ({
  text: name,
  key: axis ? `${axis.family} ${name.toLowerCase()}` : keyOf(name) || name.toLowerCase(),
  start: span[0],
  end: span[1],
  axis: axis ?? null,
  signature: -1,
  side: ELSEWHERE,
  kind: ELSEWHERE,
  proper: properOf(name),
  around: NOTHING_AROUND,
});

const implied = (text: string, order: number): Name => ({
  text,
  key: `relative ${text.toLowerCase()}`,
  start: -1,
  end: -1,
  axis: relativeMark(text, order),
  signature: -1,
  side: ELSEWHERE,
  kind: ELSEWHERE,
  proper: properOf(text),
  around: NOTHING_AROUND,
});

/** The two ends of "rose from 3 to 5". */
export const BEFORE = implied("Before", -9999);
export const AFTER = implied("After", 20);

export const isBeside = ({ kind }: Name): boolean => kind !== ELSEWHERE;

export const overlap = (a: Name, b: Name): boolean => a.start < b.end && b.start < a.end;
