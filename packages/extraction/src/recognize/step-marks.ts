/**
 * Counted-off steps, ages, bands and durations: "week 40", "season two", "Year 3", "v4.1", "under-30s",
 * "18-24", "65+", "aged 30-59", "after an hour", "after two", "+30 min".
 */
import { STEP_NOUNS, YEARS_OF } from "../lexicon/calendar.ts";
import { singular } from "../lexicon/morphology.ts";
import { GROUP_WORDS } from "../lexicon/number-words.ts";
import { endsInDigit } from "../text/number-shape.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../text/scan.ts";
import { axisMark } from "./axis-mark.ts";
import type { AxisMark } from "./mention.ts";
import { wordsOf } from "./place.ts";
import { scaleAt } from "./scale.ts";
import { smallNumber } from "./small-number.ts";
import { currencyAt, measureAt } from "./unit-at.ts";

const SMALL = /^\d{1,3}$/; // catches "40", not "2024"

const countAt = (scan: Scan, at: number): number | undefined =>
  isNumberAt(scan, at) && SMALL.test(tokenAt(scan, at).text)
    ? Number(tokenAt(scan, at).text)
    : isWordAt(scan, at)
      ? smallNumber(lowerAt(scan, at))
      : undefined;

/** "week 40", "Season two", "Day 1", "hour nine", "#3". */
export function stepAt(scan: Scan, at: number): AxisMark | null {
  if (!isWordAt(scan, at)) return null;
  const numbered = endsInDigit(lowerAt(scan, at));
  const version = numbered && /^v\d+(?:\.\d+)*$/u.test(lowerAt(scan, at)); // catches "v4.1", not "vote1"
  if (version) {
    const [major = 0, minor = 0, patch = 0] = lowerAt(scan, at).slice(1).split(".").map(Number);
    return axisMark({ scan, from: at, to: at + 1, family: "version", order: major * 1e6 + minor * 1e3 + patch });
  }
  const joined = numbered ? /^(week|day|year|month|wk|w|d)-?(\d{1,3})$/u.exec(lowerAt(scan, at)) : null; // catches "day-1", not "days"
  if (joined && (joined[1]?.length ?? 0) > 1)
    return axisMark({
      scan,
      from: at,
      to: at + 1,
      family: "step",
      order: Number(joined[2]),
      noun: joined[1] ?? "step",
    });
  const noun = singular(lowerAt(scan, at));
  if (!STEP_NOUNS.has(noun) || (countAt(scan, at - 1) !== undefined && measureAt(scan, at))) return null;
  const hash = lowerAt(scan, at + 1) === "#" ? 1 : 0;
  const count = countAt(scan, at + 1 + hash);
  if (
    count === undefined ||
    (YEARS_OF.has(noun) &&
      ["this", "last", "next", "per", "a", "each", "every", "that", "same"].includes(lowerAt(scan, at - 1)))
  )
    return null;
  const end = at + 2 + hash;
  const plural = lowerAt(scan, at) !== noun;
  const next = lowerAt(scan, end);
  const fallen = next === "to" && countedAgain(scan, at, noun); // "down to 33 by week 5, by week 8 to 20"
  const last = ["–", "-", "to", "through", "until"].includes(next) && !fallen ? countAt(scan, end + 1) : undefined;
  if (last !== undefined && last > count && last - count < 40 && !measureAt(scan, end + 2))
    return {
      ...axisMark({
        scan,
        from: at,
        to: end + 2,
        family: "step",
        order: count,
        noun,
        position: YEARS_OF.has(noun) ? count * (YEARS_OF.get(noun) ?? 1) : null,
      }),
      through: last,
    };
  if (plural && next !== "–" && next !== "-" && next !== "to" && next !== "through") return null;
  if (measureAt(scan, end) && !isNumberAt(scan, end + 1) && noun !== "year") return null;
  if (currencyAt(scan, end - 1) || scaleAt(scan, end, "count").factor > 1) return null;
  const each = YEARS_OF.get(noun);
  return axisMark({
    scan,
    from: at,
    to: end,
    family: "step",
    order: count,
    noun,
    position: each === undefined ? null : count * each,
  });
}

