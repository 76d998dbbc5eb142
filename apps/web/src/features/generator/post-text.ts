/**
 * A post from its caption and its hashtags, as they stand in their fields.
 *
 *   postText({caption: "Chrome leads.", hashtags: "browsers #web"}) -> "Chrome leads.\n\n#browsers #web"
 */

/** Catches the words between spaces and commas in "a, #b", must not split "a_b". */
const BETWEEN_TAGS = /[\s,]+/;

/** "browsers, #web" -> ["#browsers", "#web"] */
export const hashtagsOf = (typed: string): string[] =>
  typed
    .split(BETWEEN_TAGS)
    .map((tag) => tag.replace(/^#+/, "")) // catches the signs of "##web", must not catch the one in "c#"
    .filter((tag) => tag !== "")
    .map((tag) => `#${tag}`);

export function postText({ caption, hashtags }: { caption: string; hashtags: string }): string {
  return [caption.trim(), hashtagsOf(hashtags).join(" ")].filter((part) => part !== "").join("\n\n");
}
