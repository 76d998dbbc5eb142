/** What adds to a level and what takes from it: "joined", "got on", "knocked off". The words as data, and which of them a clause holds. */
import { PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan } from "../../text/scan.ts";

const GAINS =
  wordSet(`gained gain gains joined joins added adds add adding hatched arrived boarded hired bought planted opened recruited
  enrolled acquired deposited rose climbed grew jumped born regained recovered embarked adopted gaining climbing rising joining`);
const LOSSES =
  wordSet(`lost lose loses losing shed closed sold ate eaten burned burnt used drank spent died quit resigned retired dropped
  cut removed withdrew scrapped culled cancelled canceled expired fell slid slipped shrank shrunk declined dipped vanished escaped
  deserted departed repaid fixed resolved shipped disembarked alighted dropping falling slipping selling shedding`);
/** Of verbs that tell it by the small word beside them: which, and the small words. */
const PHRASES: readonly (readonly [way: 1 | -1, small: string, verbs: ReadonlySet<string>])[] = [
  [1, "on", wordSet("got get gets hopped climbed stepped jumped put took")],
  [1, "in", wordSet("put came moved paid poured squeezed got brought")],
  [1, "up", wordSet("signed went put picked goes go turned")],
  [1, "back", wordSet("put clawed came")],
  [-1, "off", wordSet("got get gets hopped climbed stepped jumped knocked took paid laid sold shaved came")],
  [-1, "out", wordSet("took pulled moved dropped checked logged dropping")],
  [-1, "away", wordSet("moved ran flew passed gave threw")],
  [-1, "down", wordSet("went came brought goes")],
  [-1, "back", wordSet("turned gave paid")],
  [-1, "home", wordSet("went gone sent")],
];
const SMALL = new Set(PHRASES.map(([, small]) => small));
/** Words between such a verb and its small word: "knocked £12k off", "took another 500 out". */
const APART = 5;

const PLACING = wordSet("in on");

/** "in" and "on" of a verb, not of a time or place: "200 came in", "put in 800", not "climbed in May". */
const isOwn = (scan: Scan, at: number, figure: number): boolean =>
  !PLACING.has(lowerAt(scan, at)) ||
  at + 1 === figure ||
  (at + 2 === figure && lowerAt(scan, at + 1) === "another") ||
  (isWordAt(scan, at + 1) ? PREPOSITIONS.has(lowerAt(scan, at + 1)) : !isNumberAt(scan, at + 1));

/** The small word that a verb is told by, where one stands behind it. */
function smallBehind(scan: Scan, verb: number, to: number, figure: number): string | null {
  for (let at = verb + 1; at < Math.min(to, verb + APART); at++)
    if (SMALL.has(lowerAt(scan, at)) && isOwn(scan, at, figure)) return lowerAt(scan, at);
  return null;
}

/** A clause within the clause, which tells of something else: "2 in 2024 since we hired Solo". */
const ASIDE = wordSet("since when before after while because as who which that where than");

/** Up (1), down (-1), neither (0) or both (null), by the verbs of a clause about the figure at a token. */
export function wayOfClause(scan: Scan, from: number, to: number, figure: number): number | null {
  const ways = new Set<number>();
  for (let at = from; at < to; at++) {
    const word = lowerAt(scan, at);
    if (at > figure && ASIDE.has(word)) break;
    if (lowerAt(scan, at + 1) === "to") continue; // "used to", "climbed to"
    const small = smallBehind(scan, at, to, figure);
    const phrase = small && PHRASES.find(([, one, verbs]) => one === small && verbs.has(word));
    if (phrase) ways.add(phrase[0]);
    else if (GAINS.has(word)) ways.add(1);
    else if (LOSSES.has(word)) ways.add(-1);
  }
  const [way = 0] = ways;
  return ways.size > 1 ? null : way;
}
