/**
 * How long a post is by X's count: twitter-text's rules, configuration version 3. In: the text. Out: its weighted
 * length; 280 is the most that a post may have.
 *
 *   weightedLength("Chrome 65%") -> 10; weightedLength("図表") -> 4; weightedLength("see https://example.org/x") -> 27
 *
 * Source: github.com/twitter/twitter-text, config/v3.json (weights in hundredths; emoji and everything outside the
 * ranges weigh two; every URL weighs as its t.co link does).
 */
export const MAX_WEIGHTED_LENGTH = 280;
const URL_LENGTH = 23;
const LIGHT_RANGES: readonly (readonly [first: number, last: number])[] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];

/** Catches "https://example.org/a?b" and "http://x.io", must not catch "ftp://example.org" or "3.5". */
const URL_PATTERN = /https?:\/\/[^\s]+/giu;
/** Catches "👍🏽", "👩‍🚀" and "🇵🇹" as one each, must not catch "5" or "#". */
const EMOJI_PATTERN = /\p{RGI_Emoji}/gv;

const weightOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  return LIGHT_RANGES.some(([first, last]) => code >= first && code <= last) ? 1 : 2;
};

export function weightedLength(text: string): number {
  let length = 0;
  const withoutUrls = text.normalize("NFC").replaceAll(URL_PATTERN, () => {
    length += URL_LENGTH;
    return "";
  });
  const bare = withoutUrls.replaceAll(EMOJI_PATTERN, () => {
    length += 2;
    return "";
  });
  for (const character of bare) length += weightOf(character);
  return length;
}
