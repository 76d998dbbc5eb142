/**
 * "Enterprise under 1% (0.8, to be exact)", "nearly 100 (exactly 97)": what is told roughly and then exactly, in brackets right behind it, is
 * told once. Not "nearly 100 (97 last year)", nor "100 (97)", which may be another column.
 */
import { HEDGES, wordSet } from "../../lexicon/closed-class.ts";
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const SURE = ["exact", "exactly", "precise", "precisely", "actually", "counting", "strictly", "fact"];
const BEFORE = /^(?:exactly|precisely|actually|in fact|strictly|it['’]?s|or|well),? $/iu; // catches "exactly ", not "last year "
const BEHIND =
  /^,? ?(?:(?:to be|if you want to be|if we['’]re being|being) (?:more )?(?:exact|precise|strict)|exactly|precisely|actually|in fact|strictly(?: speaking)?|if you['’]?(?:re| are) (?:counting|asking))[.!]?\)/iu; // catches ", to be exact)", not " last year)"
const ROUGH = wordSet("under over below above nearly almost about around roughly some than just towards to");
/** How far apart the two may be, of the larger. */
const NEAR = 0.5;

function isExact({ text }: Scan, rough: Figure, exact: Figure): boolean {
  const [opens, mark, ...lead] = text.slice(rough.end, exact.start);
  const inside = (opens === " " ? mark : opens) === "(";
  const words = (opens === " " ? lead : [mark, ...lead]).join("");
  const closes = text.slice(exact.end);
  return inside && ((words === "" && BEHIND.test(closes)) || (BEFORE.test(words) && closes.startsWith(")")));
}

/** Told roughly: "under 1%", "nearly 100". */
const isRough = (scan: Scan, { from }: Figure): boolean =>
  ROUGH.has(lowerAt(scan, from - 1)) || HEDGES.has(lowerAt(scan, from - 1));

export function exactInBrackets(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.signs.has("(") || !says(scan, SURE)) return mentions;
  const figures = mentions.filter(isFigure);
  const told = new Map<Mention, Mention>();
  for (const [at, rough] of figures.entries()) {
    const exact = figures[at + 1];
    if (!exact || rough.basis || exact.basis || !isRough(scan, rough) || !isExact(scan, rough, exact)) continue;
    const near = Math.abs(rough.value - exact.value) <= NEAR * Math.max(rough.value, exact.value);
    const alike = exact.unit === null || exact.unit.symbol === rough.unit?.symbol;
    if (!near || !alike) continue;
    const basis = { spans: [[exact.start, exact.end] as const], how: `${exact.value}, as it is told behind` };
    told.set(rough, { ...rough, value: exact.value, basis });
    told.set(exact, aside(scan, exact.from, exact.to, "said again"));
  }
  return told.size === 0 ? mentions : mentions.map((mention) => told.get(mention) ?? mention);
}
