/**
 * Levels at times or places, each told with one of another sort in brackets, are a table of both: "Sales 45 in May (target 40), 52 in June (target 50)" →
 * May 45/40 · June 52/50; "Yield was 5.6 t/ha in 2021 (control 4.9) and 6.1 t/ha in 2022 (control 4.8)" alike. The word is the same in each bracket. Not
 * "45 in May (up 4)", nor "45 in May (target 40), 52 in June".
 */
import type { Span } from "@charticle/contract";
import { groupSpans, membersOf } from "./members.ts";
import { matches } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const NUMBER = "(?:\\p{Sc} ?)?\\d[\\d.,]*(?<=\\d)(?: ?(?:%|\\p{Sc}|[kKmM]\\b|bn\\b|million\\b|billion\\b))?";
const UNIT = "(?: (?!in |on |at |for |during )\\p{L}[\\p{L}\\d/²³%]{0,11})?";
const WORD = "(?<word>\\p{L}[\\p{L} -]{1,20}?\\p{Ll})(?: of|:)?";
const ITEM = new RegExp(
  `^(?<lead>[^\\d(]{0,50}?)(?<now>${NUMBER})(?<unit>${UNIT}) (?:in|on|at|for|during) (?:the )?(?<key>[\\p{L}\\d][^\\d(]{0,20}?\\d{0,4}) \\(${WORD} (?<with>${NUMBER})${UNIT}\\)[.!]?$`,
  "diu",
); // catches "Sales 45 in May (target 40)" and "6.1 t/ha in 2022 (control 4.8)", not "45 in May (+4)"
const TWICE = /\d(?:%|\p{L}{1,3})?\)(?:[,;.]| and| but) .*\d[^)]{0,12}\)/su; // catches "40), 52 in June (target 50)", not "40) in June"
const APART = /(?<=\))(?:[,;.] (?:and |but |then )?| (?:and|but|then) )/giu; // catches ", and " behind a bracket, not " and " of "May and June"
/** No other measure, but how much the first has changed, how rough it is, or of how many. */
const CHANGES =
  /^(?:up|down|from|was|were|vs|versus|against|n|sd|se|sem|ci|iqr|p|aged?|range|about|approx|around|nearly|almost|over|under|only|just|rank|rated|no|out|of|change|gain|drop|fall|rise|increase|decrease|minus|plus|a |an |and )/iu; // catches "up", not "usual"
const HEAD =
  /^(?<head>\p{L}[\p{L}\d '’-]*?)(?: (?:was|were|is|are|came (?:in )?at|of|at|stood at|hit|reached|averaged|totalled))?:? $/diu; // catches "Mean yield was ", not "In all, "
const VERBAL = /^(?:we|i|they|he|she|it|you|our team|there)\b/iu; // catches "We raised", not "Weather"
const LINKING = /^(?:(?:it was|was|were|to) )?$/iu; // catches nothing and "it was ", not "Costs "
const FEWEST = 2;
const AIM = /^(?:plan|budget|target|forecast|goal|quota)$/iu; // catches "goal", not "goalie"

/** What the first column is called: what stands in front of its first figure, or "Actual" beside an aim; null where neither. */
function headOf(text: string, [start, end]: Span, word: string): Piece | null {
  const { head } = groupSpans(HEAD.exec(text.slice(start, end)), start);
  return head && !VERBAL.test(text.slice(...head)) ? head : AIM.test(word) ? "Actual" : null;
}

/** Null where the text is no such list. */
export function toldWith(text: string): Squeezed | null {
  if (!text.includes("(") || !matches(text, TWICE)) return null;
  const items = membersOf(text, [0, text.trimEnd().length], APART).map(([start, end]) =>
    groupSpans(ITEM.exec(text.slice(start, end)), start),
  );
  const [first] = items;
  if (items.length < FEWEST || !first?.lead || !first.word) return null;
  const word = text.slice(...first.word);
  const head = CHANGES.test(word) ? null : headOf(text, first.lead, word);
  if (!head) return null;
  const rows: Piece[] = [];
  for (const { lead, now, unit, key, word: said, with: beside } of items) {
    if (!lead || !now || !unit || !key || !said || !beside) return null;
    if (text.slice(...said).toLowerCase() !== word.toLowerCase()) return null;
    if (rows.length > 0 && !LINKING.test(text.slice(...lead))) return null;
    rows.push("\n", key, "\t", now, unit, "\t", beside, text.slice(...unit)); // told of the first, meant of both
  }
  return pieced(text, [" \t", head, "\t", first.word, ...rows]);
}
