/**
 * Two proper names that have one figure together are one name: "London 5.1% and Trinidad and Tobago 3.9%", "4% in Bosnia and
 * Herzegovina, 3% in Serbia", "followed by Tyne & Wear at 4%". Not "4% in Leeds and York 5%", nor where both have figures.
 */
import { MONTHS } from "../../lexicon/calendar.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const PROPER = "\\p{Lu}[\\p{L}'’.-]*(?: \\p{Lu}[\\p{L}'’-]*){0,3}";
const PAIR = new RegExp(`(?<![\\p{L}’'])((?:The )?${PROPER}) (?:and|&) ((?:the )?${PROPER})(?![\\p{L}\\d])`, "gu"); // catches "Tyne and Wear", not "food and Drink"

const OPENED = /(?:^|[,;:.(\n] ?|\b(?:and|by|while|but|than|are|were|is|was|included?|including) )(?:the )?$/iu; // catches ", " and "followed by ", not "in "
const PLACED = /(?<!\d\S{0,3} )\b(?:in|at|for|to|of|from|on|across) (?:the )?$/iu; // catches "those in the ", not "12 in "
const AT = /^,?(?: (?:at|with|on|by|up|down|about|around|nearly))*:? ?\(?(?:up |down )?[+−–-]?\p{Sc}?$/u; // catches " at " and " (up $", not " had "
const HAS =
  /^ (?:had|has|have|is|was|were|are|saw|got|rose|fell|grew|added|gained|lost|reported|recorded)(?: (?:at|with|on|by|about|around|nearly))* \p{Sc}?$/u; // catches " had ", not " where it had "
const BEHIND = /^(?: \([^()]*\))?[^\d,;.:()]{0,40}\b(?:in|at|for|to|of|from|on|across) (?:the )?$/iu; // catches " in ", " jobs in the " and " (+4%) from ", not ", and in "
const CLOSED = /^(?:[,.;:)]|\n|$| and \p{Sc}?\d| (?:and|but|while) (?![^,.;\d]{0,30}\d))/u; // catches ",", the end and " and $5", not " 5%"

const plainly = (name: string): string => name.replace(/^the /iu, "").toLowerCase(); // catches "The ", not "Theo"

/** The pair has the figure between two places, and neither of the two has it alone. */
function isOwn(text: string, [start, end]: readonly [number, number], [from, to]: readonly [number, number]): boolean {
  const before = text.slice(0, start);
  if (from < start) return BEHIND.test(text.slice(to, start)) && CLOSED.test(text.slice(end));
  const link = text.slice(end, from);
  return AT.test(link) ? OPENED.test(before) || PLACED.test(before) : HAS.test(link) && OPENED.test(before);
}

/** The readings, the best with such names whole. */
export function withAndWholes({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (!best || !/ (?:and|&) /u.test(text) || best.reading.points.length < 2) return rows;
  const { reading } = best;
  const names = [...reading.series, ...reading.points.map(({ name }) => name)].map(plainly);
  const pairs = [...text.matchAll(PAIR)].map(({ 0: whole, 1: one = "", 2: other = "", index }) => ({
    whole,
    one,
    other,
    index,
  }));
  const points = reading.points.map((point, at) => {
    const span = reading.cells[at]?.[0]?.spans[0];
    const own = plainly(point.name);
    const pair = pairs.find(({ whole, one, other, index }) => {
      const [mine, rest] = plainly(one) === own ? [one, other] : [other, one];
      const words = plainly(rest).split(" ");
      const alone =
        plainly(mine) === own &&
        !/^co\.?$/u.test(words[0] ?? "") &&
        !MONTHS.has(plainly(rest)) &&
        !names.some((name) => words.includes(name) || name === plainly(whole) || name === plainly(rest));
      return alone && span !== undefined && isOwn(text, [index, index + whole.length], span);
    });
    return point.axis || !pair ? point : { ...point, name: pair.whole };
  });
  if (points.every((point, at) => point === reading.points[at])) return rows;
  return [{ ...best, reading: { ...reading, points } }, ...more];
}
