/**
 * Years as places on an axis: "2021", "FY23", "'19", "2019/20", "1990's".
 * Not: "2,021 visitors", "$2020", "2019 km", "1,998", a four-digit number that is followed by what it counts.
 */

import { WEEKDAYS } from "../../lexicon/calendar.ts";
import { POSSESSIVES, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { AxisMark } from "../mention.ts";
import { smallNumber } from "../numbers/small-number.ts";
import { spelledAt } from "../numbers/spelled.ts";
import { currencyAt, measureAt } from "../numbers/unit-at.ts";
import { axisMark } from "./axis-mark.ts";
import { spelledDecadeAt } from "./spelled-decades.ts";

const YEAR = /^(?:1[5-9]\d\d|20\d\d)$/; // catches "1998", not "2145"
const LEADS =
  wordSet(`in since by from until till during year before after and to of for ( , ; | / · • – - → around fy mid late early
  through over between`);

const isYearAt = (scan: Scan, at: number): boolean => isNumberAt(scan, at) && YEAR.test(tokenAt(scan, at).text);

/** A plural noun straight after says that the number counts it. */
const countsSomething = (scan: Scan, at: number): boolean => {
  if (measureAt(scan, at) || currencyAt(scan, at)) return !isNumberAt(scan, at + 1);
  const { lower, text, spaced } = tokenAt(scan, at);
  if (!isWordAt(scan, at) || text !== lower || !spaced) return false;
  return (
    lower.length > 3 &&
    lower.endsWith("s") &&
    !lower.endsWith("ss") &&
    verbSense(lower) === null &&
    !["was", "has", "its", "this", "versus", "saw", "sales", "census", "figures", "results", "numbers"].includes(lower)
  );
};

/** "from 1540 in 2019", "1425 last summer": with a time of its own right behind it, it is a figure. */
const isDated = (scan: Scan, at: number): boolean =>
  (lowerAt(scan, at) === "in" && isYearAt(scan, at + 1)) ||
  (["last", "this"].includes(lowerAt(scan, at)) && isWordAt(scan, at + 1) && verbSense(lowerAt(scan, at + 1)) === null);

/** "went 1420, 1465, 1510": beside four digits that are no year, or less than those before it; not "in 1880, 1890". */
const isListedFigure = (scan: Scan, at: number, year: number): boolean =>
  year < 1900 &&
  [-2, 2].some((step) => {
    const other = lowerAt(scan, at + step);
    const beside = lowerAt(scan, at + step / 2) === "," && /^\d{4}$/u.test(other); // catches "1420", not "142"
    return beside && (!YEAR.test(other) || Number(other) < year === step > 0);
  });

export function yearAt(scan: Scan, at: number): AxisMark | null {
  const token = tokenAt(scan, at);
  if (isWordAt(scan, at)) {
    if (token.lower[1] !== "y") return spelledYearAt(scan, at) ?? spelledDecadeAt(scan, at);
    const fiscal = /^(?:fy|cy|ay|sy)[-']?(\d{2}|\d{4})$/u.exec(token.lower); // catches "fy23", not "fy2"
    if (!fiscal) return null;
    const year = fullYear(Number(fiscal[1]));
    const to = lowerAt(scan, at + 1) === "/" && Number(lowerAt(scan, at + 2)) === (year + 1) % 100 ? at + 3 : at + 1; // "AY18/19"
    return axisMark({ scan, from: at, to, family: "year", order: year, position: year });
  }
  const decade = decadeAt(scan, at);
  if (decade) return decade;
  if (
    (token.lower === "'" || token.lower === "’") &&
    /^\d\d$/u.test(tokenAt(scan, at + 1).text) &&
    !tokenAt(scan, at + 1).spaced
  ) {
    // catches "19", not "9"
    const year = fullYear(Number(tokenAt(scan, at + 1).text));
    return axisMark({ scan, from: at, to: at + 2, family: "year", order: year, position: year, name: String(year) });
  }
  const slashed = [at - 1, at + 1].every((place) => lowerAt(scan, place) === "/" && !tokenAt(scan, place).spaced);
  if (slashed && !isYearAt(scan, at - 2) && !isYearAt(scan, at + 2)) return null; // "5000/1800/240"
  const season = seasonYears(scan, at);
  if (season) return season;
  const before = lowerAt(scan, at - 1);
  const ahead = before === "by" && /^21\d\d$/u.test(token.text) && token.kind === "number"; // catches "2100" in "by 2100", not "2200 people"
  if (!isYearAt(scan, at) && !ahead) return null;
  const year = Number(token.text);
  if (currencyAt(scan, at - 1) && !tokenAt(scan, at).spaced) return null;
  if (
    ["#", "~", "≈"].includes(before) ||
    WEEKDAYS.has(before) ||
    isListedFigure(scan, at, year) ||
    isDated(scan, at + 1)
  )
    return null;
  const from = ["fy", "year"].includes(before) ? at - 1 : at;
  const short = lowerAt(scan, at + 1);
  const next = Number(tokenAt(scan, at + 2).text);
  if (
    (short === "/" || short === "-" || short === "–") &&
    /^\d\d$/u.test(tokenAt(scan, at + 2).text) &&
    !tokenAt(scan, at + 2).spaced &&
    (next - (year % 100) === 1 || (short !== "/" && next > year % 100)) // "2013–23"
  )
    return axisMark({ scan, from, to: at + 3, family: "year", order: year, position: year });
  const clear = LEADS.has(before) && before !== "for" && before !== "of" && before !== "over" && before !== "around";
  const listed = ["and", ",", "or", "vs", "v", "versus"].includes(before) && isYearAt(scan, at - 2);
  const suffix = lowerAt(scan, at + 1) === "s" && !tokenAt(scan, at + 1).spaced;
  const titled =
    before === "the" && year >= 1900 && year % 1000 !== 0 && isWordAt(scan, at + 1) && !measureAt(scan, at + 1);
  if (
    !suffix &&
    !titled &&
    countsSomething(scan, at + 1) &&
    !listed &&
    !(clear && ["in", "since", "by", "during"].includes(before))
  )
    return null;
  return axisMark({
    scan,
    from,
    to: suffix ? at + 2 : at + 1,
    family: "year",
    order: year,
    position: year,
    name: suffix ? `${year}s` : String(year),
  });
}

/** "nineteen ninety", "in two thousand and ten", "Two thousand and twenty: …"; not "nineteen people", "two thousand tickets". */
function spelledYearAt(scan: Scan, at: number): AxisMark | null {
  const century = smallNumber(lowerAt(scan, at)) ?? 0;
  const rest = century >= 17 && century <= 20 ? spelledAt(scan, at + 1) : null;
  const paired =
    rest && rest.value >= 10 && rest.value < 100 ? { value: century * 100 + rest.value, to: rest.to } : null;
  const whole = paired ?? (century === 2 ? spelledAt(scan, at) : null);
  if (!whole || (!paired && (whole.value < 2000 || whole.value > 2050))) return null;
  const told = lowerAt(scan, whole.to) === ":" || (IN.has(lowerAt(scan, at - 1)) && !countsSomething(scan, whole.to));
  if (!paired && !told) return null;
  const order = whole.value;
  return axisMark({ scan, from: at, to: whole.to, family: "year", order, position: order, name: String(order) });
}

const IN = wordSet("in since by during until");

const QUOTES: ReadonlySet<string> = new Set(["'", "’"]);

/** "80s" without its century. */
const isDecadeAt = (scan: Scan, at: number): boolean =>
  lowerAt(scan, at + 1) === "s" && !tokenAt(scan, at + 1).spaced && /^[1-9]0$/u.test(tokenAt(scan, at).text); // catches "60", not "65"

/** What stands in front of a decade: "the" for years, "her" for ages. */
const decadeLead = (scan: Scan, at: number): string => {
  const lead = lowerAt(scan, ["early", "mid", "late"].includes(lowerAt(scan, at - 1)) ? at - 2 : at - 1);
  return isDecadeAt(scan, at) && (lead === "the" || POSSESSIVES.has(lead)) ? lead : "";
};

/** "in the 60s", "the early 80s", "the '90s": a decade; "in her 60s", "41 (50s)" are ages; not "the over 60s", "a lap of 60s". */
function decadeAt(scan: Scan, at: number): AxisMark | null {
  const quote = QUOTES.has(lowerAt(scan, at)) ? 1 : 0;
  if (!isDecadeAt(scan, at + quote)) return null;
  const lead =
    quote === 1 ? "the" : decadeLead(scan, at) || scan.tokens.map((_, other) => decadeLead(scan, other)).find(Boolean);
  if (!lead) return null;
  const order = Number(tokenAt(scan, at + quote).text);
  const year = order + (order > 20 ? 1900 : 2000);
  const place = { scan, from: at, to: at + quote + 2 };
  return lead === "the"
    ? axisMark({ ...place, family: "year", order: year, position: year, ...(quote ? { name: `${year}s` } : {}) })
    : axisMark({ ...place, family: "band", order });
}

/** "in 20/21, 29 in 21/22": a year and the next, where the text tells more than one such season. */
export function seasonYears(scan: Scan, at: number): AxisMark | null {
  if (!isSeasonAt(scan, at)) return null;
  const seasons = new Set<string>();
  for (let place = 0; place < scan.tokens.length; place++)
    if (isSeasonAt(scan, place)) seasons.add(tokenAt(scan, place).text);
  if (seasons.size < 2) return null;
  const year = fullYear(Number(tokenAt(scan, at).text));
  return axisMark({ scan, from: at, to: at + 3, family: "year", order: year, position: year });
}

const isSeasonAt = (scan: Scan, at: number): boolean => {
  const slash = tokenAt(scan, at + 1);
  if (slash.lower !== "/" || slash.spaced) return false;
  const [first, second] = [tokenAt(scan, at), tokenAt(scan, at + 2)];
  if (first.kind !== "number" || second.kind !== "number" || second.spaced) return false;
  const pair = /^\d\d$/u.test(first.text) && /^\d\d$/u.test(second.text); // catches "20", not "5" or "2020"
  return pair && Number(second.text) === (Number(first.text) + 1) % 100 && Number(first.text) < 40;
};

const fullYear = (value: number): number => (value > 99 ? value : value > 50 ? 1900 + value : 2000 + value);
