/**
 * A name and a width in, one or more lines that fit out; shortened with an ellipsis only where nothing else helps.
 *
 *   wrapName("Customer acquisition cost", { widthPx: 120, maxLines: 2, sizePx: 16, weight: 400 })
 *   // { lines: ["Customer", "acquisition cost"], shortened: false, widthPx: 118 }
 */
import { advanceWidth, type Face } from "./measure.ts";

export type Wrapped = { lines: readonly string[]; shortened: boolean; widthPx: number };
export type WrapOptions = Face & {
  widthPx: number;
  maxLines: number;
  /** `words` breaks at spaces and after - / only; `anywhere` also inside a word too long for a line. */
  breaks?: "words" | "anywhere";
  /** `whole` rather gives up than shortens. */
  keep?: "whole" | "what fits";
};

/** So many characters stay of a shortened name (craft rule 9). */
export const MIN_KEPT_CHARACTERS = 10;
const ELLIPSIS = "…";

// Cuts "sign-up rate" into "sign-", "up ", "rate"; must not cut "−5" after its sign: U+2212 is not listed.
const PIECES = /[^\s\-/–—]*[\s\-/–—]+|[^\s\-/–—]+/gu;
// Catches 中文: scripts written without spaces break anywhere; must not catch "Word".
const SPACELESS = /[\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uffe6\u0e00-\u0e7f]/u;
// Catches "abc" (plain ASCII needs no segmenter); must not catch "é" or 🎉.
const ASCII = /^[\x20-\x7e]*$/;

/** Made at first need, and its answers kept: segmenting costs more than all the rest of a layout. */
let segmenter: Intl.Segmenter | undefined;
const segmented = new Map<string, readonly string[]>();
const MOST_SEGMENTED = 1000;

/** What a reader sees as characters: an emoji with its joiners is one. */
export function charactersOf(text: string): readonly string[] {
  if (ASCII.test(text)) return [...text];
  const known = segmented.get(text);
  if (known) return known;
  segmenter ??= new Intl.Segmenter();
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  if (segmented.size >= MOST_SEGMENTED) segmented.clear();
  segmented.set(text, characters);
  return characters;
}

