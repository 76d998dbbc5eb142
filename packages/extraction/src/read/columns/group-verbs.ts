/**
 * Groups that each do the same to things of their own: "Boys love football (14) and gaming (9); girls love dancing (8) and gaming (11)" → Boys
 * and Girls, a row a thing, empty where a group has none. Not "Boys love football (14); dogs eat meat (3)".
 */
import { isSmallWord } from "../../lexicon/closed-class.ts";
import { basesOf, verbSense } from "../../lexicon/morphology.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import { type Ranked, rank } from "../rank/score.ts";
import { cellOf, type Reading } from "../reading.ts";

/** A group's opening: whose it is, what it does, and the first thing up to its figure. */
const OPENING =
  /(?:^|[.;,] ?|\n| (?:and|while|but|whereas) )(?:(?:and|while|but|whereas) )?(?:the |our |my )?(\p{L}[\p{L}\d'’-]*(?: \p{L}[\p{L}\d'’-]*){0,2}?(?: [A-Z\d])?) (\p{Ll}{3,}) (\p{L}[\p{L}'’ -]{1,30}?)(?: ?[(:=–-] ?| by | with | )[$€£]?$/u; // catches "Boys love football (" and "; girls love dancing (", not "football ("
const NEXT =
  /^[%kmb]?(?: \p{Ll}+)?\)?,?(?: and| or| then| &)? (?:the |a |an )?(\p{L}[\p{L}'’ -]{0,30}?)(?: ?[(:=–-] ?| by | with | )[$€£]?$/u; // catches "), gaming (" and " and gaming (", not "; girls love"
const FEWEST = 4;

type Told = { group: string; thing: string; figure: Figure };

const sameDeed = (one: string, two: string): boolean =>
  [one, ...basesOf(one)].some((base) => [two, ...basesOf(two)].includes(base));

/** "Boys love", "class A picked": a verb, and where it may be a noun as well, many of whom it is told: not "Old price". */
const isDeed = (group: string, verb: string): boolean =>
  verbSense(verb) === "verb" ||
  (verbSense(verb) === "either" && /(?:s|men|people|children|staff|[A-Z\d])$/u.test(group)); // catches "Boys" and "Class A", not "Old"

/** Each figure with whose it is and of what; null where one is told otherwise. */
function toldIn({ text }: Scan, figures: readonly Figure[]): readonly Told[] | null {
  const told: Told[] = [];
  let deed = "";
  for (const [at, figure] of figures.entries()) {
    const between = text.slice(figures[at - 1]?.end ?? 0, figure.start);
    const next = at > 0 && !/[.;\n]/u.test(between) ? NEXT.exec(between)?.[1] : undefined; // catches "; ", not ", "
    const [, group = "", verb = "", thing = ""] = OPENING.exec(between) ?? [];
    const opens = group !== "" && isDeed(group, verb) && (deed === "" || sameDeed(verb, deed));
    if (opens) {
      deed = verb;
      told.push({ group, thing, figure });
      continue;
    }
    const last = told.at(-1);
    if (!next || !last) return null;
    told.push({ group: last.group, thing: next, figure });
  }
  return told;
}

const keyOf = (name: string): string => name.trim().toLowerCase();

/** The readings, before them that of the groups. */
export function withGroupVerbs(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const figures = mentions.filter(isFigure);
  if (!rows[0] || figures.length < FEWEST || mentions.some(isAxis)) return rows;
  if (figures.some(({ basis, part, range }) => basis || part || range)) return rows;
  const told = toldIn(scan, figures);
  if (!told) return rows;
  const groups = [...new Map(told.map(({ group }) => [keyOf(group), group])).values()];
  const things = [...new Map(told.map(({ thing }) => [keyOf(thing), thing])).values()];
  const counts = groups.map((group) => told.filter((one) => keyOf(one.group) === keyOf(group)).length);
  if (groups.length < 2 || groups.length > 4 || counts.some((count) => count < 2)) return rows;
  if ([...groups, ...things].some((name) => isSmallWord(keyOf(name)))) return rows;
  const cells = things.map((thing) =>
    groups.map((group) => {
      const own = told.filter((one) => keyOf(one.group) === keyOf(group) && keyOf(one.thing) === keyOf(thing));
      return own[0] && own.length === 1 ? cellOf(own[0].figure) : null;
    }),
  );
  if (cells.flat().filter((cell) => cell !== null).length < figures.length) return rows;
  const best = rows[0].reading;
  const holds = best.cells.flat().filter((cell) => cell !== null).length === figures.length;
  const whole = best.series.length > 1 && holds && best.points.length >= things.length;
  if (whole) return rows;
  const unit = figures.find((one) => one.unit)?.unit ?? null;
  const reading: Reading = {
    shape: "grid",
    series: groups,
    points: things.map((name) => ({ name })),
    cells,
    units: groups.map(() => unit),
    figures,
    cost: 0,
  };
  const read = rank(reading, { figures, cost: 0, total: null, foreign: 0 });
  return [{ ...read, score: 0, rule: { place: 0, behind: 0 } }, ...rows];
}
