/**
 * Names that say nothing without what follows them: "the rest to people who'd flown in" → flown in · "8% something nobody
 * could name" → something nobody could name · "a fifth is people saying thanks" → saying thanks. Not "310 people, 40 dogs".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const PEOPLE = /^(?:people|those|folks?|ones|anyone|someone|somebody|everyone)\b/iu; // catches "people coming", not "peoples"
const THINGS = /^(?:things?|something|everything|anything|stuff)\b/iu; // catches "things", not "nothing"
/** From the head to the end of its clause. */
const CLAUSE = /^[^.,;:!?()\n–—]*/u; // catches " who'd flown in" in front of ", 12", not ", 12"
const NEXT =
  /(?:,? (?:and|while|but|plus))?(?: (?:a|an|the|just|only|about|another|nearly|for|from|to|by|were|was|of))*[ $€£₹]*$/iu; // catches " and the " in front of the next figure, not " and drink "
const WHO = /^ (?:who|that)(?:['’](?:d|ve|re|s|ll))?(?: (?:are|is|were|was|have|has|had|would|will))?(?= )/iu; // catches " who'd" and " who have", not " whole"
const ONLY = /^ (?:simply|just|actually|mostly|really|still)(?= )/iu; // catches " simply", not " simple"
const PLACE = /^ (?:at|in|on|from|with|of|for|by) (?:the |an? |our |my |their )?/iu; // catches " at the " in front of "counter", not " attending"
const TELLS = /^ (?:who|that|\p{L}+ing|simply|just|at|in|on|off|from|with|of|for|by)\b/iu; // catches " who", not " look"
const MOST_WORDS = 6;
const MOST_THING_WORDS = 4;
const LONE = 2;
/** What goes on with something else: "110 people and supports", "61 people to look after it". */
const ON = /^ (?:and|or|but|to|per|a|an|each|every|plus|while|as|than)\b/iu; // catches " and supports", not " attending"

/** The name of a head as its clause tells it. */
function toldBy(head: string, behind: string): string | null {
  if (THINGS.test(head)) {
    const words = behind.trim().split(" ");
    return words.length < LONE || words.length > MOST_THING_WORDS || words[0] === "that" ? null : `${head}${behind}`;
  }
  if (!TELLS.test(behind)) return null; // "61 people look after it"
  const clause = behind.replace(WHO, "").replace(ONLY, "").replace(PLACE, "");
  const words = clause.trim().split(" ");
  return clause === "" || words.length > MOST_WORDS ? null : clause.trim();
}

/** Each name, those of heads with what their clause says. */
function namesIn({ text }: Scan, { points, cells }: Reading): string[] {
  return points.map(({ name, axis }, at) => {
    const [head = ""] = name.split(" ");
    const [, end = 0] = cells[at]?.[0]?.spans[0] ?? [];
    const [next = text.length] = cells[at + 1]?.[0]?.spans[0] ?? [];
    if (axis || (!PEOPLE.test(head) && !THINGS.test(head)) || next < end) return name;
    const place = text.toLowerCase().indexOf(name.toLowerCase(), end);
    if (place < 0 || place >= next || place - end > NEAR) return name;
    const stretch = text.slice(place + head.length, next);
    const whole = next < text.length ? stretch.replace(NEXT, "") : stretch;
    const [behind = ""] = CLAUSE.exec(whole) ?? [];
    return (behind.startsWith(" ") && !ON.test(behind) && toldBy(head, behind)) || name;
  });
}
/** Characters between a figure and its head. */
const NEAR = 14;

/** The best reading with such names. */
export function withHeadClauses(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.series.length > 1 || best.reading.points.length < 2) return rows;
  const { reading } = best;
  const names = namesIn(scan, reading);
  const same = names.every((name, at) => name === reading.points[at]?.name);
  if (same || new Set(names.map((name) => name.toLowerCase())).size < names.length) return rows;
  const points = reading.points.map((point, at) => ({ ...point, name: names[at] ?? point.name }));
  return [{ ...best, reading: { ...reading, points } }, ...others];
}
