/**
 * What words mean, as far as a table of 30,000 tells it: of each a vector, the cluster that it belongs to, and its class in
 * WordNet. `wordStoreOf(bytes).idOf("nurses")` → its place by how common it is, or -1. The bytes are written by
 * `scripts/words.ts`, which tells where they come from.
 */

/** Numbers of a vector; each code of a word stands for `DIMENSIONS / CODES` of them. */
export const DIMENSIONS = 64;
export const CODES = 16;
export const PART = DIMENSIONS / CODES;
/** Values that a code can have. */
export const LEVELS = 256;
export const CLUSTERS = 128;
/** Codes, cluster, class of the noun, class of the word. */
export const ROW = CODES + 3;

export type WordStore = {
  /** Place of a word in lower case, the commonest 0; of its singular or last part, where it is not known itself; -1 for none. */
  idOf: (lower: string) => number;
  /** Of length one, `DIMENSIONS` numbers; nobody changes it. */
  vectorOf: (id: number) => Float32Array;
  /** 0 to 127: words that are used alike. */
  clusterOf: (id: number) => number;
  /** 0 to 63: clusters that are alike. */
  groupOf: (id: number) => number;
  /** Class of the noun that it mostly is: 1 and WordNet's number (person 19, time 29); 0 for none. */
  nounOf: (id: number) => number;
  /** The same of whatever part of speech it mostly is. */
  senseOf: (id: number) => number;
};

const POSSESSIVE = /['’]s?$/u; // catches the end of "nurse's" and "nurses'", not of "nurses"

/** Other words to look up where a word is not known: "nurse's" → nurse; "diaries" → diary; "e-bikes" → bikes. */
function otherForms(word: string): string[] {
  const bare = word.replace(POSSESSIVE, "");
  return [
    bare,
    bare.endsWith("ies") ? `${bare.slice(0, -3)}y` : "",
    bare.endsWith("s") ? bare.slice(0, -1) : "",
    bare.slice(bare.lastIndexOf("-") + 1),
  ];
}

/** Makes a vector one long; one of nothing stays so. */
export function toUnit(vector: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  let squares = 0;
  for (let at = 0; at < vector.length; at++) squares += (vector[at] ?? 0) ** 2;
  const length = Math.sqrt(squares);
  if (length > 0) for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) / length;
  return vector;
}

/** Of two vectors of length one, the cosine of the angle between them. */
export function likeness(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/**
 * @param bytes count of words (32 bits, little end first), groups of the clusters (`CLUSTERS` bytes), the codebook
 * (`CODES * LEVELS * PART` signed bytes), a row of `ROW` bytes a word, then the words, parted by line ends, commonest first
 */
export function wordStoreOf(bytes: Uint8Array): WordStore {
  const count = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const groups = bytes.subarray(4, 4 + CLUSTERS);
  const book = new Int8Array(bytes.buffer, bytes.byteOffset + 4 + CLUSTERS, CODES * LEVELS * PART);
  const rows = bytes.subarray(4 + CLUSTERS + book.length, 4 + CLUSTERS + book.length + count * ROW);
  const words = new TextDecoder().decode(bytes.subarray(4 + CLUSTERS + book.length + rows.length)).split("\n");
  const ids = new Map(words.map((word, id) => [word, id] as const));
  const vectors: (Float32Array | undefined)[] = [];

  function read(id: number): Float32Array {
    const vector = new Float32Array(DIMENSIONS);
    for (let code = 0; code < CODES; code++) {
      const from = (code * LEVELS + (rows[id * ROW + code] ?? 0)) * PART;
      for (let at = 0; at < PART; at++) vector[code * PART + at] = book[from + at] ?? 0;
    }
    return toUnit(vector);
  }

  const tell = (id: number, column: number): number => rows[id * ROW + CODES + column] ?? 0;
  return {
    idOf(lower) {
      const own = ids.get(lower);
      if (own !== undefined) return own;
      for (const form of otherForms(lower)) {
        const id = ids.get(form);
        if (id !== undefined) return id;
      }
      return -1;
    },
    vectorOf(id) {
      const known = vectors[id];
      if (known) return known;
      const vector = read(id);
      vectors[id] = vector;
      return vector;
    },
    clusterOf: (id) => tell(id, 0),
    groupOf: (id) => groups[tell(id, 0)] ?? 0,
    nounOf: (id) => tell(id, 1),
    senseOf: (id) => tell(id, 2),
  };
}
