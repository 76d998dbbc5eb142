/** What the words of a text and the names of its readings mean, looked up once a text. */
import { isCapital } from "../../text/capital.ts";
import { perText, perThing } from "../../text/per-text.ts";
import { type Scan, tokenAt } from "../../text/scan.ts";
import { SMALL_WORDS, SORTS, tokenKey, tokenSort } from "../rank/rank-spots.ts";
import { CLUSTERS, DIMENSIONS, toUnit, type WordStore } from "./word-store.ts";

/** What a name means: its head is the word that says what sort of thing it is ("choir" of "church choir in Bath"). */
export type NameSense = {
  /** Mean of its words, the rarer ones and the head counting more; of length one, or of nothing. */
  vector: Float32Array;
  /** Of its head; null for one that is not known. */
  head: Float32Array | null;
  known: boolean;
  /** Of the head; one beyond the last for a word that is not known. */
  cluster: number;
  group: number;
  noun: number;
  sense: number;
  words: number;
  capital: boolean;
};

/** Clusters, groups and classes of words that are not known. */
const UNKNOWN = CLUSTERS;
const UNKNOWN_NAME = UNKNOWN + 1;

/** A token of another sort than a word, or a small word. */
export const NO_WORD = -3;
export const SMALL_WORD = -2;

/** Sorts below are closed classes: their words are told apart. */
const CLOSED = 7;
/** Keys from here on are those of clusters; below are sorts, and small words one by one. */
const CLUSTER_KEYS = SMALL_WORDS + 1009;

const LINKS = new Set("of in on for with from at to".split(" "));
const TRIVIAL = new Set("the a an of in on at for and & to by our my their its with or from per".split(" "));
const APART = /[\s/,&]+/u; // catches " / ", not "-"
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu; // catches the quotes of "'mine'", not the hyphen of "e-bike"

/** Words more common than this count little. */
const COMMON = 150;
const HEAD_WEIGHT = 1.5;

/** In front of the first small word: "cost of living" → cost. */
function headOf(words: readonly string[]): string {
  const link = words.findIndex((word, at) => at > 0 && LINKS.has(word));
  return (words.at(link > 0 ? link - 1 : -1) ?? "").replace(EDGES, "");
}

export type Senses = {
  /** Place of the word at a place among those known; -1 where it is not known, `NO_WORD`, `SMALL_WORD`. */
  idAt: (scan: Scan, at: number) => number;
  /** What stands at a place: small words one by one, others by their cluster, the rest by their sort. */
  keyAt: (scan: Scan, at: number) => number;
  nameOf: (name: string) => NameSense;
  vectorOf: (id: number) => Float32Array;
  clusterOf: (id: number) => number;
  groupOf: (id: number) => number;
};

/** Keys of tokens are below this. */
export const KEYS = CLUSTER_KEYS + CLUSTERS + 2;

export function sensesOf(store: WordStore): Senses {
  const idAt = perThing((scan, at: number): number => {
    const { kind, lower } = tokenAt(scan, at);
    if (kind !== "word") return NO_WORD;
    return tokenSort(scan, at) < CLOSED ? SMALL_WORD : store.idOf(lower);
  });
  const keyAt = perThing((scan, at: number): number => {
    const sort = tokenSort(scan, at);
    if (sort < CLOSED || sort >= SORTS) return tokenKey(scan, at);
    const id = idAt(scan, at);
    if (id >= 0) return CLUSTER_KEYS + store.clusterOf(id);
    return CLUSTER_KEYS + (isCapital(tokenAt(scan, at).text) ? UNKNOWN_NAME : UNKNOWN);
  });
  const nameOf = perText((name: string): NameSense => {
    const lower = name.toLowerCase();
    const head = headOf(lower.trim().split(/\s+/u)); // catches "  ", not "-"
    const headId = store.idOf(head);
    const words = lower
      .split(APART)
      .map((word) => word.replace(EDGES, ""))
      .filter((word) => word !== "" && !TRIVIAL.has(word));
    const vector = new Float32Array(DIMENSIONS);
    let known = false;
    for (const word of words) {
      const id = store.idOf(word);
      if (id < 0) continue;
      known = true;
      const weight = (id / (id + COMMON)) * (word === head ? HEAD_WEIGHT : 1);
      const own = store.vectorOf(id);
      for (let at = 0; at < DIMENSIONS; at++) vector[at] = (vector[at] ?? 0) + weight * (own[at] ?? 0);
    }
    const capital = isCapital(name);
    const other = capital ? UNKNOWN_NAME : UNKNOWN;
    return {
      vector: toUnit(vector),
      head: headId < 0 ? null : store.vectorOf(headId),
      known,
      cluster: headId < 0 ? UNKNOWN : store.clusterOf(headId),
      group: headId < 0 ? UNKNOWN : store.groupOf(headId),
      noun: headId < 0 ? other : store.nounOf(headId),
      sense: headId < 0 ? UNKNOWN : store.senseOf(headId),
      words: words.length,
      capital,
    };
  });
  return { idAt, keyAt, nameOf, vectorOf: store.vectorOf, clusterOf: store.clusterOf, groupOf: store.groupOf };
}
