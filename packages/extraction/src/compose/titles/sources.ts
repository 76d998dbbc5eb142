/** Who proposes what may be the title of a chart, and what is seen of it. */
import { keyOf } from "../../read/name-key.ts";
import type { Reading } from "../../read/reading.ts";
import type { Atom } from "../../read/sentence/atom.ts";
import type { Senses } from "../../read/words/senses.ts";
import type { Unit } from "../../recognize/mention.ts";
import type { TitleSpan } from "./title-spans.ts";

/** Who proposes a title, beside what merely stands in the text; in the order in which they are asked. */
export const SOURCES = [
  "question",
  "heads",
  "keyed",
  "named",
  "brief",
  "head",
  "counted",
  "deed",
  "told",
  "series",
  "done",
  "before",
  "who",
  "owner",
  "row",
] as const;
/** Those that propose only beside them. */
const MORE_SOURCES = ["unit", "united", "measured", "purposed", "sold"] as const;
export const ALL_SOURCES = [...SOURCES, ...MORE_SOURCES] as const;
export type Source = (typeof SOURCES)[number];
export type AnySource = (typeof ALL_SOURCES)[number];
/** What each of them proposes; "" for nothing. */
export type Proposals = Readonly<Record<Source, string>>;

/** The first that says something; the row of the names where none does. */
export const firstSource = (proposals: Proposals): Source =>
  SOURCES.find((source) => proposals[source] !== "") ?? "row";

export type Candidate = {
  words: string;
  sources: ReadonlySet<AnySource>;
  /** Where it stands; null for words that stand nowhere as they are. */
  span: TitleSpan | null;
  /** It is what the plain order of the sources chooses. */
  first: boolean;
};

/** What all candidates of a text share. */
export type Shown = {
  text: string;
  row: readonly Atom[];
  reading: Reading;
  unit: Unit | null;
  /** The source whose title the plain order of the sources chooses. */
  chosen: Source;
  points: readonly string[];
  series: readonly string[];
  nameWords: ReadonlySet<string>;
  senses: Senses;
  /** Places of the figures in the row. */
  figures: readonly number[];
};

const TRIVIAL = new Set(
  "the a an of in on at for and & to by our my their its his her your with or from per".split(" "),
);

/** "Old and new prices" holds "Old", not "Ol": whole words, whatever their case and number. */
export const holdsName = (words: string, name: string): boolean =>
  name !== "" && ` ${keyOf(words)} `.includes(` ${keyOf(name)} `);

/** The words of a name that carry its meaning. */
export const wordsOf = (name: string): string[] =>
  keyOf(name)
    .split(" ")
    .filter((word) => word !== "" && !TRIVIAL.has(word));
