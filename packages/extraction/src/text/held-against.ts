/**
 * A level held against the one before, as reports tell it: "Turnover was lower at €41m compared with €44m" → "Turnover fell to €41m
 * from €44m"; "came in at €41m versus €44m in the prior-year quarter" → "… from €44m …". Not "pay was €41 compared with €44 for
 * nurses", which are two of a kind.
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const FIGURE =
  "(?:about |around |nearly |just |only |over |a (?:loss|profit|deficit|surplus) of )?(?:[A-Z]{1,3}|Rs\\.?)? ?[$€£₹]?\\d[\\d.,]*(?<=\\d)%?(?: ?(?:million|billion|trillion|crore|lakh|percent|per cent|cents|pence|sen|p|m|mn|bn|k)(?!\\p{L}))?(?: (?:an?|per) \\p{L}+)?";
const AGAINST = ",? (?:compared (?:with|to)|against|versus|vs\\.?|as against|in comparison (?:with|to)) ";
const TURNED = new RegExp(
  ` (?:was|were|is|are|came in|stood)(?: slightly| marginally| sharply| much| little)? (higher|lower|up|down)(?: slightly| marginally| sharply)? (?:at|to) (?=${FIGURE}${AGAINST}${FIGURE})`,
  "gu",
); // catches " was lower at " in front of "€41m compared with €44m", not " was lower "

const PRIOR =
  "(?:(?:(?:at|by|in) the (?:end|start|beginning) of|in|for|during) )?(?:(?:the|a) )?(?:prior|previous|preceding|corresponding|comparable|same|year-ago|year-earlier)[ -](?:year|quarter|month|period|week|fiscal|three|six|nine|half)\\b";
const ENDS = "(?:at|by|in) the (?:end|start|beginning) of (?:the|last|this) (?:year|month|quarter|decade|century)\\b";
const EARLIER = "(?:a|one|the) (?:year|quarter|month|week|season) (?:ago|earlier|before|prior)\\b";
const STOOD =
  "(?:was|were|is|are|stood at|stands? at|now at|came in at|came to|totall?ed|amounted to|reached|to|at|of|recorded|reported|posted|rose to|fell to|(?:was|were) (?:up|down))";
const HELD = new RegExp(
  `(?<= ${STOOD} ${FIGURE})${AGAINST}(?=${FIGURE}(?:(?: \\p{L}+)? ${PRIOR}| ${ENDS}|,? ${EARLIER}))`,
  "gu",
); // catches " versus " of "came in at €41m versus €44m in the prior-year quarter", not of "is €41 versus €44 at Lidl"

const TURN = new RegExp(`(?<= (?:rose|fell) to ${FIGURE})${AGAINST}(?=${FIGURE})`, "gu"); // catches " compared with " of "fell to €41m compared with €44m", not of "is €41m compared with €44m"

const AGO =
  "(?:last (?:week|month|quarter|year|season)|an? (?:week|month|quarter|year) (?:ago|earlier|before)|(?:the )?(?:previous|prior) (?:week|month|quarter|year))";
const TWICE = new RegExp(
  `(?<= ${STOOD} ${FIGURE})${AGAINST}(?=${FIGURE} (?:in |during )?${AGO},? and ${FIGURE} (?:in |during )?${AGO})`,
  "gu",
); // catches ", compared with " of "is 3.8%, compared with 3.7% last week and 3.4% a year ago", not of "… with 3.7% last week"

const AFTER = new RegExp(
  `(?<= ${STOOD} ${FIGURE}),? after (?=${FIGURE},? (?:in (?:19|20)\\d\\d(?!\\d)|${EARLIER}|${AGO}))`,
  "gu",
); // catches ", after " of "to $12m, after $10m in 2022", not of "opened at 9, after 12 in May"

const HOLDING = new RegExp(
  `(?<= (?:to|at|was|reached) ${FIGURE}[^.;\\d]{0,30}),? after (?:holding|standing|staying|remaining|being) (?:steady |flat |unchanged )?at (?=${FIGURE})`,
  "gu",
); // catches ", after holding at " behind "to 7.4 percent in July", not ", after holding 7"
const REACH = new RegExp(
  `(?<= ${FIGURE}(?: percentage)?(?: points?)?) to (?:reach|hit|stand at|settle at) (?=${FIGURE})`,
  "gu",
); // catches " to reach " of "fell 0.2 percentage points to reach 7.4", not of "hope to reach"

const STEPS: readonly ((text: string) => Squeezed | null)[] = [
  (text) => without(text, REACH, () => " to "),
  (text) => without(text, AFTER, () => " from "),
  (text) => without(text, HOLDING, () => " from "),
  (text) => without(text, TURNED, (found) => (/ (?:higher|up) /u.test(found) ? " rose to " : " fell to ")), // catches " up ", not " down "
  (text) => without(text, TURN, () => " from "),
  (text) => without(text, TWICE, () => ", up from "),
  (text) => without(text, HELD, () => " from "),
];

/** Null where nothing is held against an earlier level. */
export const heldAgainst = (text: string): Squeezed | null =>
  / (?:compared|against|versus|vs|comparison|holding|standing|staying|remaining|being|reach|hit|stand|settle|after) ?/u.test(
    text,
  )
    ? changedBy(text, STEPS)
    : null; // catches " compared with", not "comparable"
