/**
 * How old each is, told behind the name beside what each did: "Bea (34) ran 12 miles, Lou (41) ran 9", "Ann, 41, and Bo, 38, have 3 and 2 kids",
 * "Messi, 36, has 12 goals; Suarez, 37, 11". Not "Leeds (12) beat York (9)", nor "Labour (34) gained 3".
 */
import { matchesIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const DID =
  "(?:ran|run|runs|scored|sold|has|had|have|ate|swam|jumped|threw|earns|earned|raised|wrote|did|got|made|took|walked|cycled|rode|read|baked|bowled|lifted|spent|saved|caught|picked|slept|drank|played|weighs?)";
const IN_BRACKETS = new RegExp(
  `(?<=\\p{Lu}\\p{L}+ \\()\\d{1,2}(?=\\) (?:(?:who |only |just )?${DID} )?(?:only |just |about )?(?:[$€£]?\\d|none|no))`,
  "gu",
); // catches "34" of "Bea (34) ran 12" and "29" of "Sid (29) only 4", not "12" of "Leeds (12) beat"
const IN_COMMAS = new RegExp(
  `(?<=\\p{Lu}\\p{L}+, )\\d\\d(?=,? and \\p{Lu}|, (?:${DID} )?(?:only |just )?(?:[$€£]?\\d|none\\b))`,
  "gu",
); // catches "37" of "Suarez, 37, 11" and "41" of "Ann, 41, and Bo", not "12" of "Leeds 12, York 9"
const DONE = new RegExp(`\\d\\)?,? ${DID} `, "u"); // catches "34) ran " and "36, has ", not "12) beat"
const HAS = /\d\) ha[sd] /u; // catches "12) has ", not "36, has "
const FEWEST = 2;

/** The mentions with such ages as asides. */
export function bracketAges(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const { text } = scan;
  if (!DONE.test(text)) return mentions;
  const ages = [IN_BRACKETS, IN_COMMAS].flatMap((words) => {
    const found = matchesIn(text, words).map(({ index }) => index);
    const known = mentions.filter(
      ({ kind, start }) => kind === "aside" && /\p{Lu}\p{L}+,? \(?$/u.test(text.slice(0, start)),
    ); // catches "Messi, " in front of 36, not "at "
    return found.length + (words === IN_COMMAS ? known.length : 0) >= FEWEST ? found : [];
  });
  const isAge = (mention: Mention): boolean => isFigure(mention) && mention.bare && ages.includes(mention.start);
  const others = mentions.filter((mention) => isFigure(mention) && !isAge(mention));
  if (ages.length === 0 || others.length < FEWEST) return mentions;
  const why = HAS.test(text) ? "told of the name alone" : "an age"; // "Leeds (12) has 4 parks"
  return mentions.map((mention) => (isAge(mention) ? aside(scan, mention.from, mention.to, why) : mention));
}
