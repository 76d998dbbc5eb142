/**
 * What is done or denied behind one figure, whatever the others are: "22 in black, 9 in navy, 4 didn't read the email" →
 * didn't read the email, not email · "6 flew, 9 took the train, 1 hitch-hiked to the wedding" → hitch-hiked to the wedding
 */
import {
  AUXILIARIES,
  DETERMINERS,
  isSmallWord,
  POSSESSIVES,
  PREPOSITIONS,
  wordSet,
} from "../../lexicon/closed-class.ts";
import { basesOf, verbSense } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import { isLed, leadsOf } from "../labels/name-leads.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";
import { type Deed, deedsOf, LIGHT } from "./deed-names.ts";

const DENIES = /^(?:not|never|cannot|\p{L}+n['’]t|(?:did|do|does|have|has|had|wo|could|would|is|are|was|were)nt)$/iu; // catches "didn't" and "not", not "went"
const MOST_BEFORE = 3;
const END = / (?:at|of|to|for|with|from)$/iu; // catches the end of "don't pay at", not "came up"
const TO_DRIVE = /^(?:drive|drives|drove) to$/iu; // catches "drive to" of "drive to work", not "drive a"
const PARTICLES = wordSet("over up out off down away back in");

/** The deed denies what it says, and its name is not what is denied. */
const isDenied = ({ words, verb, subject }: Deed, name: string): boolean =>
  !subject &&
  words.slice(0, MOST_BEFORE).some((word) => DENIES.test(word)) &&
  !name.toLowerCase().includes(verb) &&
  !name.split(" ").some((word) => DENIES.test(word));

/** Its name stands behind a small word: to what, or where, it is done. */
function isPlace({ words, verb, subject }: Deed, name: string): boolean {
  const [lead = "", next = ""] = words.map((word) => word.toLowerCase());
  const does = verbSense(lead) === "verb" || (subject && verbSense(lead) !== null); // "people drive", "staff walk"
  if (!does || AUXILIARIES.has(lead) || !isSmallWord(next)) return false; // "missed calls from mum"
  const [first = ""] = name.toLowerCase().split(" ");
  let at = words.findIndex((word) => word.toLowerCase() === first) - 1;
  while (at > 0 && (DETERMINERS.has(words[at] ?? "") || POSSESSIVES.has(words[at] ?? ""))) at--;
  return (
    at > 0 &&
    !PARTICLES.has(words[at] ?? "") &&
    PREPOSITIONS.has(words[at]?.toLowerCase() ?? "") &&
    (TO_DRIVE.test(`${lead} ${words[at]}`) || ![verb, ...basesOf(verb)].some((base) => LIGHT.has(base)))
  );
}

const REASON = /^[^,;:.!?()\n–—]*? (?:because|since|when|if|until|unless|before|after|though|although)\b/iu; // catches " hang up before" behind "5%", not " hang up, then"

/** Its name stands behind the deed, in what tells why or when: "5% hang up before we find out". */
function isReason({ text }: Scan, { points, cells }: Reading, deed: Deed, at: number): boolean {
  const name = points[at]?.name.toLowerCase() ?? "";
  const [cell] = cells[at] ?? [];
  const [, end = 0] = cell?.spans[0] ?? [];
  const [next = text.length] = cells[at + 1]?.[0]?.spans[0] ?? [];
  const behind = text.slice(end, next).toLowerCase();
  const reason = REASON.exec(behind)?.[0].length ?? -1;
  const own = behind.indexOf(name);
  return (
    reason > 0 &&
    own + name.length >= reason &&
    !deed.subject &&
    verbSense(deed.words[0]?.toLowerCase() ?? "") === "verb" &&
    cell?.kind === "stated" &&
    cell.spans.length === 1
  );
}

function namesOf(scan: Scan, reading: Reading, deeds: readonly (Deed | null)[]): string[] {
  const { points } = reading;
  const placed = points.map(({ name }, at) => {
    const deed = deeds[at];
    return deed ? isPlace(deed, name) : false;
  });
  const led = leadsOf(scan, reading, false).filter((lead, at) => !placed[at] && isLed(lead)).length > 0;
  const does = points.slice(1).some(({ name }) => verbSense(name) !== null && !name.endsWith("ing")); // "14 people drive to work, 9 cycle, 4 take the bus"
  const few = !led && placed.filter(Boolean).length * 2 < placed.length;
  return points.map(({ name, axis }, at) => {
    const deed = deeds[at];
    if (!deed || axis || deed.words.some((word) => /\d/u.test(word))) return name; // catches "8" of "live all 8,000"
    const lone = at === 0 && does && deed.subject && placed.lastIndexOf(true) === 0 && !deed.words.includes("by");
    const done = placed[at] && ((few && !deed.subject) || lone);
    return isDenied(deed, name) || isReason(scan, reading, deed, at) || done
      ? deed.words.join(" ").replace(END, "")
      : name;
  });
}

/** The best reading with such names. */
export function withLoneDeeds(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.series.length > 1 || best.reading.points.length < 2) return rows;
  const { reading } = best;
  const names = namesOf(scan, reading, deedsOf(scan, reading));
  const same = names.every((name, at) => name === reading.points[at]?.name);
  if (same || new Set(names.map((name) => name.toLowerCase())).size < names.length) return rows;
  const points = reading.points.map((point, at) => ({ ...point, name: names[at] ?? point.name }));
  return [{ ...best, reading: { ...reading, points } }, ...others];
}
