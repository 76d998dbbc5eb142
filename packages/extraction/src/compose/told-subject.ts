/** What the words in front of the names say is shown, where they say it in one of two plain ways. */
import { DETERMINERS } from "../lexicon/closed-class.ts";
import { verbSense } from "../lexicon/morphology.ts";

const OF = /^(?:(?:the|our|my|its|their) )?((?:\p{L}[\p{L}-]* ){0,2}\p{L}[\p{L}-]*) of (?:the )?$/iu; // catches "The price of ", not "At a meeting in York "
const NO_SUBJECT = new Set([
  ...DETERMINERS,
  ..."one half most many few part share out number because north south east west instead ahead".split(" "),
]);

/** "Population of Lagos 15.9m, Cairo 22.2m" → "Population"; "Most of Leeds" says nothing. */
export function subjectBefore(text: string, names: readonly string[]): string {
  const start = text.toLowerCase().indexOf((names[0] ?? "").toLowerCase());
  const said = OF.exec(text.slice(0, Math.max(start, 0)))?.[1] ?? "";
  const words = said.toLowerCase().split(" ");
  return words.some((word) => NO_SUBJECT.has(word) || verbSense(word) === "verb") ? "" : said;
}

const COUNTED =
  /^(?:\p{L}[\p{L}'’-]* ){1,5}(?:has|have|had|counts|employs) (?:\p{L}+ )?\d[\d.,]*[kKM]? (\p{L}[\p{L} -]+)$/u; // catches "Club has 340 members", not "Club has members"

/** "Our newsletter has 4,300 subscribers: …" → "subscribers": what the parts are parts of, no sentence. */
export const countedIn = (head: string): string => COUNTED.exec(head)?.[1] ?? head;
