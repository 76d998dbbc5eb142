/**
 * Numbers that name the figure right behind each, beside bands or without a mark to tell: "Household size 1 30%, 2 35%, 3+ 35%",
 * "none 20%, 1-5 35%, more than 10 45%", "siblings: 0 5, 1 12, 2 8", "cups a day: 0 - 12%, 1 - 30%, 2 - 58%". Where the
 * figures have no unit of their own, the names count on by one.
 */
import type { Scan } from "../../../text/scan.ts";
import { type AxisMark, type Figure, isFigure, type Mention } from "../../mention.ts";
import { figureAt } from "../../numbers/figures.ts";
import { placeOf, wordsOf } from "../../place.ts";
import { isOrdered } from "./label-runs.ts";

const FEWEST = 3;
const LARGE = 10;
const BOUND = "(?:(?:more|less|fewer) than|over|under|above|below|up to|at least|at most)";
const GLUE = /^(?: (?:or|and) (?:less|more|fewer|under|over|above|below|up))?(?: ?[:=] ?| [-–—] | ?\(| ?\| ?| )$/u; // catches " or less " and " - ", not " of "
const NEXT = new RegExp(`^\\)?(?:\\s*[,;|/.]\\s*|\\s*\\n\\s*| )(?:and )?(?:${BOUND} )?$`, "u"); // catches ", more than ", not ", Ann "
const NONE = /(?:^|[,:;?\n] ?)((?:none|zero|never|nobody|no one|don['’]?t know|unknown) ?[:=-]? ?)$/iu; // catches ": none ", not ": Ann "
const BOUNDED = new RegExp(`(${BOUND}) $`, "u"); // catches "more than ", not "than "
const OR_SO = /^ (?:or|and) (?:less|more|fewer|under|over|above|below|up)/u; // catches " or less", not " or 5"
const WHOLE = /^\d{1,3}$/u; // catches "4", not "4.5"

type Pair = { key: Figure | AxisMark | null; value: Figure };

const isKey = (mention: Mention | undefined): mention is Figure | AxisMark =>
  mention?.kind === "axis"
    ? mention.family === "band"
    : isFigure(mention) && mention.bare && !mention.basis && Number.isInteger(mention.value);

/** "0 - 12%" is no range where three such count on: its number and its figure. */
function halved(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const dashed = mentions.flatMap((mention) => {
    if (!isFigure(mention) || !mention.range || !/^\d+ [-–] \d/u.test(scan.text.slice(mention.start))) return []; // catches "0 - 12%", not "0-12%"
    const [key, value] = [figureAt(scan, mention.from), figureAt(scan, mention.from + 2)];
    return value ? [{ mention, value, key: { ...(key ?? value), ...numberAt(scan, mention) } }] : [];
  });
  const counting = dashed.every(({ key }, at) => at === 0 || key.value === (dashed[at - 1]?.key.value ?? 0) + 1);
  if (dashed.length < 2 || !counting) return mentions;
  return mentions.flatMap((mention): Mention[] => {
    const found = dashed.find((one) => one.mention === mention);
    return found ? [found.key, found.value] : [mention];
  });
}

/** The number in front of the dash, as a plain figure. */
function numberAt(scan: Scan, { from, range }: Figure): Figure {
  const place = placeOf(scan, from, from + 1);
  const plain = { unit: null, scaled: false, bare: true, weak: false, signed: false, numberEnd: place.end };
  return { kind: "figure", ...place, value: range?.[0] ?? 0, ...plain };
}

/** All figures of the text in pairs; none where one stands alone. */
function pairsOf({ text }: Scan, cells: readonly Mention[]): Pair[] {
  const pairs: Pair[] = [];
  for (let at = 0; at < cells.length; at++) {
    const [key, value] = [cells[at], cells[at + 1]];
    const before = text.slice(cells[at - 1]?.end ?? 0, key?.start);
    if (isKey(key) && isFigure(value) && GLUE.test(text.slice(key.end, value.start))) {
      if (at > 0 && !NEXT.test(before)) return [];
      pairs.push({ key, value });
      at++;
    } else if (isFigure(key) && NONE.test(before)) pairs.push({ key: null, value: key });
    else return [];
  }
  return pairs;
}

const sizeOf = (key: Figure | AxisMark): number => (isFigure(key) ? key.value : Number.parseFloat(key.name));

/** The units tell which number names which, or the names count on by one and the others don't. */
function areTold(pairs: readonly Pair[], dashed: boolean): boolean {
  const [first, ...others] = pairs.map(({ value }) => value);
  if (!first || others.some(({ unit }) => unit?.symbol !== first.unit?.symbol)) return false;
  if (first.unit) return true;
  const counts = (numbers: readonly number[]): boolean =>
    numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
  const keys = pairs.flatMap(({ key }) => (key && isFigure(key) ? [key.value] : []));
  if (dashed && !((keys[0] ?? 2) < 2 && pairs.some(({ value }) => value.value >= LARGE))) return false; // "3 – 1, 4 – 2" are scores
  return keys.length > 2 && counts(keys) && !counts(pairs.map(({ value }) => value.value));
}

function markOf(scan: Scan, { key, value }: Pair, order: number): AxisMark {
  const before = scan.text.slice(0, key?.start ?? value.start);
  const [lead = ""] = key ? (BOUNDED.exec(before)?.slice(1) ?? []) : (NONE.exec(before)?.slice(1) ?? []);
  const words = lead
    .trim()
    .split(" ")
    .filter((word) => /^\p{L}/u.test(word)).length; // catches "more", not ":"
  const from = key ? key.from - words : value.from - Math.max(words, 1);
  const orSo = key && isFigure(key) ? OR_SO.test(scan.text.slice(key.end, value.start)) : false;
  const to = key ? key.to + (orSo ? 2 : 0) : from + words;
  return {
    kind: "axis",
    ...placeOf(scan, from, to),
    family: "band",
    name: wordsOf(scan, from, to),
    order,
    position: null,
  };
}

export function numberKeys(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const cells = halved(scan, mentions);
  if (cells.length < 2 * FEWEST - 1 || !cells.some((cell) => isFigure(cell) && cell.bare)) return mentions;
  const pairs = pairsOf(scan, cells);
  const keys = pairs.flatMap(({ key }) => key ?? []);
  const plain = keys.every((key) => !isFigure(key) || WHOLE.test(scan.text.slice(key.start, key.end)));
  if (pairs.length < FEWEST || pairs.length - keys.length > 1 || !plain) return mentions;
  if (!keys.some(isFigure) || !isOrdered(keys.map(sizeOf)) || !areTold(pairs, / [-–] \d/u.test(scan.text)))
    return mentions; // catches " - 12", not "1-5"
  return pairs.flatMap((pair, order): Mention[] => [markOf(scan, pair, order), pair.value]);
}
