/**
 * "300 oaks, 250 birches and 120 pines, about a fifth of which died", "5 owls and 9 swifts, two of which flew off": the part is
 * of all that was counted off, and stands beside none of it. Not "120 pines, a fifth of which died", which says of how many.
 */
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const CUES = ["which", "whom"];
const LIST = /^[^.;:!?]*(?:,| and | & )[^.;:!?]*$/u; // catches " oaks, 250 birches and ", not " oaks. Then "
const LEAST = 2;

export function partOfAll(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CUES)) return mentions;
  const figures = mentions.filter(isFigure);
  const part = figures.findIndex(
    (figure) => lowerAt(scan, figure.to) === "of" && CUES.includes(lowerAt(scan, figure.to + 1)),
  );
  const [own, first, last] = [figures[part], figures[part - LEAST], figures[part - 1]];
  if (
    !own ||
    !first ||
    !last ||
    (!own.part && (!own.bare || own.value > last.value)) ||
    [first, last].some(({ unit }) => unit?.symbol === "%")
  )
    return mentions;
  if (!LIST.test(scan.text.slice(first.end, last.start)) || lowerAt(scan, last.from - 1) !== "and") return mentions;
  return mentions.map((mention) =>
    mention === own ? aside(scan, own.from, own.to, "a part of all of them") : mention,
  );
}
