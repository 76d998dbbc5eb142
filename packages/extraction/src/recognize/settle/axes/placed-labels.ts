/**
 * Measures behind one small word that name where figures were taken: "58 dB at 25 m, 54 at 50 m and 49 at 100 m; without
 * the wall 69, 64 and 57" → three places for six figures. Not "12 at 5 pm", "3 kg at 4 euros".
 */
import { wordSet } from "../../../lexicon/closed-class.ts";
import { lowerAt, type Scan, tokenAt } from "../../../text/scan.ts";
import { type AxisMark, type Figure, isFigure, type Mention } from "../../mention.ts";
import { placeOf, wordsOf } from "../../place.ts";

const LEADS: readonly string[] = ["at", "within", "from", "beyond", "aged", "with", "after"];
/** Behind these a bare number places bare figures as well: "at 8 she had 12, at 9 15"; not "from 8 to 12, from 9 to 15". */
const PLAIN = wordSet("at aged with after");
const OPENS: ReadonlySet<string> = new Set(["", ".", "!", "?", ";", ":", ",", "–", "(", "and", "but", "while"]);
const FEWEST = 3;

const isRising = (figures: readonly Figure[]): boolean =>
  figures.every(({ value }, at) => at === 0 || value > (figures[at - 1]?.value ?? 0)) ||
  figures.every(({ value, bare }, at) => at === 0 || (!bare && value < (figures[at - 1]?.value ?? 0)));

/** All of one unit that no other figure has, or all bare. */
function areAlike(labels: readonly Figure[], others: readonly Figure[]): boolean {
  if (labels.every(({ bare, value }) => bare && Number.isInteger(value))) return true;
  const symbol = labels[0]?.unit?.symbol;
  const measured = labels.every(({ unit, bare }) => unit?.symbol === symbol || bare);
  return symbol !== undefined && symbol !== "%" && measured && !others.some(({ unit }) => unit?.symbol === symbol);
}

/** On which side of its figures each label stands, where all have as many: "LffLff", "fLfL", "fLfLff"; null for "LffLf". */
export function sideOf(mentions: readonly Mention[], labels: readonly Mention[]): "ahead" | "behind" | null {
  const row = mentions.map((one) => (labels.includes(one) ? "L" : isFigure(one) && !one.weak ? "f" : "")).join("");
  if (/^L(f+)(?:L\1)+$/u.test(row)) return "ahead"; // catches "LffLff", not "LffLf"
  const behind = /^(f+)L(?:\1L)+(f*)$/u.exec(row); // catches "fLfLff", not "LfLf"
  return behind && (behind[2]?.length ?? 0) % labels.length === 0 ? "behind" : null;
}

/** The figures behind one small word that place the others. */
function labelsAfter(scan: Scan, mentions: readonly Mention[], lead: string): Figure[] {
  const figures = mentions.filter(isFigure);
  const led = figures.filter(({ from }) => {
    const word = lowerAt(scan, from - 1);
    return word === lead || (lead === "at" && word === "by"); // "at 8 it was 40, at 9 75, by 10 just 20"
  });
  const [first] = figures;
  const opening =
    led.length > 1 && first && !led.includes(first) && first.bare && lowerAt(scan, first.from - 1) === "of";
  const labels = opening ? [first, ...led] : led; // "girls of 8 get 3, boys 4; at 12 …, at 15 …"
  const others = figures.filter((figure) => !labels.includes(figure));
  if (labels.length < FEWEST || labels.some(({ range, basis }) => range || basis)) return [];
  const side = sideOf(mentions, labels);
  const plain = labels.some(({ bare }) => bare) && others.some(({ bare }) => bare);
  const near = labels.every(({ from, to }) => {
    const opens = OPENS.has(lowerAt(scan, from - 2)) || tokenAt(scan, from - 2).kind === "line";
    const next = others.find((other) => other.from >= to);
    const before = others.findLast((other) => other.to <= from);
    if (side === "behind") return from - (before?.to ?? 0) <= 3 && (!plain || lead === "at" || lead === "aged");
    return (next?.from ?? 0) - to <= 4 || (plain && opens) || (opening && from === first.from);
  });
  return side && near && (!plain || PLAIN.has(lead)) && isRising(labels) && areAlike(labels, others) ? labels : [];
}

/** Figures behind the same small word, each in front of the figures it places ("at 8 Ann had 12, Bo 9; at 9 …") or behind them; the others are told by these places or again in their order. */
export function placedLabels(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (mentions.some((mention) => mention.kind === "axis" && !mention.shy)) return mentions;
  const leads = LEADS.filter((lead) => scan.words.has(lead) || (lead === "at" && scan.words.has("by")));
  const labels = leads.map((lead) => labelsAfter(scan, mentions, lead)).find(({ length }) => length > 0);
  if (!labels) return mentions;
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
