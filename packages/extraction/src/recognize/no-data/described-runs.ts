/**
 * Numbers that describe what each of a second row is told of: "10, 20 and 30 year loans cost 3.9, 4.4 and 4.8%", "houses with 2, 3 and
 * 4 bedrooms sell for 210k, 280k and 390k", and hours over noon, "at 9, 12 and 3 we had 4, 22 and 11 cars". Not two rows of one
 * list, "had 2, 3 and 4 goals and 10, 20 and 30 shots".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import { type AxisMark, type Figure, isAxis, isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const GLUE = wordSet(", and & or /");
const LEADS = wordSet("a an the with of for in after");
const AND: readonly string[] = ["and", "&", "or"];
const FEWEST = 3;
const NOON = 12;

type Run = { numbers: number[]; end: number };

/** From a number on, the numbers that nothing but commas and "and" part. */
function runFrom(scan: Scan, at: number): Run {
  const numbers = [at];
  let next = at + 1;
  for (;;) {
    const hyphen = lowerAt(scan, next) === "-" && GLUE.has(lowerAt(scan, next + 1)) ? next + 1 : next; // "10-, 20- and 30-year"
    let to = hyphen;
    while (GLUE.has(lowerAt(scan, to)) && to - hyphen < 2) to++;
    if (to === hyphen || !isNumberAt(scan, to)) return { numbers, end: next };
    numbers.push(to);
    next = to + 1;
  }
}

const valuesOf = (scan: Scan, { numbers }: Run): number[] => numbers.map((at) => Number(tokenAt(scan, at).text));

const rises = (values: readonly number[]): boolean =>
  values.every((value, at) => Number.isInteger(value) && (at === 0 || value > (values[at - 1] ?? 0)));

/** 9, 12 and 3 → 9, 12 and 15; null where they are no hours that go over noon. */
function overNoon(values: readonly number[]): number[] | null {
  const turn = values.findIndex((value, at) => at > 0 && value < (values[at - 1] ?? 0));
  const hours = values.map((value, at) => (turn > 0 && at >= turn ? value + NOON : value));
  return turn > 0 && values.every((value) => value <= NOON) && rises(hours) ? hours : null;
}

/** The place behind what the numbers describe: "year", "bedrooms", "g"; null for none. */
function nounEnd(scan: Scan, { end }: Run): number | null {
  const at = lowerAt(scan, end) === "-" ? end + 1 : end;
  return isWordAt(scan, at) && isWordAt(scan, at + 1) ? at + 1 : null;
}

/** "2 bedrooms", "1 person". */
function nameOf(number: string, noun: string): string {
  const one = noun === "people" ? "person" : singular(noun);
  return noun === "" ? number : `${number} ${number === "1" ? one : noun}`;
}

/** The second row: as many figures, all that the text has beside. */
function isTold(scan: Scan, figures: readonly Figure[], count: number): boolean {
  const [first] = figures;
  if (!first || figures.length !== count || figures.some(({ basis, part }) => basis || part)) return false;
  const glued = figures.slice(1).every(({ from }, at) => {
    const gap = scan.tokens.slice(figures[at]?.to, from);
    return gap.length > 0 && gap.length < 3 && gap.every(({ lower }) => GLUE.has(lower));
  });
  return glued;
}

export function describedRuns(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, AND) || mentions.some((mention) => isAxis(mention) && !mention.shy)) return mentions;
  const start = scan.tokens.findIndex((_, at) => isNumberAt(scan, at));
  if (start < 0) return mentions;
  const run = runFrom(scan, start);
  const values = valuesOf(scan, run);
  const others = mentions.filter(isFigure).filter(({ from }) => from >= run.end);
  if (values.length < FEWEST || !isTold(scan, others, values.length)) return mentions;
  const lead = lowerAt(scan, start - 1);
  const hours = lead === "at" ? overNoon(values) : null;
  const to = hours ? run.end : nounEnd(scan, run);
  const described =
    rises(values) && (start === 0 || LEADS.has(lead)) && others.some(({ unit, scaled }) => unit || scaled);
  if (to === null || !(hours || described)) return mentions;
  const between = scan.tokens.slice(run.end, others[0]?.from);
  if (between.some(({ kind, lower }) => kind !== "word" && !["-", "$", "£", "€"].includes(lower))) return mentions;
  const noun = hours ? "" : tokenAt(scan, to - 1).text;
  const axes = run.numbers.map(
    (at, place): AxisMark => ({
      kind: "axis",
      ...placeOf(scan, at, place === values.length - 1 ? to : at + 1),
      family: hours ? "clock" : "step",
      name: nameOf(tokenAt(scan, at).text, noun),
      order: hours?.[place] ?? values[place] ?? 0,
      position: null,
    }),
  );
  return [...mentions.filter((mention) => mention.to <= start), ...axes, ...mentions.filter(({ from }) => from >= to)];
}
