/**
 * A list whose items are named by pictures, behind a head without a mark: "poll result 🍕 8 🍣 5 🌮 11" → "poll result: 🍕 8 …".
 * Not "We sold 🍕 8 and pasta 5", nor "Tom 🍕 8".
 */
import { pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const PICTURE = "(?:\\p{Extended_Pictographic}(?:\\ufe0f|\\p{Emoji_Modifier}|\\u200d\\p{Extended_Pictographic})*)";
const ITEM = new RegExp(`${PICTURE}[ :=x×-]{0,3}\\d[\\d.,]*[%kKmM]?`, "gu"); // catches "🍕 8" and "🌮: 11%", not "8 🍕"
const HEAD = new RegExp(`^(?:\\p{L}[\\p{L}'’-]* ){1,6}(?=${PICTURE})`, "u"); // catches "poll result " in front of "🍕", not "votes: "
const FEWEST = 3;

/** Null where the text is no such list. */
export function emojiItems(text: string): Squeezed | null {
  const head = HEAD.exec(text)?.[0].trimEnd().length ?? 0;
  if (head === 0) return null;
  const items = text.match(ITEM) ?? [];
  const behind = text.slice(head).replace(ITEM, ""); // catches each item
  return items.length >= FEWEST && !/\d/u.test(behind) ? pieced(text, [[0, head], ":", [head, text.length]]) : null; // catches "5", not "ok"
}
