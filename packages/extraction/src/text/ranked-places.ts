/**
 * A place in a ranking told in front of a figure is no part of a name: "Kanagawa ranks second with 9.22 million" → "Kanagawa has 9.22
 * million", "Night Shift topped the list, with a $13 million weekend" → "Night Shift has $13 million weekend"; nor is the one year of such a ranking: "was the leading cause of death in 2022, with 702,880" → "… of death, with
 * 702,880". Not "came second in 2019 with 12, third in 2020 with 9", where years are what is compared.
 */
import { matches } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const PLACE = "(?:first|second|third|fourth|fifth|sixth|last|\\d{1,2}(?:st|nd|rd|th)|joint \\p{L}+|runners?-up)";
const TELLS =
  "(?:ranks?|ranked|c[ao]mes?|finished|finishes|ended|ends|placed|is|was|are|were|sits?|sat|stands?|stood|trails?|trailed|took|takes|follows|followed)";
const FIGURE = "(?=(?:about |around |just |only |nearly |almost |over )?[$€£]?\\d)";
const RANKED = new RegExp(
  ` ${TELLS}(?: in)?(?: an?)?(?: close| distant| clear)? ${PLACE}(?: place| spot| overall)?,? (?:with|on|at) ${FIGURE}`,
  "gu",
); // catches " ranks second with " and " came a close third on ", not " second with "

const YEARS = /\b(?:19|20)\d\d\b/gu; // catches "2022", not "2,022"
const MOST = "(?:leading|top|biggest|largest|main|commonest|number one|most [\\p{L}-]+|\\p{L}+est(?:-[\\p{L}]+)?)";
const DATED = new RegExp(
  `(?<=\\b(?:is|was|are|were|remain(?:s|ed)|became) (?:by far |easily |still |again )?(?:the|its|their|our|my) ${MOST}(?: [\\p{L}'’-]+){1,8}) in (?:19|20)\\d\\d(?=,? (?:with|at|on) [$€£]?\\d)`,
  "u",
); // catches " in 2022" behind "was the leading cause of death", not behind "fell"

const WORDED =
  "(?=(?:about |around |just |only |nearly |almost |over )?(?:an? )?(?:[$€£]?\\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\b))";
const FIELD = "(?:list|pack|way|charts?|table|field|rankings?|standings|leaderboard|box office|bill)";
const LED = `(?:tops|topped|leads|led) the ${FIELD}|(?:takes|took|claims|claimed|grabs|grabbed|wins|won|holds|held) (?:the )?(?:crown|top spot|top slot|(?:first|second|third|fourth|fifth) (?:place|spot))|(?:is|was) the (?:first|second|third|runner)-(?:place|up) (?:finisher|team|film|entry)|c[ao]mes? (?:in |out )?(?:first|second|third|fourth|fifth|on top)`;
const TOPPED = new RegExp(
  ` (?:${LED})(?: (?:this|last) (?:weekend|week|month|year))?,? (?:with|at|on|averaging|grossing|earning|making|posting|scoring|clocking) ${WORDED}(?:an? (?=[$€£]))?`,
  "gu",
); // catches " topped the list, with a " in front of "$13 million", not " topped the list in 2019"
const SPOT = / in the (?:#|no\. ?|number )\d{1,2} (?:spot|slot|place|position)(?=[,.;]|$| )/giu; // catches " in the #2 spot", not " in the spot"

const LISTED = new RegExp(
  `(?<=\\p{L})(?: [–—-]|:|,)(?: (?:[\\p{L}'’-]+ ){1,5}[\\p{L}'’-]+:)? ${PLACE}(?: place)?,? (?:with|on) ${FIGURE}`,
  "gu",
); // catches " – 14th with " of "Norwich – 14th with 45", not " in 2014 with "

const TIMES =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?|the|of|on|by|until|since|from|to";
/** "14st" is a weight. */
const NUMBERED = "(?:(?<!\\d)[2-9]?1st|\\d{1,2}(?:nd|rd|th))";
const BEHIND = new RegExp(
  `(?<=(?<!\\p{L})(?!(?:${TIMES})\\b)(?:\\p{L}[\\p{L}'’-]*)?\\p{L})(?:,? (?:c[ao]mes?|came|finished|is|was|takes|took|in))? (?:in )?(?:${NUMBERED}|\\(${NUMBERED}\\))(?: place)?(?:, (?=[$€£]?\\d(?![\\d.,]*(?:st|nd|rd|th)))| (?=\\(?[$€£]?\\d[\\d.,:]*(?:[ %);,]|$)))`,
  "giu",
); // catches " 3rd, " in front of "71 points" and " 2nd " in front of "(79)", not " June 3rd, "

const PLACES = /\b(?:[2-9]?1st|\d{1,2}(?:nd|rd|th)|first|second|third)\b/giu; // catches "2nd", not "2", "14st" or "seconds"

const OPENS = /^[^\p{L}\d]*(?:\d{1,2}(?:st|nd|rd|th)|first)\b/iu; // catches "1st place 250 pts 2nd 180", not "Ann 1st"

/** "Ben 2nd (79), Cy 3rd (71)": more places than one, and behind their names. */
const ranksSeveral = (text: string): boolean => !matches(text, OPENS) && (text.match(PLACES)?.length ?? 0) > 1;

/** Null where no place is told. */
export const unranked = (text: string): Squeezed | null =>
  changedBy(text, [
    (said) => without(said, SPOT),
    (said) => without(said, TOPPED, () => " has "),
    (said) => without(said, RANKED, () => " has "),
    (said) => without(said, LISTED, () => " has "),
    (said) => (ranksSeveral(text) ? without(said, BEHIND, () => " ") : null),
    (said) => ((said.match(YEARS)?.length ?? 0) === 1 ? without(said, DATED) : null),
  ]);
