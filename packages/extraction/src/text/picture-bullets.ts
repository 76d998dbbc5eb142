/**
 * Pictures in front of lines that tell how many of what are bullets, not names: "📚 24 books\n✈️ 6 trips\n🏃 412 km" → "24 books\n6 trips\n412
 * km". Not "🍕 12\n🌮 9" and "🍕 12 votes\n🌮 9 votes", which the pictures tell apart.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const BULLET =
  /(?<=^|\n)(?:[\p{Emoji_Presentation}\p{Extended_Pictographic}\p{Emoji_Modifier}]|\uFE0F|\u200D)+ ?(?=\d)/gu; // catches "📚 " of "📚 24 books", not of "📚 Books 24"
const TOLD = /(?<=^|\n)\P{L}*\d[\d.,]*[kK]? (\p{L}[\p{L} ]*)(?=\n|$)/gu; // catches "books" of "📚 24 books", not of "24 books (new)"
const FEWEST = 2;

/** Null where no pictures lead the lines, or what they count is the same. */
export function pictureBullets(text: string): Squeezed | null {
  const led = text.match(BULLET)?.length ?? 0;
  if (led < FEWEST || !text.includes("\n")) return null;
  const told = [...text.matchAll(TOLD)].map(([, noun = ""]) => noun.toLowerCase().trim());
  const apart = new Set(told).size === told.length && told.length >= led;
  return apart ? without(text, BULLET) : null;
}
