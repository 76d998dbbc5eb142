/** What the words in front of the names, or the first name itself, say is shown, where they say it in a plain way. */

import { DETERMINERS } from "../lexicon/closed-class.ts";
import { verbSense } from "../lexicon/morphology.ts";
import { TENS_WORDS, UNITS_WORDS } from "../lexicon/number-words.ts";
import { matchIn } from "../text/needs/matches.ts";
import { capitalised } from "./name.ts";

const OF = /^(?:(?:the|our|my|its|their) )?((?:\p{L}[\p{L}-]* ){0,2}\p{L}[\p{L}-]*) of (?:the )?$/iu; // catches "The price of ", not "At a meeting in York "
const NO_SUBJECT = new Set([
  ...DETERMINERS,
  ..."one half most many few part share out number because north south east west instead ahead percent cent none nobody no".split(
    " ",
  ),
  ...UNITS_WORDS.keys(),
  ...TENS_WORDS.keys(),
]);

/** "Population of Lagos 15.9m, Cairo 22.2m" → "Population"; "Most of Leeds" and "Sixty percent of men" say nothing. */
export function subjectBefore(text: string, names: readonly string[]): string {
  const start = text.toLowerCase().indexOf((names[0] ?? "").toLowerCase());
  const said = OF.exec(text.slice(0, Math.max(start, 0)))?.[1] ?? "";
  const words = said.toLowerCase().split(/[ -]/u); // catches the blank of "sixty-one percent" and its hyphen, not "percent"
  return words.some((word) => NO_SUBJECT.has(word) || verbSense(word) === "verb") ? "" : said;
}

const WHOLE = /\d ((?:\p{Ll}+ ){0,2}\p{Ll}+),? of (?:whom|which|them) (?:about )?\d/u; // catches "620 pupils, of whom 210", not "28 volumes, of which we own 27"

/** "The school has 620 pupils, of whom 210 walk" → "pupils": what the parts are parts of. */
export const partedIn = (text: string): string => matchIn(text, WHOLE)?.[1] ?? "";

const SHARED =
  /(?:^|[.!?:] |, |about |nearly |almost )(?:\d+|[\p{L}-]+) (\p{Ll}{3,}) in (?:every )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|a hundred)\b/iu; // catches "Three pupils in ten", not "Three in ten"

/** "Three pupils in ten skip breakfast" → "pupils": what the shares are of. */
export const sharedIn = (text: string): string => matchIn(text, SHARED)?.[1] ?? "";

const ASKED = /\b(?:of (?:the |our |all |my )?|in \d+ )((?:those )?(?:[\p{L}\d-]+ ){0,2})$/iu; // catches "half of the " and "1 in 10 toddlers ", not "of a kind, "

/** "62% of under-25s stream their music, 24% use YouTube" → "Under-25s": who is told of, where the names tell what they do. */
export function askedOf(text: string, names: readonly string[]): string {
  const [name = "", ...others] = names.map((one) => one.toLowerCase());
  const at = text.toLowerCase().indexOf(name);
  const before = ASKED.exec(text.slice(0, Math.max(at, 0)))?.[1];
  const [first = "", verb = ""] = name.split(" ");
  const isDeed = (word = ""): boolean => verbSense(word) !== null;
  if (/^those /iu.test(before ?? "")) return ""; // catches "those asked", which is half a sentence, not "thoseby"
  if (before === undefined || !others.some((other) => isDeed(other.split(" ")[0]))) return "";
  if (before.length > 1) return isDeed(first) ? capitalised(before.trim()) : "";
  return isDeed(verb) ? capitalised(`${before}${first}`) : "";
}

/** "My phone battery lasts 9 hours, my wife's 14, my son's 6": the others own what the first name says. */
export function ownedBy(text: string, names: readonly string[]): string {
  const [first = "", ...others] = names;
  const owns = (name: string): boolean =>
    ["'", "’"].some((mark) => text.toLowerCase().includes(`${name.toLowerCase()}${mark}s`));
  return others.length > 0 && others.every(owns) && !owns(first) ? first : "";
}
