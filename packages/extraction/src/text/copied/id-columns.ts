/**
 * A first column of identifiers is no name where one of words stands behind it: "user_id,plan,mrr⏎101,basic,29" → "plan,mrr⏎basic,29". Not "id,score⏎a7,12",
 * whose rows have no other name.
 */
import type { Squeezed } from "../squeezed.ts";
import { without } from "../without.ts";

const HEAD = /^["']?(?:\p{L}+[_ ])?(?:id|nr|no|key|uuid|sku|code)["']?(?:,|;|\t| ?\| ?)(?=["']?\p{L})/iu; // catches "user_id," in front of "plan", not "id,12"
const COLUMN = /(?<=^|\n)["']?[\p{L}\d_-]{1,36}["']?(?:,|;|\t| ?\| ?)/gu; // catches "101," of "101,basic,29"
const ROW = /^["']?(?=[\p{L}_-]*\d)[\p{L}\d_-]{1,36}["']?(?:,|;|\t| ?\| ?)["']?\p{L}[^,;|\t]*(?:,|;|\t| ?\| ?)/u; // catches "101,basic,", not "basic,101,"
const FEWEST = 2;

/** Null where the rows have no such column. */
export function idColumns(text: string): Squeezed | null {
  if (!text.includes("\n") || !HEAD.test(text)) return null;
  const [, ...rows] = text.split("\n").filter((line) => line.trim() !== "");
  return rows.length >= FEWEST && rows.every((row) => ROW.test(row)) ? without(text, COLUMN) : null;
}
