/**
 * Numbers that only count what stands behind them, in ways of their own: places from the last to the first ("9. Leeds 8. York 7. Bath"), numbers
 * with noughts in front ("01 Intro 02 Basics 03 Loops") and codes of answers ("-3 | refused | -2 | missing | -1 | other"), pages of contents ("Contents: Introduction 3, Methods 7, Results 12"). Not "09:00 12", "9.5 8.5", nor
 * "3. Leeds 40%".
 */
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { withFiguresAside } from "../place.ts";

const FEWEST = 3;
const FEWEST_DOWN = 4;
const PLACE = /^[.)] ?["“'‘]?\p{Lu}/u; // catches ". Leeds", not " Leeds" or ".5"
const NAME = /^[.):]? ?[–-]? ?\p{L}/u; // catches " Intro" and ". intro", not " 12"
const PADDED = /^0\d$/u; // catches "01", not "10"
const HEAD = /^(?:|[^\d]*[:\n]\s*)$/u; // catches "Our places: ", not "sold "
const ANSWERS =
  /\b(?:refus(?:ed|al)|missing|not applicable|inapplicable|don['’]?t know|no answer|not asked|not stated|unknown|skipped|n\/a)\b/giu; // catches "refused", not "refuge"

const CONTENTS = /^\s*(?:table of )?contents\b/iu; // catches "Contents: ", not "Contents of"
const PARTS =
  /\b(?:introduction|preface|foreword|method(?:s|ology)|results|conclusions?|references|append(?:ix|ices)|chapter|glossary|bibliography|acknowledge?ments|executive summary|discussion|background|section)\b/giu; // catches "Introduction", not "introduced"

const behind = (scan: Scan, { end }: Figure): string => scan.text.slice(end, end + 4);

/** Each by so many more than the one before. */
const steps = (figures: readonly Figure[], step: number): boolean =>
  figures.every(
    ({ value, bare, unit }, at) =>
      bare && unit === null && Number.isInteger(value) && (at === 0 || value - (figures[at - 1]?.value ?? 0) === step),
  );

const headed = (scan: Scan, [first]: readonly Figure[]): boolean => HEAD.test(scan.text.slice(0, first?.start ?? 0));

const areDown = (scan: Scan, figures: readonly Figure[]): boolean =>
  figures.length >= FEWEST_DOWN &&
  steps(figures, -1) &&
  headed(scan, figures) &&
  figures.every((figure) => PLACE.test(behind(scan, figure)));

const arePadded = (scan: Scan, figures: readonly Figure[]): boolean =>
  figures[0]?.value === 1 &&
  steps(figures, 1) &&
  figures.every(
    (figure) =>
      NAME.test(behind(scan, figure)) && (figure.value > 9 || PADDED.test(scan.text.slice(figure.start, figure.end))),
  );

const areCodes = (scan: Scan, figures: readonly Figure[]): boolean =>
  figures.every(({ value }) => value < 0) &&
  [1, -1].some((step) => steps(figures, step)) &&
  (scan.text.match(ANSWERS)?.length ?? 0) > 1;

const areContents = (scan: Scan, figures: readonly Figure[]): boolean =>
  matches(scan.text, CONTENTS) &&
  (scan.text.match(PARTS)?.length ?? 0) > 1 &&
  figures.every(
    ({ value, bare, unit }, at) => bare && unit === null && value > 0 && value >= (figures[at - 1]?.value ?? 0),
  );

export function countedPlaces(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  if (figures.length < FEWEST) return mentions;
  const counted = [areDown, arePadded, areCodes, areContents].some((are) => are(scan, figures));
  return counted ? withFiguresAside(scan, mentions, "number of a list") : mentions;
}
