/**
 * Shares of so many each are a table, since the numbers in their names are none of them: "75% of the money came from 12 large donors, 20% from 340 regulars
 * and 5% from events" → 12 large donors, 340 regulars, events. Not "75% came from Leeds, 20% from York", which need none.
 */
import { groupSpans, membersOf } from "./members.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const SHARE = "(?<share>\\d[\\d.]*(?<=\\d) ?%)";
const FIRST = new RegExp(
  `^(?:about |around |nearly |almost |over )?${SHARE} of (?:the |our |all |my )?(?<what>\\p{L}[\\p{L} ]{2,30}?) (?:came|comes|come|is|are|was|were|goes|go|went)(?: made)? (?:from|to|by|with) (?<name>[^,;:.]{2,40})$`,
  "diu",
); // catches "75% of the money came from 12 large donors", not "75% came from Leeds"
const NEXT = new RegExp(
  `^(?:about |around |just |only |the other |the remaining )?${SHARE}(?: came| comes)? (?:from|to|by|with) (?<name>[^,;:.]{2,40})$`,
  "diu",
); // catches "20% from 340 regulars", not "20% York"
const APART = /, (?:and )?| and (?=\d[\d.]* ?%)|; (?:and )?/gu; // catches ", " and " and " in front of "5%", not " and friends"
const COUNTED = /^(?:the |our |just |only )?\d[\d,]* \p{L}/u; // catches "12 large donors", not "events"
const ARTICLE = /^(?:the|our|just|only) /iu; // catches "the ", not "then"
const FEWEST = 2;

/** Null where the text is no such sentence. */
export function sharesOfMany(text: string): Squeezed | null {
  if (!/^\D{0,10}\d[\d.]* ?% of /u.test(text)) return null; // catches "75% of the", not "12 of 40"
  const end = text.trimEnd().replace(/[.!]$/u, "").length; // catches the last ".", not that of "1.5"
  const members = membersOf(text, [0, end], APART);
  const told = members.map(([from, to], at) => groupSpans((at === 0 ? FIRST : NEXT).exec(text.slice(from, to)), from));
  const rows = told.flatMap(({ share, name }) => (share && name ? [{ share, name }] : []));
  const what = told[0]?.what;
  const counted = rows.filter(({ name }) => COUNTED.test(text.slice(...name))).length;
  if (!what || rows.length < members.length || rows.length < FEWEST || counted === 0) return null;
  return pieced(text, [
    what,
    ...rows.flatMap(({ share, name: [from, to] }): Piece[] => {
      const lead = ARTICLE.exec(text.slice(from, to))?.[0].length ?? 0;
      return ["\n", [from + lead, to], "\t", share];
    }),
  ]);
}
