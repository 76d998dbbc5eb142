/** What tells the words beside a name or a figure apart: hashes, and what sort of thing is counted. */
import { type Scan, tokenAt } from "../../text/scan.ts";
import { wideHash } from "../name-key.ts";
import type { Senses } from "./senses.ts";

/** Of the token at a place: numbers are all alike, and so are ends of lines. */
export function hashAt(scan: Scan, at: number): number {
  const { kind, lower } = tokenAt(scan, at);
  return wideHash(kind === "number" ? "#" : kind === "line" ? "\n" : lower);
}

/** Of the tokens at two places, the nearer one first. */
export const hashOfTwo = (scan: Scan, near: number, far: number): number =>
  hashAt(scan, near) ^ (hashAt(scan, far) * 31);

const UNKNOWN = { cluster: 129, group: 65 };

/** What the word at a place means, roughly; words that are not known, small words and marks have numbers of their own. */
export function kindAt(senses: Senses, scan: Scan, at: number): { cluster: number; group: number } {
  const id = senses.idAt(scan, at);
  return id < 0
    ? { cluster: UNKNOWN.cluster - id, group: UNKNOWN.group - id }
    : { cluster: senses.clusterOf(id), group: senses.groupOf(id) };
}

/** A number from 0 to 7 for the cosine of the angle between two meanings. */
export const likenessStep = (cosine: number): number => Math.max(0, Math.min(7, Math.floor(cosine * 8)));

/** Steps of the ratio of two sizes: 7 for equal ones, 15 where one is nothing. */
export function ratioStep(one: number, other: number): number {
  if (one === 0 || other === 0) return 15;
  const log = Math.log2(Math.abs(one / other));
  return Math.max(0, Math.min(14, Math.round(log * (Math.abs(log) < 3 ? 1 : 0.6)) + 7));
}
