/**
 * One level with several earlier ones in brackets: "EBIT £4.1m (2022: £3.2m, 2021: £2.9m)" → 2021, 2022, Now. One alone is told so by
 * text/once-told.ts. Not "Sales 340 (North: 200, South: 140)".
 */
import { type AxisMark, type Figure, isAxis, isFigure, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import { type Ranked, rank } from "../rank/score.ts";
import { cellOf, type Reading } from "../reading.ts";
import { relativeMark } from "../shapes/relative-mark.ts";

const HEAD = /^(?:our |my |the )?([^\d,;.!?]*[\p{L})])(?: is| now| are| was| of| at)* ?[:=–-]? ?[$€£]?$/iu; // catches "Profit/(loss) before tax: ", not "In 2020, profit "
const OPENS = /^ ?\([^\d()]{0,12}$/u; // catches " (" and " (in ", not ", "
const PARTED = /^[,;] ?(?:and )?(?:in )?$|^ and (?:in )?$/u; // catches ", " and "; ", not ", North "
const JOINED = /^:? ?$/u; // catches ": ", not " was "
const CLOSED = /^ ?\)[.!]?\s*$/u; // catches ")", not ") and"
const FEWEST = 2;

type Earlier = { axis: AxisMark; figure: Figure };

/** The earlier levels of the brackets behind the first figure; none where they hold anything else. */
function earlierOf({ text }: Scan, now: Figure, behind: readonly Mention[]): Earlier[] {
  const found: Earlier[] = [];
  for (let at = 0; at + 1 < behind.length; at += 2) {
    const [axis, figure] = behind.slice(at, at + 2);
    if (!axis || !figure || !isAxis(axis) || !isFigure(figure) || figure.basis) return [];
    const before = text.slice(behind[at - 1]?.end ?? now.end, axis.start);
    if (!(at === 0 ? OPENS : PARTED).test(before) || !JOINED.test(text.slice(axis.end, figure.start))) return [];
    found.push({ axis, figure });
  }
  const alike = new Set(found.map(({ axis }) => axis.family)).size === 1;
  const end = found.at(-1)?.figure.end ?? 0;
  return behind.length % 2 === 0 && found.length >= FEWEST && alike && CLOSED.test(text.slice(end)) ? found : [];
}

function readingOf(scan: Scan, mentions: readonly Mention[]): Reading | null {
  const [now, ...behind] = mentions;
  if (!now || !isFigure(now) || now.basis) return null;
  const [, head = ""] = HEAD.exec(scan.text.slice(0, now.start)) ?? [];
  const earlier = head === "" ? [] : earlierOf(scan, now, behind);
  if (earlier.length === 0) return null;
  const ordered = earlier.toSorted((one, two) => one.axis.order - two.axis.order);
  const figures = [...ordered.map(({ figure }) => figure), now];
  return {
    shape: "change",
    series: [head],
    points: [
      ...ordered.map(({ axis }) => ({ name: axis.name, axis })),
      { name: "Now", axis: relativeMark("Now", 9999, now.start) },
    ],
    cells: figures.map((figure) => [cellOf(figure)]),
    units: [now.unit],
    figures,
    cost: 0,
  };
}

/** The readings, before them that of such levels. */
export function withLevelsInBrackets(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const reading = scan.text.includes("(") ? readingOf(scan, mentions) : null;
  if (!reading) return rows;
  const read = rank(reading, { figures: reading.figures, cost: 0, total: null, foreign: 0 });
  return [{ ...read, score: 0, rule: { place: 0, behind: 0 } }, ...rows];
}
