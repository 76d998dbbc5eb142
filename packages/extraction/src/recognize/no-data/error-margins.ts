/** How exact a poll is, beside what it says: "Dems 48%, Reps 44%. Margin of error: 3.1%", "(MoE 3%)", "margin +/-2". Not "gross margin 41%". */
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const CUE = /\b(?:margins?|moe|sampling error)\b/iu; // catches "MoE 3%", not "error rate"
// catches "margin of error: " and "(margin " in front of "3", and "margin +/" in front of "-2"; not "gross margin "
const LEADS =
  /(?:\b(?:margins? of (?:sampling )?error|error margins?|sampling error)(?:,? (?:is|was|of|at|about))*:?(?: of)?(?: (?:plus or minus|plus-minus|\+\/?-?|±))? ?|\(margins?:? |\bmargins?:? (?:of )?(?:plus or minus |plus-minus |\+\/?|± ?))$/iu;
const MOE = /\bM[Oo]E(?: is| of)?:? ?(?:\+\/?|± ?)?$/u; // catches "MoE " in front of "3%", not "Moe "
/** Characters that such a lead takes at most. */
const LONGEST = 60;
const FEWEST = 3;

export function errorMargins(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!matches(scan.text, CUE) || mentions.filter(isFigure).length < FEWEST) return mentions;
  return mentions.map((mention) => {
    const { from, to, start } = mention;
    const ahead = scan.text.slice(Math.max(0, start - LONGEST), start);
    const told = isFigure(mention) && (LEADS.test(ahead) || MOE.test(ahead));
    return told ? aside(scan, from, to, "margin of error") : mention;
  });
}
