/**
 * A group in front of its parts is none of them: "30 students, 18 girls, 12 boys" → Girls 18 · Boys 12, of the 30 students. Not
 * "5 cats, 3 dogs, 2 fish", where what adds up is chance.
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

/** Groups whose parts are told by their own names. */
const GROUPS =
  wordSet(`people person student pupil kid child staff employee worker member guest player passenger visitor resident respondent
  voter customer participant patient adult animal pet vote match game member attendee household item order ticket`);
const FEWEST = 3;
/** Of smaller numbers many add up by chance. */
const LEAST = 20;

/** The readings, the best without such a group. */
export function withoutGroupSums(_: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { points = [], cells = [], figures = [], series = [] } = best?.reading ?? {};
  const [first, ...parts] = points;
  if (!best || !first || points.length < FEWEST || series.length > 1 || points.some(({ axis }) => axis)) return rows;
  const isGroup = (name: string): boolean => GROUPS.has(singular(name.toLowerCase().split(" ").at(-1) ?? ""));
  const [whole = 0, ...values] = cells.map(([cell]) => (cell?.kind === "stated" ? cell.value : Number.NaN));
  const sum = values.reduce((all, value) => all + value, 0);
  if (!isGroup(first.name) || parts.some(({ name }) => isGroup(name) && name.includes(first.name))) return rows;
  if (figures.some(({ unit, part }) => unit?.symbol === "%" || part)) return rows; // "half by standing order, a third by card"
  if (sum !== whole || whole < LEAST || values.some((value) => value <= 0)) return rows;
  const [start] = cells[0]?.[0]?.spans[0] ?? [];
  const reading = {
    ...best.reading,
    points: parts,
    cells: cells.slice(1),
    figures: figures.filter((figure) => figure.start !== start),
    measure: best.reading.measure ?? first.name.toLowerCase(),
    whole: true,
    notes: [...(best.reading.notes ?? []), `${first.name} ${whole} is left out: it is the sum of the others.`],
  };
  return [{ ...best, reading }, ...more];
}
