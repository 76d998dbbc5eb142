/**
 * What all of some groups do, said once behind the last or the first: "40% of men and 20% of women smoke", "45% of men smoke
 * and 38% of women" → Men · Women, not Women smoke.
 * Not "40% of men and 20% of guinea pigs".
 */
import { PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const PLURALS = wordSet("people men women children police youth staff");
const NOUNS = wordSet("staff team teams crew board club people members goods");
const isPlural = (word: string): boolean => PLURALS.has(word) || (singular(word) !== word && word.length > 3);
const GROUP = /\b(?:of|in \p{L}+|in \d+) (?:the |all |our )?$/iu; // catches "20% of " and "two in ten ", not "20 "

/** "women smoke" → women, "landlords trust tenants" → landlords, where the word behind is a deed; else null. */
function groupOf(name: string): string | null {
  const words = name.toLowerCase().split(" ");
  const at = words.findIndex(
    (deed, place) =>
      place > 0 &&
      isPlural(words[place - 1] ?? "") &&
      !/s$/u.test(deed) &&
      !NOUNS.has(deed) &&
      verbSense(deed) !== null, // catches "schools", not "smoke"
  );
  return at < 0 ? null : name.split(" ").slice(0, at).join(" ");
}

/** The readings, the best with that group named like the others. */
export function withoutTailDeed(scan: Scan, rows: Ranked[]): Ranked[] {
  const last = (rows[0]?.reading.points.length ?? 0) - 1;
  return withoutDeedAt(scan, withoutDeedAt(scan, rows, last), 0);
}

function withoutDeedAt({ text }: Scan, rows: Ranked[], place: number): Ranked[] {
  const [best, ...more] = rows;
  const { points = [], series = [], figures = [], cells = [] } = best?.reading ?? {};
  const own = points[place];
  const name = own && points.length > 1 && series.length < 2 ? groupOf(own.name) : null;
  if (!best || !own || !name || !figures.every(({ unit }) => unit?.symbol === "%")) return rows;
  const grouped = points.every((point, at) => {
    const start = text.toLowerCase().indexOf(point.name.toLowerCase(), cells[at]?.[0]?.spans[0]?.[0] ?? 0);
    return start > 0 && GROUP.test(text.slice(0, start)) && !point.axis;
  });
  const others = points.toSpliced(place, 1);
  const alike = others.every((point) => isPlural(point.name.toLowerCase().split(" ").at(-1) ?? ""));
  if (!grouped || !alike || others.some((point) => point.name.toLowerCase() === name.toLowerCase())) return rows;
  const behind = text.toLowerCase().split(own.name.toLowerCase())[1]?.trim().split(" ")[0] ?? "";
  if (!/^(?:[.,;!?]?|and|but|while)$/u.test(behind) && !PREPOSITIONS.has(behind)) return rows; // catches "." and nothing, not "smoke"
  return [{ ...best, reading: { ...best.reading, points: points.toSpliced(place, 1, { ...own, name }) } }, ...more];
}
