/**
 * How many of the last figure are something is no part of a list of several: "Leeds 212, Hull 119, York 38, of whom one was my boss" and "8 nurses,
 * of whom 3 are new, and 7 porters". Not "40 guests, of whom 12 stayed", nor where more than one has it.
 */
import { type Scan, says } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const PRONOUNS = ["whom", "which"];
const OF_WHOM = /\bof (?:whom|which)\b/giu; // catches "of whom", not "of what"
const LEAD = /^[^\d.;:!?]*, of (?:whom|which) (?:just |only |about )?$/u; // catches ", of whom " behind "38", not ". Of which "
const IS =
  /^ (?:of them )?(?:is|are|was|were|has|have|had|will|would|came|went|left|turned|\p{L}+ed)\b(?!:| [$€£]?\d)/iu; // catches " was my boss", not " were: 12"
const FEWEST = 4;

export function ofWhom(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, PRONOUNS) || scan.text.match(OF_WHOM)?.length !== 1) return mentions;
  const figures = mentions.filter(isFigure);
  if (figures.length < FEWEST) return mentions;
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
