/** "H1 FY23 14%, H2 FY23 16%", "FY24 Q1 12": a part of a business year and the year beside it are one time. */
import { type Scan, tokenAt } from "../../../text/scan.ts";
import { type AxisMark, isAxis, type Mention } from "../../mention.ts";
import { placeOf, wordsOf } from "../../place.ts";

const FISCAL = /^FY ?['’]?(?:20)?(\d\d)$/iu; // catches "FY23" and "FY2023", not "FY" or "2023"
const CENTURY = 2000;
const FEWEST = 2;

const yearOf = ({ name }: AxisMark): number | null => {
  const [, year] = FISCAL.exec(name) ?? [];
  return year === undefined ? null : CENTURY + Number(year);
};

/** One mark for the two, whichever comes first. */
function whole(scan: Scan, first: Mention | undefined, last: Mention | undefined): AxisMark | null {
  if (!first || !last || !isAxis(first) || !isAxis(last) || first.to !== last.from) return null;
  if (tokenAt(scan, last.from).kind === "line") return null;
  const [part, year] = first.family === "quarter" ? [first, yearOf(last)] : [last, yearOf(first)];
  if (part.family !== "quarter" || year === null || part.order >= 1) return null;
  const order = year + part.order;
  return {
    ...part,
    ...placeOf(scan, first.from, last.to),
    name: wordsOf(scan, first.from, last.to),
    order,
    position: order,
  };
}

export function fiscalParts(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (![...scan.words].some((word) => word.startsWith("fy"))) return mentions;
  const wholes = mentions.map((mention, at) => whole(scan, mention, mentions[at + 1]));
  if (wholes.filter(Boolean).length < FEWEST) return mentions; // "FY24 Q1 10, Q2 12, Q3 14"
  return mentions.flatMap((mention, at) => (wholes[at - 1] ? [] : [wholes[at] ?? mention]));
}
