/**
 * What was aimed at and what was had, told in two clauses, become two that are named: "We set out to raise £20,000 for the lifeboat. You gave us
 * £7,500 more than that!" → "Target: £20,000 for the lifeboat. Raised: £7,500 more than that". Not "We set out to raise £20,000 in May".
 */

import type { Span } from "@charticle/contract";
import { matches, matchIn } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const CUE = /\b(?:set out|aimed|hoped|hoping|aiming|planned|wanted|target|goal|aim)\b/iu; // catches "aimed", not "claimed"
const NUMBER = "(?:\\p{Sc}?\\d(?:[\\d.,]*\\d)?(?: ?(?:k|m|bn|million|thousand)(?!\\p{L}))?)";
const WHO = "(?:we|i|they|you|he|she|our \\p{L}+|the \\p{L}+|donors|supporters|people)";
const DONE =
  "raised?|gave(?: us)?|got|made|sold|bought|collected|found|reached|had|ended (?:up )?(?:with|on|at)|did|ran|walked|hit";
const MAKE = "raise|sell|get|make|collect|find|reach|have|hit|run|walk";
const TOLD = new RegExp(
  `(?<=^|[.!?:] )(?:(?:we|i|they|you)(?:['’]d| had| were)? (?:only )?(?:set out|aimed|hoped|planned|wanted|were hoping|were aiming|hoping|aiming) (?:to (?<make>${MAKE})|for) |(?:our|my|the|their) (?:target|goal|aim) (?:was|is|had been) )(?:just |about |around )?(?<aim>${NUMBER}[^.!?;:\\d]{0,60}?)(?:[.!;]| [–—-]| ?, ?(?:and|but)| and| but) (?:and |but |in the end,? ){0,2}${WHO} (?:actually |all |ended up )?(?<done>${DONE}) (?<had>${NUMBER})(?<more> (?:\\p{L}+ )?(?:more|fewer|less)(?: than that)?| (?:above|over|below) (?:that|it))(?=[!.…,]|$)`,
  "diu",
); // catches "We set out to raise £20,000 for the boat. You gave us £7,500 more than that", not "We raised £20,000"
const NAMES: Readonly<Record<string, string>> = {
  raise: "Raised",
  sell: "Sold",
  collect: "Collected",
  raised: "Raised",
  sold: "Sold",
  bought: "Sold",
};

/** Null where nothing aimed at is told with how far it was passed or missed. */
export function targetsPassed(text: string): Squeezed | null {
  const found = matches(text, CUE) ? matchIn(text, TOLD) : null;
  const spans = found?.indices?.groups;
  if (!found || !spans?.aim || !spans.had || !spans.more) return null;
  const fewer = /fewer|less|below/iu.test(found.groups?.more ?? ""); // catches "fewer", not "more"
  const pieces: Piece[] = [[0, found.index], "Target: ", spans.aim, ". "];
  const rest: Span = [found.index + found[0].length, text.length];
  const { make = "", done = "" } = found.groups ?? {};
  const named = NAMES[make.toLowerCase()] ?? NAMES[done.toLowerCase()] ?? "Actual";
  return pieced(text, [...pieces, `${named}: `, spans.had, fewer ? " fewer than that" : " more than that", rest]);
}
