/**
 * Groups of people with their ages right behind are told by both: "Men 18-24: 31%, women 18-24: 44%, men 65+: 22%" → "Men aged 18-24". Not "men 12-15
 * points", a range, nor "Men 21-18", a score.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const GROUP =
  "(?:men|women|boys|girls|males|females|people|adults|kids|children|voters|users|workers|patients|pupils|students|riders|drivers|players)";
const AGED = new RegExp(
  `(?<=\\b(?<group>${GROUP})) (?=(?<low>\\d{1,2})(?:[-–](?<high>\\d{1,2})|\\+)(?::|,? \\p{Sc}?\\d| \\p{Ll}+ \\p{Sc}?\\d))`,
  "giu",
); // catches the blank of "Men 18-24: " and "men 65+ 22%", not of "men 12-15 points"
const FEWEST = 2;

/** Null where fewer groups have their ages behind them. */
export function agedGroups(text: string): Squeezed | null {
  const found = /[nsel] \d{1,2}[-–+]/iu.test(text) ? [...text.matchAll(AGED)] : []; // catches "Men 18-", not "men 18"
  const rising = found.every(({ groups }) => Number(groups?.low) < Number(groups?.high ?? Number.POSITIVE_INFINITY));
  const groups = new Set(found.map((one) => one.groups?.group?.toLowerCase()));
  return groups.size >= FEWEST && rising ? without(text, AGED, () => " aged ") : null;
}