/** The same steps are told one by one elsewhere: "week 2" beside "week 8 to 20". */
const countedAgain = (scan: Scan, at: number, noun: string): boolean =>
  scan.tokens.some(
    (_, place) =>
      place !== at &&
      lowerAt(scan, place) === noun &&
      countAt(scan, place + 1) !== undefined &&
      lowerAt(scan, place + 2) !== "to",
  );

const DECADES = "teens twenties thirties forties fifties sixties seventies eighties nineties".split(" ");

const BAND_LEADS: ReadonlyMap<string, number> = new Map([
  ["under", -0.5],
  ["below", -0.5],
  ["over", 0.5],
  ["above", 0.5],
  ["past", 0.5],
  ["<", -0.5],
  [">", 0.5],
  ["≥", 0.2],
  ["≤", -0.2],
  ["aged", 0],
  ["ages", 0],
  ["age", 0],
]);

/** "under-30s", "over 60", "18-24", "65+", "in their forties", "aged 30-59". */
export function bandAt(scan: Scan, at: number): AxisMark | null {
  const word = lowerAt(scan, at);
  const joined = word.includes("-")
    ? /^(under|over|above|below|sub|late|early|mid|u|o)-(\d{1,4})s?$/u.exec(word) // catches "under-30s", not "under-age"
    : null;
  if (joined) {
    const below = ["under", "below", "sub", "u"].includes(joined[1] ?? "");
    return axisMark({ scan, from: at, to: at + 1, family: "band", order: Number(joined[2]) + (below ? -0.5 : 0.5) });
  }
  const decade = DECADES.indexOf(word);
  if (decade >= 0 && ["their", "his", "her", "my", "our", "in", "your"].includes(lowerAt(scan, at - 1))) {
    const order = decade * 10 + 10;
    return axisMark({ scan, from: at, to: at + 1, family: "band", order });
  }
  const lead = BAND_LEADS.get(word);
  if (lead !== undefined) {
    const low = bandStart(scan, at + 1);
    if (!low) return null;
    const named = lead === 0 && low.to - at > 2 ? at + 1 : at;
    return axisMark({
      scan,
      from: at,
      to: low.to,
      family: "band",
      order: low.order + lead,
      name: lead === 0 ? wordsOf(scan, at + 1, low.to) : wordsOf(scan, named, low.to),
      ...(lead !== 0 ? { shy: true } : {}),
    });
  }
  return null;
}

const bandStart = (scan: Scan, at: number): { order: number; to: number } | null => {
  const low =
    countAt(scan, at) ??
    (isNumberAt(scan, at) && /^\d{4}$/u.test(tokenAt(scan, at).text) ? Number(tokenAt(scan, at).text) : undefined); // catches "1800", not "18"
  if (low === undefined || (low >= 1900 && low <= 2099)) return null;
  let to = at + 1;
  if (["-", "–", "to", "and"].includes(lowerAt(scan, to)) && countAt(scan, to + 1) !== undefined) to += 2;
  if (lowerAt(scan, to) === "s" && !tokenAt(scan, to).spaced) to++;
  if (lowerAt(scan, to) === "+") to++;
  if (
    measureAt(scan, to) ||
    currencyAt(scan, to) ||
    GROUP_WORDS.has(lowerAt(scan, to)) ||
    scaleAt(scan, to, "count").factor > 1
  )
    return null;
  return { order: low, to };
};

