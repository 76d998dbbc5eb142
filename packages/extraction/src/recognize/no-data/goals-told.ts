/**
 * What is wanted, told behind what there is, is no figure beside the rest: "Bake sale $412, raffle $880, car wash $265. Goal: $4,000", "12k from
 * firms, 7k from members; we need 30k". Not "Target 50, actual 42", nor "North 12, South 9, target 15", an item of the list.
 */
import type { Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const LEAD =
  /[.;!(\n–—] ?(?:but |so |and )?(?:we(?:['’]re| are)? |i(?:['’]m| am)? |our |the |my )?(?:(?:goal|target|quota|aim|objective)(?: (?:is|was|of))?|(?:still )?need(?:ed)?|aim(?:ing)?(?: for)?|hoping for|want(?:ed)?) ?:? ?(?:about |around |at least )?$/iu; // catches ". Goal: " and "; we need ", not ", target "
const WANTED = /\b(?:goal|target|quota|aim|objective|need|want)/giu; // catches "target" and "needed", not "neat"
const TAIL = /^[^\d\n]{0,14}$/u; // catches ")." and " in total.", not a sentence
const FEWEST = 3;

export function goalsTold(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const last = figures.at(-1);
  const before = figures.at(-2);
  if (!last || !before || figures.length <= FEWEST || scan.text.match(WANTED)?.length !== 1) return mentions;
  const told = LEAD.test(scan.text.slice(before.end, last.start)) && TAIL.test(scan.text.slice(last.end));
  if (!told) return mentions;
  return mentions.map((mention) => (mention === last ? aside(scan, last.from, last.to, "what is wanted") : mention));
}
