/**
 * What stands around a message and says nothing of its figures is not read with it: "Quick update: 12 by bus, 9 by bike.
 * Thanks!", "ok so …", "… so far", "… Source: own survey". What is left is read as if it had been typed alone.
 */

import { BARE_OPENERS, CALLS, CLOSINGS, OPENERS, TAGS_ALONG } from "../lexicon/said-around.ts";
import { matches, matchIn } from "./needs/matches.ts";
import type { Squeezed } from "./squeezed.ts";

const OPENED = new RegExp(
  `^(?:${OPENERS}(?:\\s*[:!?.…]+\\s+| [-–—]+ |\\s*\\n+)|${CALLS},\\s+|${BARE_OPENERS} )(?=\\S)`,
  "iu",
); // catches "Update: " and "ok so ", not "Updates 12"
const NAMED = /^[^\n:]*:\s*[$€£]?\d.*?:\s*[$€£]?\d/su; // catches "Update: 5 GB, photos: 3 GB", not "Update: rent 5"
const MARKED = /^(?:\p{Extended_Pictographic}\uFE0F?\s*|[-•>*] )(?=\p{L})/u; // catches "📊 Rent", not "😂 212"
const PICTURE = /\p{Extended_Pictographic}/gu; // catches "📊", not "→"

const CLOSED = new RegExp(`(?<=[\\p{L}\\d%)|][.!?…]+\\s+|\\n\\s*)${CLOSINGS}\\s*[.!?…]*$`, "iu"); // catches "Thanks!" behind "12. ", not "12 thanks"
const ALONG = new RegExp(`(?<=[\\p{L}\\d%)])[.!?…]*,? ${TAGS_ALONG}[.!…]*$`, "iu"); // catches " so far." behind "11", not "12, so far off"
const SOURCE =
  /(?<=[.!?…)]\s+|\n\s*|\s\()(?:sources?: ?[^\d:;|\n]+(?:(?:19|20)\d\d)?|(?<=[\p{L}\d%)][.!?…]* )via @\w+)[.)]*$/iu; // catches "Source: own survey", not "Source: wind 40"
const PICTURES = /(?<=[.!?…]\s*)\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\uFE0F|\s)*$/u; // catches " 🎉🎉" behind a stop, not "12 🎉"
const OPEN_BRACKET = /\s+\($/u; // catches the " (" that "(Source: ONS)" leaves

const TAG = /(?<=[.!?…)]\s*)#\p{L}[\p{L}_]*$/u; // catches " #data" behind a stop, not "12 #dogs"
const ENDS = [CLOSED, ALONG, SOURCE, PICTURES, TAG];

const CELL = "(?:(?:[|\\t;,]|\\.{4}) *| {2})[$€£]?\\d+(?:[.,]\\d+)*[%kKMm]?(?: *\\|)?";
const TABLE_END = new RegExp(
  `(?<=\\d[%kKMm]?(?: *\\|)? *\\n+[^\\n]*${CELL})(?: ?[.!?…]+(?:\\s+[^\\d]*)?|\\s*(?:[!?…]|\\p{Extended_Pictographic}|\\uFE0F)+| (?:via @|#)\\p{L}+)$`,
  "u",
); // catches ". Thanks!" behind the last cell of lines that end in figures, not behind "Total: 12"
const TELLS =
  /\b(?:rest|others?|half|twice|double|same|total|none|nothing|zero|one|two|three|four|five|thousands?|millions?|percent)\b/iu; // catches "half", not "behalf"

/** What is written behind the last cell of a table, where it tells no figure. */
function behindTable(text: string): RegExpExecArray | null {
  const found = text.includes("\n") ? matchIn(text, TABLE_END) : null;
  return found && !TELLS.test(found[0]) ? found : null;
}

/** The answers to a question, listed: the first opens no message. */
const ANSWERS =
  /^(?:yes|no),\s+(?:yes|no|maybe|abstain\p{L}*|undecided|unsure|not sure|don['’]t (?:know|care))(?=,| and | or | & )/iu; // catches "Yes, No" in front of " and Abstain", not "Yes, no 12"

/** Who tells it, and that it is told: "As treasurer I can report: ". */
const TOLD_BY =
  /^(?:as (?:the |our |your |a )?[\p{L} ]{3,30},? )?(?:i|we) (?:can|have to|must|want to|would like to|'d like to|(?:am|are) (?:happy|pleased|proud) to) (?:report|announce|confirm|share|tell you)(?: that)?[:,]? (?=\S)/iu; // catches "As treasurer I can report: ", not "As treasurer Ann raised "

/** Where the message begins. */
function startOf(text: string): number {
  let from = 0;
  if (matches(text, ANSWERS)) return from;
  for (let turn = 0; turn < 3; turn++) {
    const rest = text.slice(from);
    const found = OPENED.exec(rest) ?? TOLD_BY.exec(rest) ?? (turn === 0 ? marked(rest) : null);
    if (!found || (found[0].includes(":") && NAMED.test(rest))) break;
    from += found[0].length;
  }
  return from;
}

/** A picture or bullet in front of the one line, where the text has no others. */
const marked = (text: string): RegExpExecArray | null =>
  (text.includes("\n") && /^[-•>*]/u.test(text)) || (text.match(PICTURE)?.length ?? 0) > 1
    ? null
    : matchIn(text, MARKED); // catches "- ", not "📊 "

/** Where the message ends. */
function endOf(text: string): number {
  let kept = text.trimEnd();
  for (let turn = 0; turn < 3; turn++) {
    const found = behindTable(kept) ?? ENDS.map((end) => end.exec(kept)).find((match) => match !== null);
    if (!found) break;
    kept = kept.slice(0, found.index).replace(OPEN_BRACKET, "").trimEnd();
  }
  return kept.length;
}

/** Null where nothing stands around the message. */
export function unframed(text: string): Squeezed | null {
  const from = startOf(text);
  const to = /\d$/.test(text) ? text.length : endOf(text); // catches "Tower 11", not "Tower 11 so far"
  const left = text.slice(from, Math.max(to, from));
  if (left.length === text.length || left.trim() === "") return null;
  return { text: left, back: ([start, end]) => [start + from, end + from] };
}
