/**
 * What is told beside a list and is none of its items: "3 in Leo, 5 in Virgo, 2 in Coma. Bed at 2" · "64 knitters, 27 bakers
 * and 15 footballers from 9 countries" · "butcher 206, school 341, church 97, and the target is 500". At least two others
 * stay; not "Ana 12, Ben 9 and Cy 7", nor what a list of times tells of its target.
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const AIM = /^(?:(?:the|our|my) )?(?:target|goal|quorum|threshold|pass ?mark|deadline)$/iu; // catches "Target", not "Goals"
const LISTED = /(?:^|, |\band )(?:target|goal|quorum|threshold|pass ?mark|deadline) $/iu; // catches ", target ", not ". Target " and "a quorum of "
const BREEZE = /^wind$/iu; // catches "Wind" in front of "+1.3", not "Windows"
const OWN = /\bown goal/iu; // catches "own goal 1", not "our own"
const ACROSS =
  /^(?: [\p{L}'’-]+){0,4} (?:across|at|from|in|over|within|during|among) (?:just |only |about |all |the |our |some )?$/u; // catches " footballers from ", not ", 15 in "
const THINGS = /^ (?:square |different |other )?\p{Ll}{3,}s\b(?! (?:and|,) \d)/u; // catches " countries" behind "9", not " Leeds"
const LATER = /^[^.!?;]*[.!?;] (?:[\p{L}'’-]+ ){1,4}(?:at|from|by|till|until) $/u; // catches " in Coma. Bed at ", not " at "
const CLOCK = /^(?: sharp| o['’]clock)?[.!]?$/u; // catches " sharp.", not " euros"
const NEEDS = /[.!?;] (?:[\p{L}'’-]+ ){1,4}(?:needs?|requires?|wants?) (?:at least |a minimum of )$/iu; // catches ". Latin needs at least ", not " needs "
const TELLS = /,? (?:says|said|reports|reported|according to)(?: the)?(?: \p{Lu}[\p{L}'’-]*){1,2} $/u; // catches ", says Channel ", not ", Channel "
const WHERE = /, where $/u; // catches ", where " in front of "2 of them", not ", and "
const WHOLE = 100;
const OF_THEM = /^ of (?:them|whom|which|us|these)\b/u; // catches " of them", not " of the"

type Place = { before: string; after: string; last: boolean; value: number; bare: boolean; signed: boolean };

const AT = /(?:^| )(?:at|from|by|till|until) $/u; // catches "arrive at ", not "that "

function isOdd({ before, after, last, value, bare, signed }: Place, name: string, others: readonly string[]): boolean {
  if (AIM.test(name)) return !OWN.test(before) && !LISTED.test(before);
  if (BREEZE.test(name)) return signed;
  if (!last) return false;
  if (ACROSS.test(before))
    return others.length > 2 && THINGS.test(after) && after.toLowerCase().includes(name.toLowerCase());
  const hour = bare && Number.isInteger(value) && value > 0 && value <= 24;
  if (hour && LATER.test(before) && CLOCK.test(after)) return !others.some((lead) => AT.test(lead));
  if (NEEDS.test(before)) return !others.some((lead) => /\bneeds? (?:at least )?$/u.test(lead)); // catches "needs at least "
  return TELLS.test(before) || (WHERE.test(before) && OF_THEM.test(after));
}

/** The reading, or it without what is no item. */
function listAlone({ text }: Scan, reading: Reading): Reading {
  const { points, cells, figures } = reading;
  if (points.length < 3 || points.filter(({ axis }) => axis).length > 1) return reading;
  if (figures[0]?.unit?.symbol === "%" && figures.reduce((sum, { value }) => sum + value, 0) === WHOLE) return reading; // "60% easy, 25% threshold, 15% hard"
  const spans = cells.map(([cell]) => cell?.spans[0] ?? [-1, -1]);
  const lastStart = Math.max(...spans.map(([start]) => start ?? -1));
  const leads = spans.map(([start = 0]) => text.slice(0, start));
  const odd = points.flatMap(({ name }, at) => {
    const [start = -1, end = -1] = spans[at] ?? [];
    const from = Math.max(0, ...spans.flatMap(([, to = -1]) => (to <= start ? [to] : [])));
    const figure = figures.find((one) => one.start === start);
    const place: Place = {
      before: text.slice(from, start),
      after: text.slice(end),
      last: start === lastStart,
      value: figure?.value ?? -1,
      bare: figure?.bare === true,
      signed: figure?.signed === true,
    };
    return start >= 0 && isOdd(place, name, leads.toSpliced(at, 1)) ? [at] : [];
  });
  const [gone] = odd;
  if (gone === undefined || odd.length > 1) return reading;
  const goneStart = spans[gone]?.[0];
  return {
    ...reading,
    points: points.toSpliced(gone, 1),
    cells: cells.toSpliced(gone, 1),
    figures: figures.filter(({ start }) => start !== goneStart),
  };
}

/** The readings, the best without what is told beside its list. */
export function withoutBeside(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (best?.reading.series.length !== 1 || best.reading.cells.some(([cell]) => cell?.kind !== "stated")) return rows;
  const reading = listAlone(scan, best.reading);
  return reading === best.reading ? rows : [{ ...best, reading }, ...more];
}
