/**
 * Sizes inside descriptions that are the data: "a 140 kg safe, a piano at 215 kg, a 95-kilo aquarium" → 95 kg beside others of
 * its unit; "a 14-mile leg on Monday, a 9-mile leg on Tuesday" → both, where no other figure stands; "the striker gets a
 * 10-match ban, the keeper 4" → 10 beside bare figures; "what used to be an 80-minute drive takes 25". Not "a 3-hour meeting: yes 12, no 4".
 */
import { verbSense } from "../../lexicon/morphology.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention, type Unit } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";
import { measureAt } from "../numbers/unit-at.ts";
import { placeOf } from "../place.ts";

/** "95-kilo", so far an aside or a name. */
const isSize = (scan: Scan, { kind, from, to }: Mention): boolean =>
  (kind === "aside" || kind === "name") &&
  to - from === 3 &&
  isNumberAt(scan, from) &&
  lowerAt(scan, from + 1) === "-" &&
  isWordAt(scan, from + 2);

/** "14-pound": so written it is a weight, if the text has no other pounds. */
const unitOf = (scan: Scan, { from }: Mention): Unit | null =>
  lowerAt(scan, from + 2) === "pound" && !scan.signs.has("£")
    ? { kind: "measure", symbol: "lb" }
    : (measureAt(scan, from + 2)?.unit ?? null);

function sizeAsFigure(scan: Scan, size: Mention): Figure | null {
  const figure = figureAt(scan, size.from);
  const unit = unitOf(scan, size);
  return figure && { ...figure, ...placeOf(scan, size.from, size.to), unit, bare: unit === null };
}

const isOneOfSome = (scan: Scan, { from }: Mention): boolean => ["a", "an"].includes(lowerAt(scan, from - 1));

const ENDS: ReadonlySet<string> = new Set([",", ";", ".", "!", "and", ""]);
const isLast = (scan: Scan, { bare, to }: Figure): boolean => bare && ENDS.has(lowerAt(scan, to));

/** "gets a 10-match ban, the keeper 4, the coach 2"; "used to be an 80-minute drive, now 25". */
function isFirstOf(scan: Scan, size: Mention, figures: readonly Figure[]): boolean {
  const [next] = figures;
  if (!next || !isOneOfSome(scan, size) || size.from > next.from || lowerAt(scan, next.from - 1) === ":") return false;
  const lead = lowerAt(scan, size.from - 2);
  if (scan.words.has("used") && ["be", "need", "take", "had", "have"].includes(lead)) return figures.length === 1;
  return figures.length > 1 && verbSense(lead) === "verb" && figures.every((figure) => isLast(scan, figure));
}

export function describedSizes(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const sizes = mentions.filter((mention) => isSize(scan, mention));
  const [first] = sizes;
  if (!first) return mentions;
  const figures = mentions.filter(isFigure);
  const symbols = new Set(figures.flatMap(({ unit }) => unit?.symbol ?? []));
  const units = new Set(sizes.map((size) => unitOf(scan, size)?.symbol));
  const alone = sizes.length > 1 && figures.length === 0 && units.size === 1 && !units.has(undefined);
  const leads = sizes.length === 1 && isFirstOf(scan, first, figures);
  const isData = (size: Mention): boolean =>
    alone ||
    leads ||
    (size.kind === "aside" &&
      isOneOfSome(scan, size) &&
      symbols.size === 1 &&
      symbols.has(unitOf(scan, size)?.symbol ?? ""));
  return mentions.map((mention) =>
    sizes.includes(mention) && isData(mention) ? (sizeAsFigure(scan, mention) ?? mention) : mention,
  );
}
