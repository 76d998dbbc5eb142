/**
 * "Nearly half of our callers, 48 percent, blame the coach", "a half of women – 48%, to be exact –", "half our staff (forty
 * percent)": a share said roughly in words and then in percent, where nothing but whose it is stands between, is told once.
 * Not "half of the men, 48% of the women".
 */
import { AUXILIARIES, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../mention.ts";
import { aside, placeOf } from "../place.ts";

const OPENS = wordSet("( , – - :");
const SAYING = wordSet("say or exactly precisely actually about around well that's let's call it so");
const CLOSES = wordSet(") , – - . ;");
const DASHES = wordSet("– - —");
const EXACTLY = wordSet("exactly precisely exact precise");
const WHOLE = wordSet("the our my their its his her your those these all what");
const MOST_WORDS = 7;
const NEAR = 8;

/** Words and times alone and one mark stand between, "half of people aged 16-24 (52%)"; "(say" and ", or" may lead. */
function isSaidAgain(scan: Scan, mentions: readonly Mention[], rough: Figure, exact: Figure): boolean {
  let at = exact.from - 1;
  while (at > rough.to && SAYING.has(lowerAt(scan, at))) at--;
  const dashed = at === rough.to && DASHES.has(lowerAt(scan, at)) && DASHES.has(lowerAt(scan, exact.to)); // "a fifth - 21 per cent - of"
  if (dashed) return true;
  if (!OPENS.has(lowerAt(scan, at)) || at === rough.to || at - rough.to > MOST_WORDS) return false;
  const timed = mentions.filter(isAxis).filter(({ from, to }) => from >= rough.to && to <= at);
  for (let word = rough.to; word < at; word++) {
    const isTime = timed.some(({ from, to }) => from <= word && word < to);
    if (!isTime && !isWordAt(scan, word) && lowerAt(scan, word) !== "-") return false;
  }
  return true;
}

/** Where "to be exact" behind it ends. */
function endOf(scan: Scan, { to }: Figure): number {
  const from = lowerAt(scan, to) === "," ? to + 1 : to;
  if (EXACTLY.has(lowerAt(scan, from))) return from + 1;
  const told = lowerAt(scan, from) === "to" && lowerAt(scan, from + 1) === "be" && EXACTLY.has(lowerAt(scan, from + 2));
  return told ? from + 3 : to;
}

/** What it is told of is over: "48%,", "45%)", "51 percent to be precise". */
const isOver = (scan: Scan, exact: Figure, { to } = exact): boolean =>
  CLOSES.has(lowerAt(scan, to)) || tokenAt(scan, to).kind === "line" || endOf(scan, exact) > to;

/** "half of our callers, 48 percent, blame the coach": of the one whole of a text, so that what follows names it; not "of women". */
function isOfWhole(scan: Scan, rough: Figure, exact: Figure): boolean {
  const behind = endOf(scan, exact) + 1;
  const bracket = lowerAt(scan, behind - 1) === ")" && isWordAt(scan, behind);
  const does = AUXILIARIES.has(lowerAt(scan, behind)) || verbSense(lowerAt(scan, behind)) !== null;
  return (bracket || does) && scan.tokens.slice(rough.to, exact.from).some(({ lower }) => WHOLE.has(lower));
}

/** The exact share in the place of the rough one, by whose words it is named. */
const inPlaceOf = (rough: Figure, exact: Figure): Figure => ({
  ...rough,
  value: exact.value,
  part: false,
  basis: { spans: [[exact.start, exact.end]], how: `${exact.value}%, as it is told behind` },
});

export function roughThenExact(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const told = new Map<Mention, Mention>();
  for (const [at, rough] of figures.entries()) {
    const exact = figures[at + 1];
    const shares = rough.part && exact && !exact.part && exact.unit?.symbol === "%" && !exact.signed;
    const near = shares && rough.value !== exact.value && Math.abs(rough.value - exact.value) < NEAR;
    if (!near || !isSaidAgain(scan, mentions, rough, exact) || !isOver(scan, exact)) continue;
    const end = endOf(scan, exact);
    if (isOfWhole(scan, rough, exact))
      told
        .set(rough, aside(scan, rough.from, rough.to, "said again"))
        .set(exact, { ...exact, ...placeOf(scan, exact.from, end) });
    else told.set(rough, inPlaceOf(rough, exact)).set(exact, aside(scan, exact.from, end, "said again"));
  }
  return told.size === 0 ? mentions : mentions.map((mention) => told.get(mention) ?? mention);
}
