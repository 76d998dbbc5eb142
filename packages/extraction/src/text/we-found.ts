/**
 * Who found it out opens a sentence and is no part of it: "Overall, we found that Aldi had the cheapest basket at £12" → "Aldi had …". Not
 * "we found 12 coins", nor "we found that 12 of us".
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const WHO =
  "(?:[Ww]e|I|[Tt]hey|(?:[Tt]he|[Oo]ur|[Aa]|[Tt]his) (?:new |latest |recent )?(?:study|survey|report|data|figures?|researchers?|analysis|poll|research|results?))";
const FOUND =
  "(?:also )?(?:found|finds?|estimate[sd]?|reveal(?:s|ed)?|suggest(?:s|ed)?|shows?|showed|indicate[sd]?|discovered)";
const OPENED = new RegExp(
  `(?<=^|[.!?] |\\n)(?:(?:Overall|In total|In all|Meanwhile|However),? )?${WHO} ${FOUND} that (?=\\p{L})`,
  "gu",
); // catches "Overall, we found that " in front of "Aldi", not of "12 of us"

/** "The Post calculates that in Ontario cases are …": a source by its name. */
const NAMED =
  /(?<=^|[.!?] |\n)(?:The )?(?:(?<=The )(?:\p{Lu}[\p{L}’'&-]+|\p{Ll}{4,})|\p{Lu}[\p{L}’'&-]+)(?: \p{Lu}[\p{L}’'&-]+){0,3} (?:calculate[sd]|report(?:s|ed)|estimate[sd]|sa(?:ys|id)|found|finds) that (?=(?:in|the|new|[\p{Lu}\p{Ll}]\p{Ll}+) \p{L})/gu; // catches "The Post calculates that ", not "Ann says that 12"

/** Null where two say something, each of whom may tell a side. */
const named = (text: string): Squeezed | null => (text.split(" that ").length === 2 ? without(text, NAMED) : null);

/** Null where nobody found anything. */
export const weFound = (text: string): Squeezed | null =>
  text.includes(" that ") ? changedBy(text, [(now) => without(now, OPENED), named]) : null;
