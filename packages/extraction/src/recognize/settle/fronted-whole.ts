/**
 * "Of 90 job ads, 41 asked for a degree, 60 for experience and 12 for a licence": how many there are of which counts are told
 * stands beside none of them. Not "Of 12 eggs, 8 are brown, the rest white", where what is left is worked out from it.
 */
import { tellsRest } from "../../read/shapes/counts.ts";
import type { Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const OPENS = /(?:^|[.!?:] )(?:(?:out )?of|among) (?:the |our |all |my |their |some |about )*$/iu; // catches "Of our " and "Among the " in front of "90", not "most of "
const NAMED = /^ [\p{L}\d'’ -]{2,40}(?:,| (?=\d))/u; // catches " job ads, " behind "90", not ", 41"
const FEWEST = 2;

export function frontedWhole(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const [whole, ...parts] = mentions.filter(isFigure);
  if (!whole?.bare || parts.length < FEWEST || !OPENS.test(scan.text.slice(0, whole.start))) return mentions;
  const counted = parts.every(({ bare, value, basis, part }) => bare && !basis && !part && value < whole.value);
  if (!counted || !NAMED.test(scan.text.slice(whole.end)) || tellsRest(scan)) return mentions;
  return mentions.map((mention) => (mention === whole ? aside(scan, whole.from, whole.to, "the whole") : mention));
}
