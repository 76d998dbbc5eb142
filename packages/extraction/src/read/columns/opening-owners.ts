/**
 * Whose the first row is opens its sentence, where the other rows are somebody's too: "Leeds made 41,000 vans in Q1 and 44,500 in Q2. Over the
 * same quarters Hull made 28,600 and 30,100" → Leeds · Hull, not Vans. Not "Leeds made 41,000 vans in Q1; cars came to 28,600".
 */
import { isSmallWord } from "../../lexicon/closed-class.ts";
import type { Scan } from "../../text/scan.ts";
import { endsAlike } from "../names/ends-alike.ts";
import type { Ranked } from "../rank/score.ts";
import type { Senses } from "../words/senses.ts";

const OWNER =
  /(?:^|[.!?:\n] )(?:The |the )?(\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2}) (?:(?:has|have|had) )?\p{Ll}{3,}(?: (?:out|up|in|off|on|over|about|around|some|only|just|nearly)){0,2} \p{Sc}?$/u; // catches "Leeds turned out ", not "In Leeds we made "
const NAME = /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2}$/u; // catches "Hull", not "same quarters"
/** In WordNet: places and persons. */
const PROPER: ReadonlySet<number> = new Set([16, 19]);

/** The readings, the best with its first series so. */
export function withOpeningOwners(senses: Senses, { text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const [first = "", ...more] = best?.reading.series ?? [];
  if (!best || more.length === 0 || NAME.test(first)) return rows;
  const [cell] = best.reading.cells[0] ?? [];
  const [start = 0, end = 0] = cell?.spans[0] ?? [];
  const [, owner = ""] = OWNER.exec(text.slice(0, start)) ?? [];
  const counted = first !== "" && text.slice(end).trimStart().toLowerCase().startsWith(first.toLowerCase());
  const isOwn = (name: string): boolean => {
    const { known, noun } = senses.nameOf(name);
    const inside = new RegExp(`[\\p{Ll},;] ${name}(?![\\p{L}])`, "u").test(text); // catches " Hull" of "quarters Hull", not of ". Revenue"
    return NAME.test(name) && (inside || !known || PROPER.has(noun));
  };
  const isPoint = best.reading.points.some(({ name }) => name !== "" && ` ${owner}`.endsWith(` ${name}`)); // "Our IPA has 6.2% alcohol and 55 IBU, the pilsner 4.8% and 32 IBU"
  if (
    isPoint ||
    owner === "" ||
    isSmallWord(owner.toLowerCase()) ||
    !counted ||
    more.includes(owner) ||
    !more.every((name) => isOwn(name) || endsAlike(owner, name))
  )
    return rows;
  const measure = best.reading.measure ?? first;
  return [{ ...best, reading: { ...best.reading, series: [owner, ...more], measure } }, ...others];
}
