/** How prose tells what a level is and what it was: the words between the two, in front of them, and those of changes beside them. */

const ABOUT = "(?:about |around |some |nearly |almost |just |only |over |roughly )?";
const MONEY = "[$€£¥₹₦]?$";
const NOUN = "(?:%|k|m|bn)?(?: percent| per cent)?(?: \\p{Ll}[\\p{Ll}-]+){0,3}?";
const OWN =
  "(?:(?:last|the previous|the prior|the past|the same period last) (?:year|month|quarter|week|season|term)['’]s |(?:19|20)\\d\\d['’]s )?";
const HELD =
  "(?:,? (?:as )?(?:compared|opposed) (?:with|to)|,? in comparison (?:with|to)|,? (?:as )?against|,? versus|,? vs\\.?|,? (?:which is |this is )?(?:up|down)(?: slightly| sharply| marginally| a little)?,? from| \\((?:up|down)(?: slightly| sharply| marginally| a little)?,? from|,? an? (?:increase|decrease|rise|drop|fall|decline|improvement) from|,? from)";
const WHAT = "(?: (?:the|a|an|just|only|around|about|some|nearly))?";

/** The new level stands first: "236 compared to 328", "86 reported cases from last year's 88". */
export const NEW_FIRST = new RegExp(`^${NOUN}${HELD}${WHAT} ${OWN}${ABOUT}${MONEY}`, "u"); // catches " compared to last year's " and " reported cases from ", not " and "
/** The old one does: "from 95 to 169", "from 26 last year to 47". */
export const OLD_FIRST = new RegExp(`^${NOUN}(?: [^.;:,\\d]{3,48})? to ${ABOUT}${MONEY}`, "u"); // catches " to " and " last year to ", not ", to 5"
export const FROM = new RegExp(`\\bfrom ${OWN}${ABOUT}${MONEY}`, "u"); // catches "from ", not "for "

/** A change beside a level: "an increase of 4%", "by 12", "7 percent lower". */
export const CHANGE_AHEAD =
  /(?:\bby|\b(?:drop|fall|rise|increase|decrease|decline|gain|jump|growth|reduction|dip|surge|slump) of|\b(?:up|down|rose|fell|grew|dropped|increased|decreased|declined)) (?:about |around |some |nearly |almost |just |only |over |more than |less than |roughly )?[$€£¥₹₦]?$/u; // catches "a drop of almost ", not "rose to "
export const CHANGE_BEHIND =
  /^(?:%|pp)?(?:[ -](?:percent(?:age)?|per cent))?(?:[ -]points?)? (?:increase|decrease|rise|drop|fall|decline|jump|gain|growth|reduction|improvement|more|fewer|less|lower|higher|up|down)\b/u; // catches "% increase" and " percent lower", not "% of"

/** When it was, where its words are. */
export const PAST =
  /\b((?:last|the previous|the prior) (?:year|month|quarter|week|season|term)|(?:a|one) year (?:earlier|before|ago)|(?:the|the same) (?:year|month|quarter) before|(?:in )?(?:19|20)\d\d)\b/iu; // catches "last year" and "in 2011", not "last of all"
export const PRESENT = /\b(this (?:year|month|quarter|week|season|term)|today|now|currently)\b/iu; // catches "this year", not "this"

const VERB =
  "took|take|takes|fell|falls|fall|fallen|rose|rise|rises|risen|dropped|drops|drop|dipped|declined|declines|decreased|decreases|increased|increases|climbed|climbs|jumped|grew|grown|went|goes|was|were|is|are|has|have|had|also|stood|stands|stand|slipped|edged|eased|ticked|hit|reached|reach|came|numbered|totalled|totaled|slid|surged|soared|doubled|tripled|halved|improved|shrank|plunged|sank|tumbled|slumped|crept|moved|used|currently|now|actually|overall|only|again|further|saw|recorded|reported|registered";
/** Who or what it is of, in front of the figure and its verb. */
export const NAMED = new RegExp(
  `^(?:[,;.:)\\s–—-]|\\b(?:and|while|but|whereas|meanwhile|as|with|the|our|its|their|number of|total|overall|reported|this|a|an)\\b)*(\\p{L}[\\p{L}'’&/-]*(?: (?!(?:${VERB}) )[\\p{L}&][\\p{L}'’&/-]*){0,5}?)(?:,[^,]{1,30},)?(?: (?:${VERB})\\b| to$| at$| by$|:)`,
  "iu",
); // catches ", while housebreaking stands", not ", "
/** Only counted: "There were 40 murders". */
export const COUNTED_AHEAD =
  /(?:^|[^\p{L}])(?:there (?:were|was|have been|has been|are|is)|and|with|saw|recorded|reported|had|,) ?(?:about |only |just |some )?$/iu; // catches "There have been ", not "fell to "
export const COUNTED =
  /^ (?!percent|per |of |in |on |at |to |from )((?:\p{Ll}[\p{Ll}-]+ ){0,3}?\p{Ll}[\p{Ll}-]+)(?=,? (?:last|this|compared|in |as |against|versus|vs|up |down |from|so far|were|was))/u; // catches " armed robberies" of " armed robberies, compared to", not " percent"
