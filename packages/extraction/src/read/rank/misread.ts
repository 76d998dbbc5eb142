/** Readings that take words for names which plainly are none: left out by the full reader, whatever the ranks say. */
import type { Span } from "@charticle/contract";
import type { Scan } from "../../text/scan.ts";
import type { Reading } from "../reading.ts";
import { namesJudgement } from "./judged-names.ts";

const RUN = /^(?:[\d\s,]|and\b)*$/; // catches the ", 7 and 12" of "4, 7 and 12", not the ": 20" of "12: 20"

const COUNTED = /^\D*\d+ (?:\p{Ll}+s \d+ )+(\p{Ll}+s)[.!]?$/u; // catches "Sold 3 apples 5 pears 8 plums", not "apples 3 pears 5"

/** "Sold 3 apples 5 pears 8 plums": a reading that has no use for the last word names each figure by the one before. */
const isShifted = ({ points }: Reading, last: string): boolean =>
  points.every(({ name }) => !name.toLowerCase().endsWith(last));

/** "My kids are 4, 7 and 12": a figure of a run is no name of one before it. */
const isMisnamed = (scan: Scan, { points, cells, used }: Reading): boolean =>
  used !== undefined &&
  points.some(({ name, axis }, at) => {
    const from = cells[at]?.[0]?.spans[0]?.[1] ?? Number.NaN;
    const named = ([start, end]: Span): boolean =>
      start > from && scan.text.slice(start, end) === name && RUN.test(scan.text.slice(from, end));
    return !axis && used.some(named);
  });

const LEFT_OVER = /(?<=[,;:–-] |\b(?:and|but|with|while) )(?:all )?the (?:rest|others|remainder)\b[^\d.;:!?]*$/u; // catches "and the others come by car", not "the rest of the 40" or "24p on all the rest"

/** "6 cycle and the others come by car": what is left has its own name, which is no figure's before it. */
const namesRest = (left: Span, { points, cells, used }: Reading, text: string): boolean =>
  used !== undefined &&
  points.some(({ name }, at) => {
    const cell = cells[at]?.[0];
    return (
      cell?.kind === "stated" &&
      (cell.spans[0]?.[1] ?? 0) <= left[0] &&
      used.some(([start, end]) => start >= left[0] && end <= left[1] && text.slice(start, end) === name)
    );
  });

const TOLD =
  /(?:^|[.!?:] )((?:\p{L}+ )+)(?:says?|said|shows?|showed|found|finds|suggests?)(?: that)? [\d.,]+ ?(?:%|percent|per cent) /u; // catches "Survey says 55% ", not "Bob said yes 55% "

/** "Survey says 55% like it, 30% don't": who tells it is no name of a figure. */
const namesTeller = (teller: string, { points: [point, next] }: Reading): boolean =>
  next !== undefined && teller.toLowerCase().endsWith(point?.name.toLowerCase() ?? " ");

/** The words at the end of a text's first sentences that tell of what is left. */
const leftOverIn = (text: string): Span | null => {
  const end = text.replace(/[.!]?\s*$/u, ""); // catches the point at the end
  const start = LEFT_OVER.exec(end)?.index;
  return start === undefined ? null : [start, end.length];
};

const NUMBERED_WE = /^(?:us|them|you) 1$/i; // catches "Us 1", not "US 101"

/** "The three of us. Winter: Noor 11, Till 4, me 6": persons that the text names are not counted through; "Mon 40 and 55" are. */
function countsPersons({ text }: Scan, { points, series, cells }: Reading): boolean {
  const across = series.some((name) => NUMBERED_WE.test(name));
  if (!across && !points.some(({ name }) => NUMBERED_WE.test(name))) return false;
  const [one, two] = across ? [cells[0]?.[0], cells[0]?.[1]] : [cells[0]?.[0], cells[1]?.[0]];
  const between = text.slice(one?.spans[0]?.[1] ?? 0, two?.spans[0]?.[0] ?? 0);
  return /\p{L}{2}/u.test(between.replace(/\band\b/gu, "")); // catches ", Till ", not " and "
}

/** Tells for a text which readings of it are misread. */
export function misreadIn(scan: Scan): (reading: Reading) => boolean {
  const last = COUNTED.exec(scan.text)?.[1];
  const left = leftOverIn(scan.text);
  const teller = TOLD.exec(scan.text)?.[1]?.trim();
  return (reading) =>
    isMisnamed(scan, reading) ||
    countsPersons(scan, reading) ||
    (teller !== undefined && namesTeller(teller, reading)) ||
    (last !== undefined && isShifted(reading, last)) ||
    (left !== null && namesRest(left, reading, scan.text)) ||
    namesJudgement(scan, reading);
}
