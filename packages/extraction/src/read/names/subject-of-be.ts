/**
 * The first figure is told of what the sentence is about, and not of what that is: "Milan is Italy's most expensive city, with rents of €22, followed by Rome (€17)" →
 * Milan; "Solar was the biggest source of power in June, generating 22.1%, ahead of nuclear (21.8%)" → Solar; "Munich is the priciest city: rents average €19 there" →
 * Munich. Not "Inflation was highest in Hungary, at 5.6%, ahead of Romania (4.9%)".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const FEWEST = 3;
const SUBJECT =
  /^(?!(?:it|there|this|that|these|those|here|what|he|she|they|we|you|i)\b)(?:the )?((?:[\p{L}'’-]+ ){1,4}?)(?:is|was|are|were|remains|remained|became|has become|have become) (?:still |now |by far )?(?=(?:the|an?|one of|home|[\p{L}'’-]+['’]s?)\b)/iu; // catches "Solar was " in front of "the biggest", not "There was the"
const OUTMOST = /\p{L}{2,}est\b|\b(?:most|least|best|worst|first|last|only|top|favou?rite|biggest)\b/iu; // catches "rarest bird", of which what follows is the name
const TIME =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter|(?:19|20)\d\d)$/iu; // catches "June", not "Junee"

const ITS_OWN = /^ ?[(:–—]|^,? (?:at|on) \p{Sc}?\d/u; // catches " (84" behind "Cat's Alley", not ", with 1.4m"

/** "Our narrowest lane is Cat's Alley (84 cm)": the figure is told right behind its name. */
const hasFigure = (text: string, name: string, start: number): boolean => {
  const at = text.toLowerCase().lastIndexOf(name.toLowerCase(), start);
  return at >= 0 && ITS_OWN.test(text.slice(at + name.length));
};

/** It stands right behind the verb, as what the subject is called, or where it is looked for: "Italy('s most expensive city)". */
function isTold(behind: string, name: string): boolean {
  const lower = behind.toLowerCase().replace(/^(?:the|an?|one of the) /u, ""); // catches "the ", not "them "
  return lower.startsWith(name.toLowerCase()) || name.toLowerCase() === "there" || TIME.test(name);
}

const DOING = /, (?:with|\p{L}+ing)(?: (?:just |about |around |for )*)?(?:\p{Sc})?$/iu; // catches ", generating ", not ", the "

/** "generating 22.1% of electricity": what it has so much of is another thing. */
const isOfIt = (text: string, [start, end]: readonly [number, number], name: string): boolean =>
  DOING.test(text.slice(0, start)) && text.slice(end).toLowerCase().startsWith(` of ${name.toLowerCase()}`);

const startOf = ({ cells }: Reading, at: number): number => cells[at]?.[0]?.spans[0]?.[0] ?? Number.POSITIVE_INFINITY;

/** The readings, the best with its first name told by the subject. */
export function withSubjectOfBe({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [], series = [] } = best?.reading ?? {};
  if (!best || points.length < FEWEST || series.length !== 1) return rows;
  const [found, said = ""] = SUBJECT.exec(text) ?? [];
  const subject = said.trim();
  if (!found || subject === "" || OUTMOST.test(subject)) return rows;
  const starts = points.map((_, at) => startOf(best.reading, at));
  const first = starts.indexOf(Math.min(...starts));
  const [own, start = 0] = [points[first], starts[first]];
  const apart = points.every(
    ({ axis, name }, at) => at === first || (!axis && name.toLowerCase() !== subject.toLowerCase()),
  );
  const inSentence = !/[.!?;] \p{Lu}/u.test(text.slice(found.length, start)); // catches ". The", not "U.S. exports"
  if (!own || !apart || !inSentence || start < found.length) return rows;
  if (hasFigure(text, own.name, start)) return rows;
  const span = best.reading.cells[first]?.[0]?.spans[0];
  if (!isTold(text.slice(found.length), own.name) && !(span && isOfIt(text, span, own.name))) return rows;
  const told = points.map((point, at) => (at === first ? { name: subject } : point));
  return [{ ...best, reading: { ...best.reading, points: told } }, ...others];
}
