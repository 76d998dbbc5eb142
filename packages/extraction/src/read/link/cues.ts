/**
 * What the server's links see beside what the page's see: the words themselves, what they mean, and which names stand in
 * parallel. Each answers values of numbered templates, as link-features.ts does. The page's links have none.
 */
import type { Candidate } from "./label-candidates.ts";
import type { Context } from "./link-context.ts";
import type { Link } from "./link-features.ts";
import type { Name } from "./name.ts";
import type { Step } from "./state.ts";

/** A candidate of the figure at a place, with how the two are linked. */
export type Linked = { readonly candidate: Candidate; readonly link: Link; readonly at: number };

/** Of a candidate: values, and hashes of the words around it, by which the next name is compared with it. */
export type NameCues = { readonly values: readonly number[]; readonly around: readonly number[] };

export type Cues = {
  /** Of each candidate of each figure, in their order. */
  names: (context: Context, linked: readonly (readonly Linked[])[]) => NameCues[][];
  /** Of a figure: whether it is to be left out. */
  figure: (context: Context, at: number) => readonly number[];
  /** How the names of two figures in turn are alike. */
  pair: (last: Name, name: Name) => readonly number[];
  /** How the two names of one figure are. */
  cell: (inner: Name, outer: Name) => readonly number[];
  /** How a figure goes on from the one kept before it. */
  next: (context: Context, last: number, at: number) => readonly number[];
  /** How alike all names of a path are. */
  whole: (kept: readonly Step[]) => readonly number[];
};
