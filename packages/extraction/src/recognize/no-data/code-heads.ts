/**
 * Lists whose head says that their numbers name things: "Locker numbers: Ann 31, Ben 45" · "Door codes: front 4471, back 9902"
 * · "Postcodes: 3000 Bern, 8001 Zürich". Not "Visitor numbers: Kent 312, Essex 207" nor "Codes shared: UK 31".
 */
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const NUMBERED =
  "(?:locker|(?:tele)?phone|mobile|fax|squad|shirt|jersey|kit|bib|room|table|door|page|seat|pew|bus|gate|platform|bay|extension|ext\\.?|flight|account|invoice|passport|serial|lottery|house|flat|channel|exit|tram|peg|desk|dorm|stall|pitch|lane|plot) (?:numbers|nos?\\.?)";
const CODED =
  "(?:area|door|gate|entry|access|alarm|country|postal|post|zip|sort|booking|dial(?:ling)?|product|pin|error|airport|unlock|discount) codes|post ?codes|pass ?codes|pins|pin numbers|(?:phone|office|telephone) extensions|isbns";
const HEAD = new RegExp(
  `(?:^|[.!?\\n] ?|\\b(?:the|our|your|my|new|all|bus|ext) )(?:${NUMBERED}|${CODED})(?: today| this \\p{L}+)?(?: ?[:–—-]| are:?| ?=)\\s`,
  "iu",
); // catches "Locker numbers: " and "your table numbers are ", not "Visitor numbers: "

export function codeHeads(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const head = matchIn(scan.text, HEAD);
  if (!head) return mentions;
  const from = head.index + head[0].length;
  const figures = mentions.filter(isFigure);
  const plain = figures.every(
    ({ start, bare, unit, value }) => start >= from && bare && unit === null && Number.isInteger(value),
  );
  if (!plain || mentions.some((mention) => mention.kind === "axis" && mention.start >= from)) return mentions;
  return mentions.map(
    (mention): Mention =>
      isFigure(mention) ? { kind: "aside", why: "a code", ...placeOf(scan, mention.from, mention.to) } : mention,
  );
}
