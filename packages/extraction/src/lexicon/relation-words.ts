/** The words that tell one figure from another, as data; recognize/told/multiple-relation.ts and step-relation.ts read them. */
import { wordNumbers, wordSet } from "./closed-class.ts";

export const MULTIPLES = wordNumbers({
  2: "twice double doubling",
  3: "triple tripling treble thrice",
  4: "quadruple",
  0.5: "half halving",
});
export const AGAIN = wordSet("another further additional extra");
export const WINNING = wordSet("won got clawed gained earned took put");
export const TIMES = wordSet("times x ×");
/** Behind "3 times" these tell a multiple of another figure: "3 times as many", "2.5× that". */
export const OF_TIMES = wordSet("as that what");
export const MATCHING = wordSet("matched equalled equaled");
export const MULTIPLYING = wordNumbers({
  2: "doubled doubles doubling",
  3: "tripled triples trebled tripling",
  4: "quadrupled",
  0.5: "halved halves halve halving",
});
export const AMOUNT_WORDS =
  wordSet(`many much high big large long often fast expensive tall heavy popular far old good strong
  deep wide dear busy hot loud bright rich well late early thick steep wet dense crowded full productive`);
export const MORE =
  wordSet(`more extra further higher slower longer taller older bigger heavier larger greater deeper warmer hotter
  dearer wider above ahead later farther stronger clear better busier pricier costlier`);
export const FEWER =
  wordSet(`fewer less lower faster quicker shorter cheaper lighter younger smaller cooler colder thinner below behind short
  shy under weaker nearer earlier sooner worse adrift`);
export const LINKS = wordSet("than of on");
/** Units of a race: who is ahead needs fewer of them. */
export const RACE_UNITS = wordSet("hours minutes seconds h min s ms");
export const SPEEDS = wordSet("km/h mph Mbps Gbps kn");
export const CHANGE_NOUNS = wordNumbers({
  1: "rise increase jump gain growth surge climb",
  "-1": "drop fall decline decrease cut dip slump slide plunge contraction reduction",
});
export const BETWEEN = wordSet(
  "by off back on again another a an further about around some nearly almost roughly just only extra back additional out it that this them those these full whole good whopping massive mere",
);
export const STEPPING = wordSet(
  "off by added adds gained regained gains lost loses shed sheds dropped drops fell rose put grew climbed recovered slipped shrank",
);
export const PER = wordSet("every each per annually yearly");
/** "7A beat that by 5", "Bo trails her by 7". */
export const RIVALS = wordNumbers({ 1: "beat beats topped tops", "-1": "trails trail trailed trailing lags lagged" });
export const STEADY = wordSet("flat unchanged steady");
/** In front of "doubles" these tell that it is a noun: "seven are doubles". */
export const NOUN_LEADS = wordSet("are were of the and in for");
export const SUBJECTS = wordSet("i we you");
export const LEFTOVER = wordSet("rest remainder remaining left remains remained");
/** "tripled the year after" tells when, "tripled the price" what. */
export const TIMES_AFTER = wordSet("year month week day season term");
/** Behind "doubled" these tell when, how often or what, and not that the level before is meant. */
export const UNTOLD = wordSet("to every each since over between its the their our");
