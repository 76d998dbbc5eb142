/** "sku A12 340 units, sku B07 122 units", "ref A12 - £340, ref B07 - £122": codes in front of a figure each name it. Not "order 88213 shipped, 3 items". */
import { isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";
import { placeOf } from "../place.ts";

const LINKS: ReadonlySet<string> = new Set([":", "-", "–", "="]);
const CODE = "a code or number of a thing";

/** "Phone: 40 GB photos, 12 GB music": no code, where others are told in its letters. */
function measured(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const units = new Set(mentions.flatMap((mention) => (isFigure(mention) ? (mention.unit?.symbol ?? []) : [])));
  return mentions.map((mention) => {
    const figure = mention.kind === "aside" && mention.why === CODE ? figureAt(scan, mention.from) : null;
    return figure?.unit && figure.to === mention.to && units.has(figure.unit.symbol) ? figure : mention;
  });
}

export function codedItems(scan: Scan, all: readonly Mention[]): readonly Mention[] {
  if (!all.some((mention) => mention.kind === "aside" && mention.why === CODE)) return all;
  const mentions = measured(scan, all);
  const codes = mentions.filter((mention) => mention.kind === "aside" && mention.why === CODE);
  const [first, ...others] = codes;
  const noun = lowerAt(scan, (first?.from ?? 0) - 1);
  const figures = mentions.filter(isFigure);
  if (others.length === 0 || figures.length !== codes.length) return mentions;
  const even = codes.every(({ from, to }, at) => {
    const start = LINKS.has(lowerAt(scan, to)) ? to + 1 : to;
    return isWordAt(scan, from - 1) && lowerAt(scan, from - 1) === noun && figures[at]?.from === start;
  });
  if (!even) return mentions;
  return mentions.map((mention) =>
    codes.includes(mention) ? { kind: "name", ...placeOf(scan, mention.from - 1, mention.to) } : mention,
  );
}
