/** When a table was made is no part of it: "…⏎Generated 3 Jul 2024", "…⏎Page 1 of 3", "…⏎Last updated: 14:22". Not "Updated 12" of a list of what was done. */
import type { Squeezed } from "../squeezed.ts";
import { without } from "../without.ts";

const MADE =
  /\n\n?[ \t]*(?:(?:report )?(?:generated|exported|printed|created|retrieved|downloaded)(?: (?:on|at|by)| [–-]|:)? [^\n]*(?:\d{4}|\d:\d\d|today|yesterday)[^\n]*|(?:last )?updated:? [^\n]*(?:\d{4}|\d:\d\d|ago|today|yesterday)[^\n]*|page \d+ of \d+)\n?$/iu; // catches "⏎Generated 3 Jul 2024", not "⏎Updated 12"

/** Null where nothing stands below. */
export const reportFrames = (text: string): Squeezed | null => (text.includes("\n") ? without(text, MADE) : null);
