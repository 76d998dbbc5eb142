/**
 * "Post" alone behind "pre-op" is what comes after the same: "CRP 84 pre-op, 31 post." → "31 post-op". Not "84 pre-op, 31 posts", "pre-season: 4
 * post offices".
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const PRE = /\bpre-(?<what>\p{L}{2,12})\b/iu; // catches "pre-op", not "pre 84"
const POST = /\bpost(?=[.,;:)!]|$|\n| \d)/giu; // catches "31 post." and "post 31", not "post-op" or "post office"

/** Null where the text says no such word, or "post" is told in full. */
export function postBehindPre(text: string): Squeezed | null {
  const what = /\bpre-/iu.test(text) ? PRE.exec(text)?.groups?.what : undefined; // catches "pre-op", not "pretty"
  return what ? without(text, POST, (found) => `${found}-${what}`) : null;
}
