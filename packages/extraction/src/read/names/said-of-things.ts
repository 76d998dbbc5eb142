/**
 * A thing that a clause says more of, in front of its figure: "Battery: 8/10, The case they upsell you: 3/10" → Case, not Upsell; "Crisps 6, the dip
 * Ann made: 9" → Dip, not Dip Ann. Not "The boat trip we missed: 45", where the whole is the name.
 */
import { isSmallWord } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { isCapital } from "../../text/capital.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const CLAUSE =
  /(?:^|[\n,;.] ?|: ?|\band |\bbut )(?:[Tt]he|[Tt]hat|[Tt]hose|[Aa]n?) (\p{Ll}[\p{L}'’-]*(?: \p{Ll}[\p{L}'’-]*)?) ((?:they|we|you|I|he|she|nobody|everyone|everybody|\p{Lu}\p{Ll}+) \p{Ll}{2,}[^,;.:!?\d\n]{0,40}?)(?: (?:is|was|gets|got|costs?|scores?|scored))? ?[:=–-]? ?[$€£]?$/u; // catches "The case they upsell you: " in front of "3/10", not "The case for change: "
const WHO = /^(?:they|we|you|I|he|she|nobody|everyone|everybody|\p{Lu}\p{Ll}+) /u; // catches "they " and "Ann ", not "upsell "

/** The readings, the best with the thing and not what is said of it. */
export function withThingsSaid({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [], series = [], cells = [] } = best?.reading ?? {};
  if (!best || series.length !== 1 || points.length < 2) return rows;
  const named = points.map((point, at) => {
    const [start = 0] = cells[at]?.[0]?.spans[0] ?? [];
    const from = cells[at - 1]?.[0]?.spans[0]?.[1] ?? 0;
    const [, thing = "", clause = ""] = CLAUSE.exec(text.slice(Math.min(from, start), start)) ?? [];
    const [name, whole] = [point.name.toLowerCase(), `${thing} ${clause}`.toLowerCase()];
    const [, verb = ""] = clause.split(" ");
    const tells =
      !thing.split(" ").some(isSmallWord) && (!isCapital(clause) || verbSense(verb) === "verb" || /ed$/u.test(verb)); // catches "dropped", not "winner"
    if (thing === "" || !tells || point.axis || !WHO.test(clause) || !whole.includes(name)) return point;
    const cut = name !== whole && name.startsWith(`${thing.toLowerCase()} `);
    return cut || clause.toLowerCase().includes(name) ? { name: thing } : point;
  });
  const apart = new Set(named.map(({ name }) => name.toLowerCase())).size === named.length;
  if (!apart || named.every((point, at) => point === points[at])) return rows;
  return [{ ...best, reading: { ...best.reading, points: named } }, ...others];
}
