/**
 * What a text holds, as a set of bits: each two and three characters that stand beside each other in it, and each sign. A string
 * stands in a text only where all its grams do; most strings that do not are told by one look.
 *
 * Letters count without case, digits are alike, all other characters are blanks; signs that have no case are kept as well.
 */

const BLANK = 0;
const DIGIT = 27;
const KINDS = 28;

const PAIRS = KINDS ** 3;
const SIGNS = PAIRS + KINDS ** 2;
/** Signs share bits where there are more of them. */
const SIGN_BITS = 1024;
const WORDS = Math.ceil((SIGNS + SIGN_BITS) / 32);

/** Of characters that are no ASCII letters the two that are the same as one where case does not count, and only there. */
export const LONG_S = 0x17f;
const EITHER = /[\u017f\u212a]/; // catches "ſ" and the sign of kelvin, not "s" or "K"

/** What a character counts as: 0 a blank, 1 to 26 a letter, 27 a digit. */
export function kindOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 96;
  if (code >= 65 && code <= 90) return code - 64;
  return code >= 48 && code <= 57 ? DIGIT : BLANK;
}

/** It has no case, so that it stands in a text as it is or not at all: "%", "→", "€"; not "é". */
const isSign = (code: number): boolean =>
  (code > 32 && code < 127 && kindOf(code) === BLANK) ||
  code === 0xa3 ||
  (code >= 0x2010 && code < 0x2060) ||
  (code >= 0x20a0 && code < 0x20d0) ||
  (code >= 0x2190 && code < 0x2200);

const signGram = (code: number): number => SIGNS + (code % SIGN_BITS);

/** The bits of a text; beyond its ends stand blanks. All of them, where what it holds depends on whether case counts. */
export function gramsIn(text: string): Uint32Array {
  const bits = new Uint32Array(WORDS);
  if (EITHER.test(text)) return bits.fill(0xffffffff);
  const set = (gram: number): void => {
    bits[gram >> 5] = (bits[gram >> 5] ?? 0) | (1 << (gram & 31));
  };
  let before = BLANK;
  let last = BLANK;
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : 32;
    const kind = kindOf(code);
    set((before * KINDS + last) * KINDS + kind);
    set(PAIRS + last * KINDS + kind);
    if (kind === BLANK && isSign(code)) set(signGram(code));
    before = last;
    last = kind;
  }
  return bits;
}

export const holdsGram = (bits: Uint32Array, gram: number): boolean =>
  ((bits[gram >> 5] ?? 0) & (1 << (gram & 31))) !== 0;

/** Letters as English has them, the commonest first: what stands far behind is seldom. */
const COMMON = "etaoinshrdlucmfwygpbvkxqjz";

/** About how often one in so many characters is of a kind. */
const RARITY: readonly number[] = Array.from({ length: KINDS }, (_, kind) => {
  const place = COMMON.indexOf(String.fromCharCode(kind + 96));
  return kind === BLANK ? 5 : kind === DIGIT ? 12 : 8 + 3 * place;
});

/** A gram, and how many texts about hold it: one in `rarity`. */
type Told = { gram: number; rarity: number };

function toldIn(words: string): Told[] {
  const kinds = [...words].map((_, at) => kindOf(words.charCodeAt(at)));
  const rare = (...some: number[]): number => some.reduce((most, kind) => most * (RARITY[kind] ?? 1), 1) / 250;
  const told: Told[] = [];
  for (let at = 0; at < words.length; at++) {
    const [one = BLANK, two, three] = kinds.slice(at, at + 3);
    const code = words.charCodeAt(at);
    if (isSign(code)) told.push({ gram: signGram(code), rarity: code === 44 || code === 46 ? 1 : 3 });
    if (two !== undefined && three !== undefined)
      told.push({ gram: (one * KINDS + two) * KINDS + three, rarity: rare(one, two, three) });
    else if (two !== undefined) told.push({ gram: PAIRS + one * KINDS + two, rarity: rare(one, two) });
  }
  return told;
}

/** Looks a string; what it holds more is not asked for. */
export const LOOKS = 3;

/** The rarest grams of a string, `LOOKS` of them, and how rare they are together; none where nothing can be told of it. */
export function rarestGrams(words: string): { grams: readonly number[]; rarity: number } | null {
  const told = toldIn(words).toSorted((one, other) => other.rarity - one.rarity);
  const first = told[0];
  if (!first) return null;
  const grams = Array.from({ length: LOOKS }, (_, at) => (told[at] ?? first).gram);
  return { grams, rarity: Math.max(1, first.rarity) * told.slice(1, LOOKS).reduce((most) => most * 2, 1) };
}
