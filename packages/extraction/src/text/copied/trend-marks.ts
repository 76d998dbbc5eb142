/** Marks of a trend behind a level are the sign of its change: "Revenue $12.4K ▲ 12%", "48,219⏎▼ 1.2% vs last month" → "+12%", "-1.2%". Not "Sales ↑ 12%". */
import type { Squeezed } from "../squeezed.ts";
import { without } from "../without.ts";

const MARK = /(?<=\d(?:%| ?\p{L}{1,3}| ?[€$£])? *[\s(])[▲▼△▽↑↓⬆⬇🔺🔻]\uFE0F? ?[+−–-]?(?=\d[\d.,]* ?(?:%|pp|pts?\b))/gu; // catches "▲ " of "$12.4K ▲ 12%", not of "Sales ▲ 12%"
const DOWN = /[▼▽↓⬇🔻−–-]/u; // catches "▼", not "▲"
const HINT = /[▲▼△▽↑↓⬆⬇🔺🔻]/u; // catches "▲", not "^"

/** Null where no level has such a mark. */
export const trendMarks = (text: string): Squeezed | null =>
  text.includes("\n") && HINT.test(text) ? without(text, MARK, (found) => (DOWN.test(found) ? "-" : "+")) : null;
