/**
 * Rows of which the first tells what each of its figures is and the others only count them off: "Sparrows came 41 times to
 * the front garden and 67 to the back, robins 12 and 20" · "Kath benches 45 and squats 80, Jo 50 and 75" · "Dogs stay 24 days
 * with us, cats 39. At the Penham shelter it's 30 and 28". All figures of the text stand in such rows.
 */
import { type AxisMark, type Figure, isFigure, type Mention } from "../../../recognize/mention.ts";
import type { Scan } from "../../../text/scan.ts";
import { areDistinct } from "../../grid/grid-heads.ts";
import type { Reading } from "../../reading.ts";
import { type Atom, isMark, isNoun } from "../../sentence/atom.ts";
import { atomsOf } from "../../sentence/atoms.ts";
import { type ListItem, nameAt, stepOf } from "../../sentence/list-item.ts";
import { settledFigures } from "../../units.ts";
import { headsOf, isRated, nameOf } from "./bare-row-names.ts";
import { tableOf } from "./rows-in-order.ts";

const JOINT =
  /^-?(?:,? ?(?:and|or|to|against|versus|vs\.?|but|then|&)(?:,? (?:well|only|just|even|then|a|an|a whole|a mere|some|about),?)?|,? (?:and|but|or), \p{L}[\p{L}'’ ]{1,25},|,|\/| ?[–—/] ?) ?[$€£¥₹₦]?$/iu; // catches " and ", ", " and " / €", not " in "
const ADDED = /^, (?:and|but) /u; // catches ", and ", not " and "
const MOST = 6;

/** How many figures a row has: the others than the first are lists of so many, and it is none. */
export function widthOf(scan: Scan, figures: readonly Figure[]): number {
  const { text } = scan;
  const joints = figures.slice(1).map((two, at) => text.slice(figures[at]?.end, two.start));
  const plain = joints.map((joint) => JOINT.test(joint));
  return (
    widthIn(scan, figures, joints, plain) ||
    widthIn(
      scan,
      figures,
      joints,
      joints.map((joint, at) => plain[at] === true && !THEN.test(joint)),
    )
  );
}

const THEN = /^, (?:and )?then /u; // catches ", then " between "4 and 9" and "3 and 8", not " and "

function widthIn(
  scan: Scan,
  figures: readonly Figure[],
  joints: readonly string[],
  joined: readonly boolean[],
): number {
  for (let width = 2; width <= MOST && width * 2 <= figures.length; width++) {
    if (figures.length % width > 0) continue;
    const fits = joined.every((bare, at) => at < width - 1 || bare === ((at + 1) % width !== 0));
    const added = width === 2 && joints.some((joint, at) => at % 2 === 0 && at > 0 && ADDED.test(joint)); // "Bo 22, and 4 abstained"
    if (
      fits &&
      !added &&
      (!joined.slice(0, width - 1).every(Boolean) || figures.slice(0, width).every((one) => isRated(scan, one)))
    )
      return width;
  }
  return 0;
}

const startsApart = (items: readonly ListItem[]): boolean =>
  items.every((one, at) =>
    items.every((other, to) => to <= at || one.span[1] <= other.span[0] || one.span[0] >= other.span[1]),
  );

/** The table of such rows; null where the text tells them otherwise. */
export function bareRows(scan: Scan, mentions: readonly Mention[]): Reading | null {
  const figures = mentions.filter(isFigure);
  const width = figures.length < 4 ? 0 : widthOf(scan, figures);
  if (width === 0 || figures.some(({ basis, part, weak }) => basis || part || weak)) return null;
  const settled = settledFigures(scan, figures);
  const [measure] = settled.flatMap(({ unit }) => unit ?? []);
  const alike = settled.every(({ unit }) => !unit || unit.symbol === measure?.symbol);
  const toldLater = measure && !settled.slice(0, width).some(({ unit }) => unit); // "7 climbers, 3 yaks. Camps at 5,300 m and 6,100 m"
  if (!alike || toldLater) return null;
  const atoms = atomsOf(
    scan,
    mentions.filter((mention) => !isFigure(mention)),
    new Set<number>(),
  );
  const between = (from: number, to: number): readonly Atom[] =>
    atoms.filter(({ start, end }) => start >= from && end <= to);
  const leads = figures.map(({ start }, at) => between(figures[at - 1]?.end ?? 0, start));
  const first = leads.slice(0, width);
  const after = leads[width] ?? [];
  const tails = figures.flatMap(({ end }, at) =>
    at >= width && (at + 1) % width === 0 ? (atoms.find(({ start }) => start >= end) ?? []) : [],
  );
  if (tails.some((atom) => isNoun(atom) && !scan.text.slice(0, figures[width]?.start).includes(atom.token.text)))
    return null; // "31.4, 32.1 and 30.2 PSU"
  const heads = headsOf(scan, settled.slice(0, width), first, after);
  if (!heads) return null;
  const taken = heads.columns.at(-1)?.span[1] ?? 0;
  const others = leads.flatMap((lead, at) => {
    if (at === 0 || at % width > 0) return [];
    const own = at === width ? lead.filter(({ start }) => start >= taken) : lead;
    return nameOf(lastRow(own)) ?? (own.some(isThen) ? NEXT : []);
  });
  const rows = chained([...heads.rows, ...others]);
  if (rows.some(({ name }) => / (?:and|&) /.test(name))) return null; // "while Wales and Scotland have 8 and 6"
  if (rows[0]?.axis && rows.some(({ axis }) => !axis)) return null; // "day 3: headache 7, mood 2, cravings 11"
  if (rows.length < figures.length / width || !areDistinct(rows)) return null;
  if (!startsApart([...heads.columns, ...rows])) return null;
  return tableOf(settled, heads.columns, rows);
}

const isThen = (atom: Atom): boolean => isMark(atom, "then") || (atom.kind === "axis" && atom.axis.name === "Then");

/** A row that only follows. */
const NEXT: ListItem = { name: "", span: [0, 0] };

/** "In week one 4 cakes and 9 pies, then 3 and 8": what follows week one is week two; none where no time goes on so. */
function chained(rows: readonly ListItem[]): ListItem[] {
  let last: AxisMark | undefined;
  return rows.flatMap((row) => {
    const on = row === NEXT && last && STEPPED.has(last.family) ? last : null;
    if (row === NEXT && !on) return [];
    const order = on ? on.order + stepOf(on) : 0;
    const axis = on ? { ...on, name: nameAt(on, 1), order, position: on.position === null ? null : order } : row.axis;
    last = axis;
    return on && axis ? [{ name: axis.name, span: row.span, axis }] : [row];
  });
}
const STEPPED: ReadonlySet<string> = new Set(["year", "quarter", "step", "month", "weekday"]);

/** From the first comma on, where one stands there: what comes before it belongs to the row before. */
function lastRow(atoms: readonly Atom[]): readonly Atom[] {
  return atoms[0]?.kind === "mark" ? atoms.slice(1) : atoms;
}
