/** Readings that take for a value what is a part of one, or no value at all: left out by the full reader, whatever the ranks say. */
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Reading } from "../reading.ts";

const SEVERAL =
  /(?:^|[.;:!?] )(?:(?!and )\p{L}+ ){0,2}(?:twins|triplets|brothers|sisters|siblings|sons|daughters|kids|children|boys|girls|parents|puppies|kittens) \p{Ll}+ ((?:\d[\d.]* ?\p{Ll}{1,7}, )*\d[\d.]* ?(\p{Ll}{1,7}) and \d[\d.]* ?\2)(?=[,.;] (?!on |in |at |resp))/giu; // catches "The twins weigh 11kg and 13kg" in front of ", their", not "Ann and the twins weigh …"

/** Where figures stand that belong to one name together: "11kg and 13kg" of "The twins weigh 11kg and 13kg, their brother 24kg". */
const sharedOf = (text: string): (readonly [number, number])[] =>
  [...text.matchAll(SEVERAL)].map(({ index, 0: lead, 1: figures = "" }) => [
    index + lead.length - figures.length,
    index + lead.length,
  ]);

const RULE =
  /\b(?:passwords?|passcodes?|passphrases?|pins?|usernames?)(?: \p{L}+)? (?:must|should|needs?|requires?|has to|have to)\b|^(?:choose|pick|use|create) an? (?:\p{L}+ )?(?:password|passcode|passphrase|pin|username)\b/iu; // catches "Password must have 8 characters", not "Passwords: 40% under 8 characters"
const SIGNS = /\d (?:characters?|letters?|digits?|numbers?|symbols?|capitals?|uppercase|lowercase|special)\b/i; // catches "8 characters", not "8 users"

const GAELIC = /\b(?:hurling|camogie|gaelic football|gaa)\b/i; // catches "Hurling:", not "hurled"
const SCORE = /(?<![\d-])\d-\d\d(?![\d-])/; // catches "2-21", not "2021-22"

/** "Password must have 8 characters and 2 numbers" asks; of "Hurling: Kilkenny 2-21" no number by itself is the score. */
const hasNoValues = (text: string): boolean =>
  (matches(text, SIGNS) && matches(text, RULE)) || (matches(text, SCORE) && matches(text, GAELIC));

/** Tells for a text which readings of it take such for values. */
export function misreadFigures({ text }: Scan): (reading: Reading) => boolean {
  if (hasNoValues(text)) return () => true;
  const shared = / and \d/.test(text) ? sharedOf(text) : []; // catches " and 13kg", not " and Ben"
  if (shared.length === 0) return () => false;
  const isShared = (at: number): boolean => shared.some(([from, to]) => from <= at && at < to);
  return ({ cells }) => cells.some((row) => row.some((cell) => cell?.spans.some(([start]) => isShared(start))));
}
