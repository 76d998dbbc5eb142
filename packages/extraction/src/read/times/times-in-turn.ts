/**
 * Points of which some go by words for times that no calendar holds are times in the order told: "90 signatures by noon, 400 by teatime, 2,300 by the end
 * of the weekend", "12,400 in 1984. By the millennium 3,900; 1,150 today". All go by such words or by times, one at least by either; not "40 at
 * breakfast, 75 at dinner", nor where the times that are known turn back. So are "58% after the vote, 44% by summer, 31% in November".
 */
import type { AxisMark, Figure } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { ReadingPoint } from "../reading.ts";

const TIME =
  /^(?:(?:the |our |its )?(?:tea|lunch|dinner|bed|closing|opening|half|full|play|harvest|christmas|easter|drinking)[ -]?times?|half[ -]term|mid-?(?:morning|afternoon|day|week|month|term|season|year)|(?:the )?(?:new )?millennium|(?:the )?(?:turn of the )?century|(?:the )?(?:end|start|beginning|close|middle|eve|turn) of (?:the |our )?\p{L}+|(?:the )?(?:launch|release|opening|election|polling|match|wedding|market|first|last|final)(?: day| night| weekend| week)|launch|birth|(?:first |second |third |\p{L}+th )?birthday|(?:an? )?(?:few )?(?:minute|hour|day|week|month|year|decade|season)s? (?:later|on|after|afterwards|before|earlier)|at first|(?:the )?(?:weekend|holidays?|christmas|easter|diwali|eid|ramadan|thanksgiving|new year)|noon|midnight|dawn|dusk|kick-?off|\d+ (?:minute|hour|day|week|month|year)s?)$/iu; // catches "teatime" and "end of the weekend", not "dinner"
const BEHIND =
  /\b(?:by|until|till|on|at|in|after|before|since|from) (?:the |our |its |an? |his |her )?(?:turn of (?:the )?)?$/iu; // catches "by the ", not "for the "
const SINCE = /\b(?:Since|since|After|after|Once|once) (?:the |our |a |his |her |their )?$/u; // catches "Since the ", not "the "
const EVENT = /^(?:after|following|once) (?!\d|an? |that|it\b)/iu; // catches "After the vote", not "After 2 weeks"
const CLAUSE =
  /\b(?:Since|After|Once) (?:the |our |a |his |her |their )?(?:[\p{L}'’-]+ ){1,3}[\p{L}'’-]+?(?=,| (?:it|they|he|she|we|I|there|that)\b)/u; // catches "Since the shop reopened" in front of " they", not "since 2020"
const CENTURY = /^(?:the )?(?:century|millennium)$/iu; // catches "Century", not "Century Road"
const TURN = /\bturn of the (century|millennium)\b/iu; // catches "turn of the century", not "this century"
const FEWEST = 3;

/** The name stands in the text behind a word of time, as a time or as what was done since. */
function isTold(text: string, { name }: ReadingPoint): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  const before = at < 0 ? "" : text.slice(0, at);
  return (
    (TIME.test(name) && (at <= 0 || BEHIND.test(before) || /(?:^|[.,;:] |and )(?:an? )?$/iu.test(before))) ||
    SINCE.test(before)
  ); // catches ". A " in front of "week later"
}

const axisOf = (name: string, order: number, { from, start }: Figure): AxisMark => ({
  kind: "axis",
  from,
  to: from,
  start,
  end: start,
  family: "step",
  name,
  order,
  position: null,
});

/** Times of one sort that turn back are told for what they are. */
function turnsBack(points: readonly ReadingPoint[]): boolean {
  const axes = points.filter((point) => !isEvent(point)).flatMap(({ axis }) => axis ?? []);
  return axes.some(({ family, order }, at) =>
    axes.slice(0, at).some((one) => one.family === family && one.order > order),
  );
}

/** "Turn of the century" of "Century", "Since the shop reopened" of "Shop". */
function fullName(text: string, name: string): string {
  const turn = CENTURY.test(name) ? TURN.exec(text)?.[0] : undefined;
  const clause = CLAUSE.exec(text)?.[0] ?? "";
  return turn ?? (clause.toLowerCase().includes(` ${name.toLowerCase()}`) ? clause : name);
}

/** "After the vote" has no place of its own among months and years. */
const isEvent = ({ name, axis }: ReadingPoint): boolean => axis?.family === "relative" && EVENT.test(name);

/** The readings, the best with its points as times in turn. */
export function withTimesInTurn(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [], series = [], cells = [], figures = [] } = best?.reading ?? {};
  const [figure] = figures;
  if (!best || !figure || series.length !== 1 || points.length < FEWEST) return rows;
  if (points.every(({ axis }) => axis) && !points.some(isEvent)) return rows;
  const starts = cells.map(([cell]) => cell?.spans[0]?.[0] ?? -1);
  const inOrder = starts.every((start, at) => start >= 0 && start >= (starts[at - 1] ?? 0));
  const timed =
    points.some(({ axis }) => axis) || points.filter(({ name }) => TIME.test(name)).length === points.length;
  if (!inOrder || !timed || turnsBack(points)) return rows;
  if (!points.every((point) => point.axis || isTold(scan.text, point))) return rows;
  const told = points.map(({ name, axis }, at) => {
    const own = axis ? name : fullName(scan.text, name);
    return { name: own, axis: axisOf(own, at, figure) };
  });
  return [{ ...best, reading: { ...best.reading, points: told } }, ...others];
}
