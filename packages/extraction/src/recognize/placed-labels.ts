/**
 * Measures behind one small word that name where figures were taken: "58 dB at 25 m, 54 at 50 m and 49 at 100 m; without
 * the wall 69, 64 and 57" → three places for six figures. Not "12 at 5 pm", "3 kg at 4 euros".
 */
import { lowerAt, type Scan } from "../text/scan.ts";
import type { AxisMark, Figure, Mention } from "./mention.ts";
import { placeOf, wordsOf } from "./place.ts";

const isFigure = (mention: Mention | undefined): mention is Figure => mention?.kind === "figure";

const LEADS: ReadonlySet<string> = new Set(["at", "within", "from", "beyond", "aged"]);
const FEWEST = 3;

const isRising = (figures: readonly Figure[]): boolean =>
  figures.every(({ value }, at) => at === 0 || value > (figures[at - 1]?.value ?? 0)) ||
  figures.every(({ value }, at) => at === 0 || value < (figures[at - 1]?.value ?? 0));

/** All of one unit that no other figure has, or all bare beside figures that aren't. */
function areAlike(labels: readonly Figure[], others: readonly Figure[]): boolean {
  const [first] = labels;
  if (!first) return false;
  if (labels.every(({ bare, value }) => bare && Number.isInteger(value))) return others.every(({ bare }) => !bare);
  const symbol = first.unit?.symbol;
  const measured = labels.every(({ unit, bare }) => unit?.symbol === symbol || bare);
  return symbol !== undefined && symbol !== "%" && measured && !others.some(({ unit }) => unit?.symbol === symbol);
}

/** Figures behind the same small word, each right behind the figure it places or in front of it ("at 20 14k, at 30 31k"); the others are told by these places or again in their order. */
export function placedLabels(scan: Scan, mentions: readonly Mention[]): Mention[] {
  if (mentions.some((mention) => mention.kind === "axis" && !mention.shy)) return [...mentions];
  const figures = mentions.filter(isFigure);
  const lead = figures.map(({ from }) => lowerAt(scan, from - 1)).find((word) => LEADS.has(word));
  const labels = figures.filter(({ from }) => lead !== undefined && lowerAt(scan, from - 1) === lead);
  const others = figures.filter((figure) => !labels.includes(figure));
  if (labels.length < FEWEST || others.length % labels.length > 0 || labels.some(({ range, basis }) => range || basis))
    return [...mentions];
  const behind = labels.every((label, at) => {
    const before = figures[figures.indexOf(label) - 1];
    return figures.indexOf(label) === 2 * at + 1 && before !== undefined && label.from - before.to <= 3;
  });
  const ahead = labels.every((label, at) => {
    const next = figures[figures.indexOf(label) + 1];
    return figures.indexOf(label) === 2 * at && next !== undefined && next.from - label.to <= 4;
  });
  const placed = behind || (ahead && labels.length * 2 === figures.length);
  if (!placed || !isRising(labels) || !areAlike(labels, others)) return [...mentions];
  const tail = labels[0] ? scan.text.slice(labels[0].numberEnd, labels[0].end) : "";
  return mentions.map((mention): Mention => {
    if (!isFigure(mention) || !labels.includes(mention)) return mention;
    const { from, to, value, bare } = mention;
    const own = wordsOf(scan, from, to);
    const name = bare ? `${own}${tail}` : own;
    const axis: AxisMark = {
      kind: "axis",
      ...placeOf(scan, from, to),
      family: "step",
      name,
      order: value,
      position: null,
    };
    return axis;
  });
}