/** "18–24", "65+", "20-29 year olds": bare numbers joined by a dash, beside figures of another kind. */
export function bareBandAt(scan: Scan, at: number): AxisMark | null {
  const grouped = /^\d{1,3},\d{3}$/u.test(tokenAt(scan, at).text); // catches "1,000", not "1.5"
  if (!isNumberAt(scan, at) || !(grouped || /^\d{1,4}$/u.test(tokenAt(scan, at).text)) || currencyAt(scan, at - 1))
    return null; // catches "1000", not "10000"
  const low = Number(tokenAt(scan, at).text.replace(",", ""));
  const signed = lowerAt(scan, at + 1) === "+" && !tokenAt(scan, at + 1).spaced;
  const figured = isNumberAt(scan, at + 2) && tokenAt(scan, at + 2).spaced;
  const plus = signed && (figured || !(grouped || isNumberAt(scan, at + 2)));
  if (grouped && !plus) return null;
  const open = lowerAt(scan, at + 1) === "and" || lowerAt(scan, at + 1) === "or" ? lowerAt(scan, at + 2) : "";
  if (["over", "older", "up", "above", "under", "younger", "below", "more"].includes(open) && !isNumberAt(scan, at + 3))
    return axisMark({
      scan,
      from: at,
      to: at + 3,
      family: "band",
      order: low + (["under", "younger", "below"].includes(open) ? -0.5 : 0.5),
    });
  if (plus) return axisMark({ scan, from: at, to: at + 2, family: "band", order: low });
  const dash =
    ["-", "–"].includes(lowerAt(scan, at + 1)) && tokenAt(scan, at + 1).spaced === tokenAt(scan, at + 2).spaced;
  const high = dash && isNumberAt(scan, at + 2) ? Number(tokenAt(scan, at + 2).text) : Number.NaN;
  if (!(high > low) || (low >= 1900 && low <= 2099)) return null;
  let to = at + 3;
  if (measureAt(scan, to) || currencyAt(scan, to) || scaleAt(scan, to, "count").factor > 1) return null;
  if (lowerAt(scan, to) === "s" && !tokenAt(scan, to).spaced) to++;
  return axisMark({ scan, from: at, to, family: "band", order: low, shy: true });
}

/** "after an hour", "after two", "+30 min", "at hour nine". */
export function durationAt(scan: Scan, at: number): AxisMark | null {
  const word = lowerAt(scan, at);
  const plus = word === "+" && !tokenAt(scan, at + 1).spaced;
  if (word !== "after" && !plus) return null;
  const article = ["a", "an", "one"].includes(lowerAt(scan, at + 1));
  const count = article ? 1 : countAt(scan, at + 1);
  if (count === undefined) return null;
  const noun = singular(lowerAt(scan, at + 2));
  const each = YEARS_OF.get(noun);
  if (
    plus &&
    each === undefined &&
    !["min", "mins", "minutes", "hours", "h", "days", "weeks", "s", "seconds"].some((unit) => scan.words.has(unit))
  )
    return null;
  if (each === undefined && article && lowerAt(scan, at + 1) !== "one") return null;
  const to = each === undefined ? at + 2 : at + 3;
  const chained = each === undefined && isChained(scan, at);
  if (
    each === undefined &&
    !chained &&
    !isWordAt(scan, to) &&
    ![",", ".", ";", ")", ":", ""].includes(lowerAt(scan, to))
  )
    return null;
  if (each === undefined && isWordAt(scan, to) && !AFTER_COUNT.has(lowerAt(scan, to))) return null;
  return axisMark({
    scan,
    from: at,
    to,
    family: "duration",
    order: count * (each ?? 1),
    position: each === undefined ? null : count * each,
    ...(each === undefined ? { shy: true } : { noun }),
    name: plus
      ? wordsOf(scan, at, to)
      : article
        ? `1 ${noun}`
        : each === undefined
          ? String(count)
          : `${count} ${noun}${count === 1 ? "" : "s"}`,
  });
}

const AFTER_COUNT: ReadonlySet<string> = new Set(["and", "then", "but", "it", "or", "a", "an", "the"]);
const REACH = 24;

/** "after two hours 38.4, after four 37.5": the span was named a little earlier. */
function isChained(scan: Scan, at: number): boolean {
  for (let back = at - 3; back >= Math.max(0, at - REACH); back--)
    if (lowerAt(scan, back) === "after" && YEARS_OF.has(singular(lowerAt(scan, back + 2)))) return true;
  return false;
}
