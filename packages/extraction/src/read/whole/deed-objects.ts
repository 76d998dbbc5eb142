/**
 * Things that one did so many of, each with a verb of its own: "He scored 28 points, grabbed 11 rebounds and dished out 9 assists" → Points ·
 * Rebounds · Assists. Not "Ann scored 28 points, Bo grabbed 11", two of whom it is told.
 */
import { isSmallWord } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { toldOf } from "./told-pairs.ts";

const OPENS =
  /^(?:[^\d:;]{0,40}[,:] )?(?:(?:the|our|my|their|his|her) )?(\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2}) (\p{Ll}{3,})(?: (?:out|up|down|off|in|away|another|about|only|just))? $/u; // catches "He scored " and "On Sunday, our dog ate ", not "28 "
const NEXT =
  /(?:,|;|, and| and| but) (?:then |also )?(\p{Ll}{3,})(?: (?:out|up|down|off|in|away|another|about|only|just))? $/u; // catches ", grabbed " and " and dished out ", not ", Bo grabbed "
const THING =
  /^ (?!of )(\p{L}[\p{L}'’-]*(?: (?!and |but |then )\p{L}[\p{L}'’-]*){0,2}?)(?=,|;|\.|!| and | but | (?:this|last|on|in|at|during|per|a) |$)/u; // catches " points" in front of ", grabbed", not " of them"
const FEWEST = 3;
/** The grammar leaves the others behind. */
const FAR = 4;

const isDeed = (word: string): boolean => verbSense(word) !== null || /.{2}ed$/u.test(word) || IRREGULAR.has(word); // catches "dished", not "red"
const IRREGULAR: ReadonlySet<string> = new Set(
  "ate wrote read drew sang dug shot swam bred knit hit cut put let set".split(" "),
);

const NUMBER = /^(?:\d[\d.,]*(?<=\d)|\p{L}+)/u; // catches "28" of "28 points" and "twelve", not " points"

/** Where its number ends, without the unit that is its thing. */
const numberEnd = (text: string, { start, end }: Figure): number =>
  start + (NUMBER.exec(text.slice(start))?.[0].length ?? end - start);

/** The readings, before them that of the things. */
export function withDeedObjects({ text }: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const figures = mentions.filter(isFigure);
  const [first] = figures;
  if (!rows[0] || !first || figures.length < FEWEST || mentions.some(isAxis)) return rows;
  if (figures.some(({ basis, range, unit }) => basis || range || (unit && unit.kind !== "measure"))) return rows;
  const [, who = "", deed = ""] = OPENS.exec(text.slice(0, first.start)) ?? [];
  const deeds = figures.map((figure, at) =>
    at === 0 ? deed : (NEXT.exec(text.slice(numberEnd(text, figures[at - 1] ?? figure), figure.start))?.[1] ?? ""),
  );
  const names = figures.map((figure) => THING.exec(text.slice(numberEnd(text, figure)))?.[1] ?? "");
  const told =
    who !== "" && deeds.every(isDeed) && names.every((name) => name !== "" && !isSmallWord(name.toLowerCase()));
  const apart = new Set(deeds).size === deeds.length && new Set(names).size === names.length;
  const best = rows[0].reading;
  const known = best.points.length === names.length && best.points.every(({ name }, at) => name === names[at]);
  if (!told || !apart || known) return rows;
  return [
    {
      ...toldOf(
        figures.map((figure) => ({ ...figure, unit: null })),
        names,
      ),
      link: { place: 0, behind: 0, ease: 0 },
      odds: (rows[0].odds ?? 0) + FAR,
    },
    ...rows,
  ];
}