function longestPrefix(characters: readonly string[], fits: (text: string) => boolean): number {
  let low = 0;
  let high = characters.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (fits(characters.slice(0, middle).join(""))) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A part of a text that stays on one line; one that continues a word takes a hyphen before it. */
type Piece = { text: string; continues: boolean };

const HYPHEN = "-";
/** Parts of a broken word are not shorter than this. */
const LEAST_PART = 3;

function piecesOf(text: string, options: WrapOptions): readonly Piece[] {
  const pieces = text.match(PIECES) ?? [];
  return pieces.flatMap((piece): readonly Piece[] => {
    if (SPACELESS.test(piece)) return charactersOf(piece).map((part) => ({ text: part, continues: false }));
    const tooLong = options.breaks === "anywhere" && advanceWidth(piece.trimEnd(), options) > options.widthPx;
    if (!tooLong) return [{ text: piece, continues: false }];
    const characters = charactersOf(piece);
    const last = characters.length - LEAST_PART;
    const head = characters.slice(0, LEAST_PART).join("");
    const parts = characters.slice(LEAST_PART, last).map((part) => ({ text: part, continues: true }));
    return [
      { text: head, continues: false },
      ...parts,
      { text: characters.slice(Math.max(LEAST_PART, last)).join(""), continues: true },
    ];
  });
}

/** Without kerning widths add up, so that each piece is measured once. */
function linesOf(text: string, options: WrapOptions): string[] {
  const lines: string[] = [];
  const pieces = piecesOf(text, options);
  const hyphenPx = advanceWidth(HYPHEN, options);
  let [line, px] = ["", 0];
  for (const [at, piece] of pieces.entries()) {
    const after = pieces[at + 1]?.continues ? hyphenPx : 0;
    if (line !== "" && px + advanceWidth(piece.text.trimEnd(), options) + after > options.widthPx) {
      lines.push(line.trimEnd() + (piece.continues ? HYPHEN : ""));
      line = piece.text.trimStart();
      px = advanceWidth(line, options);
    } else {
      line += piece.text;
      px += advanceWidth(piece.text, options);
    }
  }
  if (line.trimEnd() !== "") lines.push(line.trimEnd());
  return lines;
}

const widest = (lines: readonly string[], face: Face): number =>
  lines.reduce((most, line) => Math.max(most, advanceWidth(line, face)), 0);

/** Whether enough of a name stays: a space before the ellipsis is cut too. */
const staysReadable = (characters: readonly string[], kept: number): boolean =>
  charactersOf(characters.slice(0, kept).join("").trimEnd()).length >= Math.min(MIN_KEPT_CHARACTERS, characters.length);

/** `text` cut to `widthPx` with an ellipsis; null where fewer than ten characters would stay. */
export function shorten(text: string, options: Face & { widthPx: number }): string | null {
  if (advanceWidth(text, options) <= options.widthPx) return text;
  const characters = charactersOf(text);
  const cut = (part: string): string => part.trimEnd() + ELLIPSIS;
  const kept = longestPrefix(characters, (part) => advanceWidth(cut(part), options) <= options.widthPx);
  return staysReadable(characters, kept) ? cut(characters.slice(0, kept).join("")) : null;
}

/** Lines that are as even as they can be: the narrowest width that needs no more lines. */
function balanced(text: string, options: WrapOptions, count: number): string[] {
  let low = options.widthPx / count / 1.2;
  let high = options.widthPx;
  for (let step = 0; step < 6; step++) {
    const middle = (low + high) / 2;
    const lines = linesOf(text, { ...options, widthPx: middle });
    const fits = lines.length <= count && widest(lines, options) <= middle;
    if (fits) high = middle;
    else low = middle;
  }
  return linesOf(text, { ...options, widthPx: high });
}

/**
 * `text` on at most `maxLines` lines of `widthPx`; whole where it can be, else shortened on its last line;
 * null where even ten characters don't fit.
 */
export function wrapName(text: string, options: WrapOptions): Wrapped | null {
  const { widthPx, maxLines, sizePx, weight, breaks = "words", keep = "what fits" } = options;
  const hundredths = Math.floor(widthPx * 100 + 1e-6);
  const clean = text.trim();
  const wholePx = advanceWidth(clean, options);
  if (wholePx <= hundredths / 100) return { lines: [clean], shortened: false, widthPx: wholePx };
  if (keep === "whole" && wholePx * 0.8 > (hundredths / 100) * maxLines) return null;
  const key = `${hundredths} ${maxLines} ${sizePx} ${weight} ${breaks} ${keep} ${text}`;
  const known = wrappedNames.get(key);
  if (known !== undefined) return known;
  if (wrappedNames.size >= MOST_WRAPPED) wrappedNames.clear();
  const wrapped = wrapAnew(clean, { ...options, widthPx: hundredths / 100 });
  wrappedNames.set(key, wrapped);
  return wrapped;
}

/** The ways of drawing that a layout tries ask for the same names at the same widths. */
const wrappedNames = new Map<string, Wrapped | null>();
const MOST_WRAPPED = 4000;

function wrapAnew(clean: string, options: WrapOptions): Wrapped | null {
  const lines = options.maxLines > 1 ? linesOf(clean, options) : [];
  if (options.maxLines > 1 && lines.length <= options.maxLines && widest(lines, options) <= options.widthPx) {
    const even = balanced(clean, options, lines.length);
    return { lines: even, shortened: false, widthPx: widest(even, options) };
  }
  return options.keep === "whole" ? null : shortenedLines(clean, options);
}

/** As much of the text as stands on the lines, broken anywhere, with an ellipsis. */
function brokenLines(text: string, options: WrapOptions): Wrapped | null {
  const characters = charactersOf(text);
  const linesFor = (part: string): string[] => linesOf(part.trimEnd() + ELLIPSIS, options);
  const fits = (part: string): boolean => {
    const lines = linesFor(part);
    return lines.length <= options.maxLines && widest(lines, options) <= options.widthPx;
  };
  const kept = longestPrefix(characters, fits);
  if (!staysReadable(characters, kept)) return null;
  const lines = linesFor(characters.slice(0, kept).join(""));
  return { lines, shortened: true, widthPx: widest(lines, options) };
}

function shortenedLines(text: string, options: WrapOptions): Wrapped | null {
  if (options.breaks === "anywhere" && options.maxLines > 1) return brokenLines(text, options);
  const [first] = options.maxLines > 1 ? linesOf(text, { ...options, breaks: "words" }) : [];
  if (options.maxLines === 2 && first && first.length >= 4 && advanceWidth(first, options) <= options.widthPx) {
    const rest = text.slice(first.length).trimStart();
    const cut = cutTo(rest, options);
    if (cut && charactersOf(first + cut).length > MIN_KEPT_CHARACTERS)
      return { lines: [first, cut], shortened: true, widthPx: widest([first, cut], options) };
  }
  const line = shorten(text, options);
  return line === null ? null : { lines: [line], shortened: true, widthPx: advanceWidth(line, options) };
}

/** The rest of a name on its last line: with an ellipsis, and at least three characters of it. */
function cutTo(text: string, options: WrapOptions): string | null {
  const characters = charactersOf(text);
  const fits = (part: string): boolean => advanceWidth(part.trimEnd() + ELLIPSIS, options) <= options.widthPx;
  const kept = longestPrefix(characters, fits);
  return kept >= 3 ? characters.slice(0, kept).join("").trimEnd() + ELLIPSIS : null;
}
