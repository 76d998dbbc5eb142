/** Quarters and halves of years as times: "Q1", "Q3 2024", "2023Q3", "the first quarter of 2023", "H2". */
import { ORDINAL_WORDS } from "../../lexicon/number-words.ts";
import { isNumberAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { AxisMark } from "../mention.ts";
import { currencyAt } from "../numbers/unit-at.ts";
import { axisMark } from "./axis-mark.ts";
import { ORDINAL_TAIL, yearAfter } from "./calendar-marks.ts";

type Quarter = { part: number; parts: number; to: number; year?: number };

/** "2023Q3", "2023-Q3". */
function yearFirst(scan: Scan, at: number): Quarter | null {
  const year = /^20\d\d$/.exec(lowerAt(scan, at)); // catches "2023", not "318"
  const next = lowerAt(scan, at + 1) === "-" ? at + 2 : at + 1;
  const found = year && !tokenAt(scan, next).spaced ? /^([qh])([1-4])$/.exec(lowerAt(scan, next)) : null; // catches "q3", not "q3a"
  return found && { part: Number(found[2]), parts: found[1] === "q" ? 4 : 2, to: next + 1, year: Number(year?.[0]) };
}

const quarterOf = (scan: Scan, at: number): Quarter | null => {
  const word = lowerAt(scan, at);
  const led = yearFirst(scan, at);
  if (led) return led;
  const joined =
    word.startsWith("q") || word.startsWith("h") ? /^([qh])([1-4])(?:[-']?(\d\d|20\d\d))?$/u.exec(word) : null; // catches "q1", "h2", not "q5"
  if (joined)
    return {
      part: Number(joined[2]),
      parts: joined[1] === "q" ? 4 : 2,
      to: at + 1,
      ...(joined[3] ? { year: (Number(joined[3]) % 100) + 2000 } : {}),
    };
  const digit = /^[1-4]$/u.test(word); // catches "1", not "12"
  const letter = tokenAt(scan, at + 1).text;
  if (
    digit &&
    !tokenAt(scan, at + 1).spaced &&
    (letter === "Q" || (letter === "H" && Number(tokenAt(scan, at).text) <= 2))
  )
    return { part: Number(tokenAt(scan, at).text), parts: lowerAt(scan, at + 1) === "q" ? 4 : 2, to: at + 2 };
  const ordinal =
    ORDINAL_WORDS.get(lowerAt(scan, at)) ??
    (lowerAt(scan, at) === "last" || lowerAt(scan, at) === "final" ? 4 : undefined);
  const tailed =
    isNumberAt(scan, at) && ORDINAL_TAIL.has(lowerAt(scan, at + 1)) && !tokenAt(scan, at + 1).spaced
      ? Number(tokenAt(scan, at).text)
      : undefined;
  const german = digit && lowerAt(scan, at + 1) === "." && lowerAt(scan, at + 2) === "quartal";
  if (german) return { part: Number(word), parts: 4, to: at + 3 };
  const part = ordinal ?? tailed;
  const nounAt = ordinal !== undefined ? at + 1 : at + 2;
  if (part !== undefined && part <= 4 && lowerAt(scan, nounAt) === "quarter" && lowerAt(scan, at) !== "last")
    return { part, parts: 4, to: nounAt + 1 };
  return null;
};

/** "Q3 24: 412", "Q3 24 412", "Q3/24", or "Q3 24" as a whole cell; not "Q3 24, Q4 31". */
const shortYearAt = (scan: Scan, at: number): { year: number; to: number } | null => {
  if (lowerAt(scan, at) === "/" && /^2\d$/.test(tokenAt(scan, at + 1).text))
    return { year: 2000 + Number(tokenAt(scan, at + 1).text), to: at + 2 }; // catches "24", not "40"
  const next = lowerAt(scan, at + 1);
  const told =
    next === ":" ||
    next === "=" ||
    (next === "" && at === 1) ||
    isNumberAt(scan, currencyAt(scan, at + 1)?.to ?? at + 1);
  return told && /^\d\d$/u.test(tokenAt(scan, at).text) // catches "24", not "2024"
    ? { year: 2000 + Number(tokenAt(scan, at).text), to: at + 1 }
    : null;
};

/** "Q1", "Q3 2024", "the first quarter of 2023", "H2". */
export function quarterAt(scan: Scan, at: number): AxisMark | null {
  const found = quarterOf(scan, at);
  if (!found) return null;
  const year = found.year
    ? { year: found.year, to: found.to }
    : (yearAfter(scan, found.to) ?? shortYearAt(scan, found.to));
  const shy = lowerAt(scan, found.to) === ",";
  const position = (shy ? 0 : (year?.year ?? 0)) + (found.part - 1) / found.parts;
  return axisMark({
    scan,
    from: at,
    to: year && !shy ? year.to : found.to,
    family: "quarter",
    order: position,
    position,
  });
}
