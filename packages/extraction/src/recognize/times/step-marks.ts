/** Counted-off steps: "week 40", "season two", "Year 3", "v4.1". */
import { MONTHS, STEP_NOUNS, YEARS_OF } from "../../lexicon/calendar.ts";
import { POSSESSIVES, wordSet } from "../../lexicon/closed-class.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import { endsInDigit } from "../../text/number-shape.ts";
import { isCapitalAt, isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { AxisMark } from "../mention.ts";
import { scaleAt } from "../numbers/scale.ts";
import { countAt } from "../numbers/small-number.ts";
import { currencyAt, measureAt } from "../numbers/unit-at.ts";
import { axisMark } from "./axis-mark.ts";

/** Steps that are verbs as well: "saw us pass 250", "to visit 12 of them". */
const LONG = wordSet("century decade");
/** They hold those that are counted. */
const HOLDERS = wordSet("class group team form house school year grade");
/** So many come to them: "in the blind taste test 14 people chose A". */
const EVENTS = wordSet("test match game");
const MANY = /^(?:people|men|women|children|\p{L}{3,}s)$/u; // catches "fans", not "a"
const KINDS = wordSet("high low dry wet peak off shoulder regular growing breeding hunting festive");
const VERBAL = wordSet("pass try test visit step set match stage draft attempt phase");
const VERB_LEADS = wordSet("to we us i you they them he she it will would can could may might must should did do does");

/** "week 40", "Season two", "Day 1", "hour nine", "#3". */
export function stepAt(scan: Scan, at: number): AxisMark | null {
  const numbered = endsInDigit(lowerAt(scan, at));
  const version = numbered && /^v\d+(?:\.\d+)*$/u.test(lowerAt(scan, at)); // catches "v4.1", not "vote1"
  if (version) {
    const [major = 0, minor = 0, patch = 0] = lowerAt(scan, at).slice(1).split(".").map(Number);
    return axisMark({ scan, from: at, to: at + 1, family: "version", order: major * 1e6 + minor * 1e3 + patch });
  }
  const joined = numbered ? /^(week|day|year|month|wk|gw|md|ep)-?(\d{1,3})$/u.exec(lowerAt(scan, at)) : null; // catches "day-1", not "days"
  if (joined)
    return axisMark({
      scan,
      from: at,
      to: at + 1,
      family: "step",
      order: Number(joined[2]),
      noun: joined[1] ?? "step",
    });
  const noun = singular(lowerAt(scan, at));
  const hash = lowerAt(scan, at + 1) === "#" ? 1 : 0;
  const count = countAt(scan, at + 1 + hash);
  if (count === undefined) return null;
  if (!(STEP_NOUNS.has(noun) || isSpan(scan, at)) || (countAt(scan, at - 1) !== undefined && measureAt(scan, at)))
    return null;
  if (LONG.has(noun) && ["the", "a"].includes(lowerAt(scan, at - 1))) return null; // "at the turn of the century 47"
  if (noun === "pass" && scan.words.has("fail")) return null; // "pass 75, fail 25"
  if (VERBAL.has(lowerAt(scan, at)) && VERB_LEADS.has(lowerAt(scan, at - 1))) return null;
  if (
    (noun === "half" && count > 12) || // "10k 45, half 101"
    (YEARS_OF.has(noun) &&
      ["this", "last", "next", "per", "a", "an", "each", "every", "that", "same", "following"].includes(
        lowerAt(scan, at - 1),
      ))
  )
    return null;
  if (noun === "season" && KINDS.has(lowerAt(scan, at - 1))) return null; // "high season 120, low season 85"
  const end = at + 2 + hash;
  const owned = !YEARS_OF.has(noun) && POSSESSIVES.has(lowerAt(scan, at - 1)) && !lowerAt(scan, end).endsWith("s");
  if (owned && verbSense(lowerAt(scan, end)) !== null) return null; // "of the 28 in my class 11 walk"
  const holds = HOLDERS.has(noun) && (POSSESSIVES.has(lowerAt(scan, at - 1)) || lowerAt(scan, at - 1) === "the");
  if (holds && lowerAt(scan, end).endsWith("s") && isWordAt(scan, end + 1)) return null; // "in our class 12 kids walk"
  const one = [1, 2, 3].some((back) => lowerAt(scan, at - back) === "the");
  if (EVENTS.has(noun) && one && MANY.test(lowerAt(scan, end)) && isWordAt(scan, end + 1)) return null;
  if (holds && lowerAt(scan, end) === "of" && isNumberAt(scan, end + 1)) return null; // "in my class 14 of 25 kids"
  if (["a", "an", "any"].includes(lowerAt(scan, at - 2)) && isWordAt(scan, at - 1) && isWordAt(scan, end)) return null; // "in a typical week 40 people come"
  if (/^[a-jln-z](?:'s)?$/u.test(lowerAt(scan, end)) && !tokenAt(scan, end).spaced) return null; // catches the "a" of "class 7a", not the "k" of "4k"
  const plural = lowerAt(scan, at) !== noun;
  const next = lowerAt(scan, end);
  const apart = next === "to" || tokenAt(scan, end + 1).spaced;
  const fallen = apart && !plural && countedAgain(scan, at, noun); // "down to 33 by week 5, by week 8 to 20", "week 1 – 38, week 2 – 41"
  const last = ["–", "-", "to", "through", "until"].includes(next) && !fallen ? countAt(scan, end + 1) : undefined;
  const through = last !== undefined && last > count && last - count < 40 && !measureAt(scan, end + 2) ? last : 0;
  const counted = measureAt(scan, end) && !isNumberAt(scan, end + 1) && (noun !== "year" || next === "%");
  const slashed =
    next === "/" && SLASHED.test(scan.text) && (isCapitalAt(scan, at - 1) || !countedAgain(scan, at, noun)); // "Oak class 71 / 78"
  const valued = counted || slashed || currencyAt(scan, end - 1) || scaleAt(scan, end, "count").factor > 1;
  if (through === 0 && (valued || (plural && !["–", "-", "to", "through"].includes(next)))) return null;
  const each = YEARS_OF.get(noun);
  return {
    ...axisMark({
      scan,
      from: at,
      to: through > 0 ? end + 2 : end,
      family: "step",
      order: count,
      noun,
      position: each === undefined ? null : count * each,
    }),
    ...(through > 0 ? { through } : {}),
  };
}

const SLASHED = /\d ?\/ ?\d.*\d ?\/ ?\d/s; // catches "build 30 / 41, test 10 / 6", not "week 3/4"

const SPAN = /^\S+s (\d+)(?: to | through |[–-])(\d+)/; // catches "Rooms 1 to 3", not "Rooms 1 and 3"

/** "Rooms 1 to 3 hold 12, 18 and 9": as many other numbers as there are things from one to the other. */
function isSpan(scan: Scan, at: number): boolean {
  const [, first, last] = SPAN.exec(scan.text.slice(tokenAt(scan, at).start)) ?? [];
  if (!first) return false;
  const others =
    scan.tokens.filter(({ kind }, at) => kind === "number" && !MONTHS.has(lowerAt(scan, at + 1))).length - 2;
  const things = Number(last) - Number(first) + 1;
  const pairs = scan.text.match(/\d[–-]\d/g)?.length ?? 0; // "shots 18-7, fouls 11-14"
  return !measureAt(scan, at + 4) && things > 2 && things === others && pairs < 2;
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
