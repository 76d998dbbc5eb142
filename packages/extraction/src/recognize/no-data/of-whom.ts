/**
 * How many of the last figure are something is no part of a list of several: "Leeds 212, Hull 119, York 38, of whom one was my boss" and "8 nurses,
 * of whom 3 are new, and 7 porters". Not "40 guests, of whom 12 stayed", nor where more than one has it.
 */
import { type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const PRONOUNS = ["whom", "which"];
const OF_WHOM = /\bof (?:whom|which)\b/giu; // catches "of whom", not "of what"
const LEAD = /^[^\d.;:!?]*, of (?:whom|which) (?:just |only |about )?$/u; // catches ", of whom " behind "38", not ". Of which "
const IS =
  /^ (?:of them )?(?:is|are|was|were|has|have|had|will|would|came|went|left|turned|\p{L}+ed)\b(?!:| [$€£]?\d)/iu; // catches " was my boss", not " were: 12"
const FEWEST = 4;

const LISTS = /^[^.;:!?()]*(?:, | and )$/u; // catches " were men, " and " women and ", not " were men. "
/** Parts may be rounded. */
const WHOLE = 1.02;

/** "312 members, of whom 140 are juniors, 120 seniors and 52 veterans": what follows are the other parts of the one whole; so they are in sentences of
 * their own where they add up to it. */
function isMadeOf(scan: Scan, figures: readonly Figure[], at: number): boolean {
  const [whole, ...parts] = figures;
  if (at !== 1 || !whole || parts.length < 2) return false;
  const sum = parts.reduce((all, { value }) => all + value, 0);
  if (sum === whole.value && parts.every(({ unit }) => unit === null)) return true;
  const listed = parts.every(
    ({ unit, start }, place) =>
      unit === null && (place === 0 || LISTS.test(scan.text.slice(parts[place - 1]?.end ?? start, start))),
  );
  return listed && sum <= whole.value * WHOLE;
}

export function ofWhom(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, PRONOUNS) || scan.text.match(OF_WHOM)?.length !== 1) return mentions;
  const figures = mentions.filter(isFigure);
  if (figures.length < FEWEST) return mentions;
  const first = figures.findIndex(({ start }, at) => at > 0 && LEAD.test(scan.text.slice(figures[at - 1]?.end, start)));
  if (isMadeOf(scan, figures, first)) return mentions;
  return mentions.map((mention) => {
    if (!isFigure(mention) || !mention.bare || mention.basis) return mention;
    const base = figures[figures.indexOf(mention) - 1];
    const told =
      base?.unit === null &&
      base.value > mention.value &&
      LEAD.test(scan.text.slice(base.end, mention.start)) &&
      IS.test(scan.text.slice(mention.end));
    return told ? aside(scan, mention.from, mention.to, "a part of another figure") : mention;
  });
}
