/**
 * A group in front of its parts is none of them: "30 students, 18 girls, 12 boys" → Girls 18 · Boys 12, of the 30 students. Not
 * "5 cats, 3 dogs, 2 fish", where what adds up is chance.
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { withoutPoint } from "./without-point.ts";

/** Groups whose parts are told by their own names. */
const GROUPS =
  wordSet(`people person student pupil kid child staff employee worker member guest player passenger visitor resident respondent
  voter customer participant patient adult animal pet vote match game member attendee household item order ticket`);
/** Those of one age have parts of one age: "30 kids, 18 girls, 12 boys", not "50 adults, 30 kids, 20 dogs". */
const AGED = wordSet("adult kid child");
const SEXES = wordSet("girl boy man men woman women male female lad lass");
const FEWEST = 3;
/** Of smaller numbers many add up by chance. */
const LEAST = 20;

/** "We are 14 in the class": said to be all. */
const WE_ARE = /(?:^|[.!:\n] ?)(?:we|they)(?: are|['’]re| were) (?:\p{L}+ )?$/iu; // catches "We are " in front of 14, not "there are "
const AMONG = /^(?: \p{L}+)? (?:in|on|at) /iu; // catches " in the class" behind 14, not " cats, "

/** The readings, the best without such a group. */
export function withoutGroupSums({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { points = [], cells = [], figures = [], series = [] } = best?.reading ?? {};
  const [first, ...parts] = points;
  if (!best || !first || points.length < FEWEST || series.length > 1 || points.some(({ axis }) => axis)) return rows;
  const lastOf = (name: string): string => singular(name.toLowerCase().split(" ").at(-1) ?? "");
  const isGroup = (name: string): boolean => GROUPS.has(lastOf(name));
  if (AGED.has(lastOf(first.name)) && !parts.every(({ name }) => SEXES.has(lastOf(name)))) return rows;
  const [whole = 0, ...values] = cells.map(([cell]) => (cell?.kind === "stated" ? cell.value : Number.NaN));
  const sum = values.reduce((total, value) => total + value, 0);
  const [start = 0, end = 0] = cells[0]?.[0]?.spans[0] ?? [];
  const all = WE_ARE.test(text.slice(0, start)) && AMONG.test(text.slice(end));
  if (!(all || isGroup(first.name)) || parts.some(({ name }) => isGroup(name) && name.includes(first.name)))
    return rows;
  if (figures.some(({ unit, part }) => unit?.symbol === "%" || unit?.kind === "currency" || part)) return rows; // "half by standing order, a third by card", "staff £1.2m, rent £600k"
  if (sum !== whole || (whole < LEAST && !all) || values.some((value) => value <= 0)) return rows;
  const reading = {
    ...withoutPoint(best.reading, 0),
    measure: best.reading.measure ?? (all ? null : first.name.toLowerCase()),
    whole: true,
    used: [...(best.reading.used ?? []), [start, end] as const], // said in the note below
    notes: [...(best.reading.notes ?? []), `${first.name} ${whole} is left out: it is the sum of the others.`],
  };
  return [{ ...best, reading }, ...more];
}
