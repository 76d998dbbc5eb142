import { expect, test } from "vitest";
import { STORED_WORDS } from "./stored-words.ts";
import { CLUSTERS, CODES, LEVELS, likeness, PART, ROW, wordStoreOf } from "./word-store.ts";

const { idOf, vectorOf, clusterOf, nounOf } = STORED_WORDS;
const like = (one: string, other: string): number => likeness(vectorOf(idOf(one)), vectorOf(idOf(other)));

test.each([
  ["men", "women", "sleep"],
  ["nurses", "doctors", "shifts"],
  ["rent", "groceries", "income"],
  ["friday", "sunday", "tickets"],
])("%s is more like %s than %s is", (name, kin, other) => {
  expect(like(name, kin)).toBeGreaterThan(like(other, kin));
});

test("the commonest word comes first, and each is like itself", () => {
  expect(idOf("the")).toBe(0);
  expect(like("choir", "choir")).toBeCloseTo(1);
  expect(clusterOf(idOf("nurses"))).toBeLessThan(CLUSTERS);
});

test("a word that is not known is found by its singular, its bare form or its last part; others have no place", () => {
  expect(idOf("nurse's")).toBe(idOf("nurse"));
  expect(idOf("shop-nurses")).toBe(idOf("nurses"));
  expect(idOf("qzxv")).toBe(-1);
  expect(idOf("")).toBe(-1);
});

test("classes are WordNet's, one more: persons and times", () => {
  expect(["nurse", "teachers", "women"].map((word) => nounOf(idOf(word)))).toEqual([19, 19, 19]);
  expect(["friday", "week"].map((word) => nounOf(idOf(word)))).toEqual([29, 29]);
});

test("bytes that tell of two words: their codes pick numbers of the codebook", () => {
  const book = 4 + CLUSTERS;
  const rows = book + CODES * LEVELS * PART;
  const bytes = new Uint8Array(rows + 2 * ROW + 3);
  bytes[0] = 2;
  bytes[4 + 7] = 5; // group of the cluster 7
  bytes[book + PART] = 100; // first number of the first code's level 1
  bytes[rows + ROW] = 1; // the second word's first code
  bytes.set([7, 19, 42], rows + ROW + CODES);
  bytes.set(new TextEncoder().encode("a\nb"), rows + 2 * ROW);
  const store = wordStoreOf(bytes);
  const id = store.idOf("b");
  expect(id).toBe(1);
  expect([...store.vectorOf(id).slice(0, 2)]).toEqual([1, 0]);
  expect([store.clusterOf(id), store.groupOf(id), store.nounOf(id), store.senseOf(id)]).toEqual([7, 5, 19, 42]);
});
