/**
 * A token: one word, number, mark, line break or emoji with its place in the text.
 * "Chrome 65%" → word "Chrome" [0,6), number "65" [7,9), mark "%" [9,10)
 */
export type TokenKind = "word" | "number" | "mark" | "line" | "emoji";

export type Token = {
  kind: TokenKind;
  text: string;
  /** Lower case, curly apostrophes made straight, arrows made "→", dashes made "–". */
  lower: string;
  /** UTF-16 code units, end excluded. */
  start: number;
  end: number;
  /** True when white space (or the start of the text) stands before it. */
  spaced: boolean;
};
