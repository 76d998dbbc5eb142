/**
 * How many have none, one, two and more: "Siblings: 0 – 12 kids, 1 – 25, 2 – 18, 3+ – 7", "pets: 0 40%, 1 32%, 2 or more 28%". The
 * small numbers count on one by one to an open end or to things that the first figure counts. Not "Scores: 0 – 3, 1 – 2, 2 – 1".
 */
import { singular } from "../../../lexicon/morphology.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../../text/scan.ts";
import { type AxisMark, type Figure, isAxis, isFigure, type Mention } from "../../mention.ts";
import { placeOf, wordsOf } from "../../place.ts";
import { OPEN } from "../../times/band-marks.ts";
import { marked } from "./label-runs.ts";

const POINTERS: ReadonlySet<string> = new Set([":", "–", "—", "-", "=", "→"]);
const FEWEST = 3;
const MOST = 12;

type Row = { key: Figure | AxisMark; value: Figure; to: number; open: boolean; glue: string };

/** What stands between a key and its value: "or more", what is counted ("2 people 34%") and a pointer; null where more does. */
function between(scan: Scan, key: Figure | AxisMark, value: Figure): Omit<Row, "key" | "value"> | null {
  const more = ["or", "and"].includes(lowerAt(scan, key.to)) && OPEN.has(lowerAt(scan, key.to + 1)) ? 2 : 0;
  const word = isWordAt(scan, key.to + more) ? lowerAt(scan, key.to + more) : "";
  const noun = word === "people" ? "person" : singular(word);
  const to = key.to + more + (noun === "" ? 0 : 1);
  const pointer = POINTERS.has(lowerAt(scan, to)) ? lowerAt(scan, to) : "";
  const open = more > 0 || isAxis(key);
  return value.from === to + (pointer === "" ? 0 : 1) ? { to, open, glue: `${noun} ${pointer}` } : null;
}

const opens = (scan: Scan, { from }: Mention): boolean =>
  from === 0 ||
  [",", ";", ":", ".", "?", "!", "and", "|", "/", "–"].includes(lowerAt(scan, from - 1)) ||
  tokenAt(scan, from - 1).kind === "line";

/** "3" of "3+" and "3 or more". */
const lowestOf = (scan: Scan, { family, from, to }: AxisMark): number =>
  family === "band" && isNumberAt(scan, from) && !isNumberAt(scan, to - 1)
    ? Number(tokenAt(scan, from).text)
    : Number.NaN;

const numberOf = (scan: Scan, key: Figure | AxisMark): number => (isFigure(key) ? key.value : lowestOf(scan, key));

/** The rows that the text ends with, from the last back to where the numbers no longer count on one way. */
function rowsOf(scan: Scan, mentions: readonly Mention[], way: number): Row[] {
  const told = mentions.filter((mention): mention is Figure | AxisMark => isFigure(mention) || isAxis(mention));
  const rows: Row[] = [];
  for (let at = told.length - 2; at >= 0; at -= 2) {
    const [key, value] = told.slice(at, at + 2);
    if (!key || !value || !isFigure(value) || !opens(scan, key)) break;
    const link = between(scan, key, value);
    if (!link || (link.open && rows.length > 0)) break;
    if (isFigure(key) && (!key.bare || key.basis || !Number.isInteger(key.value))) break;
    const [next] = rows;
    if (next && (next.glue !== link.glue || numberOf(scan, next.key) !== numberOf(scan, key) + way)) break;
    rows.unshift({ key, value, ...link });
  }
  return rows;
}

export function countedOff(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const on = rowsOf(scan, mentions, 1);
  const rows = on.length < FEWEST ? rowsOf(scan, mentions, -1) : on;
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last || rows.length < FEWEST || rows.length > MOST) return mentions;
  if (on === rows && numberOf(scan, first.key) > 1) return mentions;
  const counted = isWordAt(scan, first.value.to) && opens(scan, { ...first.value, from: first.value.to + 2 });
  if (!last.open && !counted) return mentions;
  const units = new Set(rows.map(({ value }) => value.unit?.symbol ?? ""));
  if (first.glue === " " && (units.size > 1 || units.has(""))) return mentions;
  const axes = rows.map(
    ({ key, to }, order): AxisMark => ({
      kind: "axis",
      ...placeOf(scan, key.from, to),
      family: "band",
      name: wordsOf(scan, key.from, to),
      order: order + 1,
      position: null,
    }),
  );
  const settled = marked(
    mentions,
    rows.map(({ key }) => key),
    axes,
  );
  return withNone(scan, settled, first);
}

const NONE: ReadonlySet<string> = new Set(["none", "no", "zero", "nobody"]);

/** "None – 5 pupils" in front of "one – 12". */
function withNone(scan: Scan, mentions: readonly Mention[], first: Row): readonly Mention[] {
  const value = mentions.filter(isFigure).findLast(({ to }) => to <= first.key.from);
  const pointer = value && POINTERS.has(lowerAt(scan, value.from - 1)) ? value.from - 1 : value?.from;
  if (!value || pointer === undefined || numberOf(scan, first.key) !== 1 || !NONE.has(lowerAt(scan, pointer - 1)))
    return mentions;
  const place = placeOf(scan, pointer - 1, pointer);
  const name = wordsOf(scan, pointer - 1, pointer);
  const none: AxisMark = { kind: "axis", ...place, family: "band", name, order: 0, position: null };
  return mentions.flatMap((mention) => (mention === value ? [none, mention] : [mention]));
}
