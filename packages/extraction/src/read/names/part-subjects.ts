/**
 * What makes up the first part, and not of what it is one nor the verb between: "Packaging made up 51% of the plastic on the
 * beach; 28% was fishing gear" → Packaging · "Rent takes 41% of a Dubliner's pay" → Rent. Not "51% of the plastic is film".
 */
import { isSmallWord } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import { isLedAlike, leadsOf } from "../labels/name-leads.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";
import { isKinder } from "../words/kinder.ts";
import type { Senses } from "../words/senses.ts";

const ACTS =
  "(?:still |now |already |alone |also )?(?:makes?|made|making) up|accounts? for|accounted for|covers?|covered|takes?|took|supplies|supplied|provides?|provided|holds?|held|represents?|represented|forms?|formed|contributes?|generates?|swallows?|swallowed|eats?(?: up)?|ate(?: up)?|drives?|drove|brings? in|brought in|gets?|got|claims?|claimed|uses?|used|fills?|filled|costs?";
const SUBJECT = new RegExp(
  `(?:^|[.!?:;] |\\d[%\\p{L}]*,? (?:and|while|but) )(?:the |our |my |an? )?(\\p{L}[\\p{L}'’-]*(?: \\p{L}[\\p{L}'’-]*){0,3}?)(?:, [^,.;:!?\\d]{3,40},)? (${ACTS})(?: up)? (?:about |some |only |just |another |nearly |roughly |around )?[$€£]?$`,
  "iu",
); // catches "Packaging made up " in front of "51%", not "it takes "
const OF = /^ of (?:the |an? |our |all |its |their |my |new )?/u; // catches " of the plastic" behind "51%", not " off"
const CLAUSE = /^[^,;:.!?()\n–—]*/u; // catches " of the plastic on the beach", not ", volunteers"

const isThing = (name: string): boolean => {
  const words = name.toLowerCase().split(" ");
  return !words.some((word) => isSmallWord(word)) && (words.length > 1 || verbSense(name.toLowerCase()) !== "verb");
};

/** Who or what makes up the first figure; null where its name is not what it is a part of. */
function subjectOf({ text }: Scan, now: string, [start, end]: readonly [number, number]): string | null {
  const [, who = "", verb = ""] = SUBJECT.exec(text.slice(0, start)) ?? [];
  const name = now.toLowerCase();
  const behind = text.slice(end);
  const whole = OF.test(behind) && (CLAUSE.exec(behind)?.[0] ?? "").toLowerCase().includes(name);
  const acts = verb.toLowerCase().split(" ").includes(name);
  return who !== "" && (whole || acts) && isThing(who.trim()) ? who.trim() : null;
}

/** The best reading with its first name so. */
export function withPartSubjects(senses: Senses, scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (!best || best.reading.points.length < 2) return rows;
  const { reading } = best;
  const [row = []] = reading.cells;
  const span = row[0]?.spans[0];
  const several = reading.series.length > 1;
  const mended = (now: string, others: readonly string[]): string | null => {
    if (isLedAlike(leadsOf(scan, reading, several), 0)) return null; // "9% of sales in Ireland, 12% in Norway"
    const found = span && row[0]?.kind === "stated" ? subjectOf(scan, now, span) : null;
    const fellows = several ? reading.series.slice(1) : reading.points.slice(1).map((one) => one.name);
    const name = found && isKinder(senses, found, now, fellows) ? found : null;
    return name && ![now, ...others].some((one) => one.toLowerCase() === name.toLowerCase()) ? name : null;
  };
  const [point, ...points] = reading.points;
  const names = reading.points.map(({ name }) => name);
  const [first = "", ...series] = reading.series;
  const told = several
    ? mended(first, [...series, ...names])
    : point && !point.axis
      ? mended(point.name, names.slice(1))
      : null;
  if (!told) return rows;
  const next: Reading = several
    ? { ...reading, series: [told, ...series] }
    : { ...reading, points: [{ name: told }, ...points] };
  return [{ ...best, reading: next }, ...more];
}
