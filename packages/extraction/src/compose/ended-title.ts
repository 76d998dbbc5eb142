/**
 * A title that ends where the sentence goes on: without the verb that moves it ("Harvest climbed from" → "Harvest", "Average time to fill a vacancy runs" in
 * front of "at 62" → without "runs") or says that it was done ("Trees were felled" → "Trees felled"), and without the first of several names ("Depths of lakes Tarn" of "Tarn, Ulmer and Vos" → "Depths of lakes").
 */
import { PREPOSITIONS } from "../lexicon/closed-class.ts";
import { PARTICIPLE_OF } from "../lexicon/participles.ts";
import { capitalised } from "./name.ts";

const MOVED =
  / (?:(?:has|have|had|have been|has been) )?(?:climbed|rose|risen|fell|fallen|went|gone|grew|grown|dropped|shrank|shrunk|jumped|slipped|increased|decreased|dipped|soared|plunged|swelled|moved|ranged)(?: (?:up|down|back))? (?:from|to|by|at)$/iu; // catches " climbed from" of "Harvest climbed from", not "Hours climbed"
const STANDS =
  / (?:runs|stands|sits|comes|came|stood|sat|ran|hovers|hovered|averages|averaged|works out|worked out)$/iu; // catches " runs" at the end, not "Home runs scored"
const AT = /^ (?:in )?(?:at|to) (?:about |around |just |only |roughly |nearly |almost |an? )?[$€£]?\d/iu; // catches " at 62", not " at home"
const DONE = / (?:was|were|is|are|(?:has|have|had) been)(?= (?<deed>\p{Ll}+)$)/u; // catches " were" of "Trees were felled", not of "Trees were tall"
const ASKS = /^(?:how|what|where|why|who|whose|which|when)\b/iu; // catches "How every euro is spent", not "Howard"
const PARTICIPLES: ReadonlySet<string> = new Set(PARTICIPLE_OF.values());
const LISTED = /^(?:, | and | & |\/| vs\.? )/u; // catches ", " behind the first name, not " 12"
const LEAST = 3;

/** "Trees felled" of "Trees were felled". */
function withoutBeing(title: string): string {
  const found = ASKS.test(title) ? null : DONE.exec(title);
  const deed = found?.groups?.deed ?? "";
  return found && (/..ed$/u.test(deed) || PARTICIPLES.has(deed)) ? title.replace(DONE, "") : title; // catches "felled", not "red"
}

/** Without the last word, and the small ones in front of it. */
function withoutName(words: string, name: string): string {
  const left = words.slice(0, -name.length).trimEnd().split(" ");
  while (
    left.length > 0 &&
    (PREPOSITIONS.has(left.at(-1)?.toLowerCase() ?? "") || /^(?:the|an?|our|my)$/iu.test(left.at(-1) ?? ""))
  )
    // catches "the", not "then"
    left.pop();
  return left.join(" ");
}

/** @param names of the points, as shown */
export function endedTitle(text: string, title: string, names: readonly string[]): string {
  const at = text.toLowerCase().indexOf(title.toLowerCase());
  const behind = at < 0 ? "" : text.slice(at + title.length);
  const moved = withoutBeing(title).replace(MOVED, "");
  const stood = AT.test(behind) ? moved.replace(STANDS, "") : moved;
  const [first = "", second = ""] = names;
  const listed =
    first.length > 1 &&
    second !== "" &&
    stood.toLowerCase().endsWith(` ${first.toLowerCase()}`) &&
    LISTED.test(behind) &&
    behind
      .slice(0, second.length + first.length + LEAST)
      .toLowerCase()
      .includes(second.toLowerCase());
  const told = listed ? withoutName(stood, first) : stood;
  return told.length < LEAST ? title : capitalised(told);
}
