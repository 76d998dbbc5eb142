/** A figure told as a step from another: "5 more than A", "a third less", "lost 40", "up 20% on last year". */
import { YEAR } from "../../lexicon/calendar.ts";
import { AUXILIARIES, CONJUNCTIONS, PREPOSITIONS } from "../../lexicon/closed-class.ts";
import {
  AGAIN,
  CHANGE_NOUNS,
  FEWER,
  LINKS,
  MORE,
  PER,
  RACE_UNITS,
  RIVALS,
  SPEEDS,
  STEPPING,
  WINNING,
} from "../../lexicon/relation-words.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { isNextTime } from "../times/next-time.ts";
import { figureMoves, verbBefore, wayBefore } from "./change-ways.ts";
import { referenceAt } from "./reference.ts";
import { LEADS, WHENS } from "./reference-words.ts";
import { isEnd, own, type Relation, type Step } from "./relation.ts";

/** "Five more joined": at the head of a clause, and no measure, it may as well be a part of its own. */
const isOpening = (scan: Scan, { from, figure }: Step): boolean =>
  figure?.unit === null && (from === 0 || tokenAt(scan, from - 1).kind !== "word" || lowerAt(scan, from - 1) === "and");

const isToldBefore = (scan: Scan, word: string, end: number): boolean =>
  scan.tokens.slice(0, end).some(({ lower }) => lower === word);

/** "more in apples than in pears", "more visitors in June than in May": the "than" behind what is compared. */
const thanAt = (scan: Scan, at: number): number | undefined =>
  LEADS.has(lowerAt(scan, at)) || (isPlain(scan, at) && (isPlain(scan, at + 1) || LEADS.has(lowerAt(scan, at + 1))))
    ? [at + 2, at + 3, at + 4].find(
        (place) => lowerAt(scan, place) === "than" && scan.tokens.slice(at, place).every(({ kind }) => kind === "word"),
      )
    : undefined;

/** A word that says what is counted: "green ones" of "4 fewer green ones than blue". */
const isPlain = (scan: Scan, at: number): boolean =>
  tokenAt(scan, at).kind === "word" && !PREPOSITIONS.has(lowerAt(scan, at)) && !CONJUNCTIONS.has(lowerAt(scan, at));

const HEADS = new Set(["head", "person", "man", "child"]); // "12 kilos more per man"

/** "on last year", "compared with May", "over 2022" behind a change: where what it is held against begins; else where it stands. */
function heldAgainst(scan: Scan, at: number): number {
  const word = lowerAt(scan, at);
  if (word === "compared" || word === "against") return at + (word === "compared" ? 2 : 1);
  return word === "on" || word === "over" ? at + 1 : at;
}

/** "fell 12 bushels from 60", "up 4.2 million people from 1997": the noun that is counted stands in front of "from". */
const counted = (scan: Scan, to: number): number =>
  isPlain(scan, to) && lowerAt(scan, to + 1) === "from" && !LINKS.has(lowerAt(scan, to)) ? to + 1 : to;

/** "an increase of 400 on last year": a change told by its noun in front, where it says what it is held against. */
function increaseOf(scan: Scan, { from, to }: Step): { way: number; at: number; end: number; from: number } | null {
  const way = lowerAt(scan, from - 1) === "of" ? CHANGE_NOUNS.get(lowerAt(scan, from - 2)) : undefined;
  const article = [3, 4].map((back) => from - back).find((at) => ["a", "an", "another"].includes(lowerAt(scan, at)));
  const end = tokenAt(scan, to).kind === "word" && lowerAt(scan, to + 1) === "from" ? to + 1 : to;
  const against = lowerAt(scan, end) === "from" || heldAgainst(scan, end) > end;
  return way !== undefined && article !== undefined && against ? { way, at: from - 2, end, from: article } : null;
}

const IN_SPEEDS = /\d ?(?:km\/h|kmh|kph|mph|[MG]bps|kn|knots)\b/iu; // catches "90 mph" beside "30 faster", not "52 minutes"

const STEP_UP = /(?:^|[ :])\+\d/; // catches "40 in 2020, +15 in 2021", not "A+1" or "Jan -5"

/**
 * "5 more than A", "a third less", "£45,000 short of B", "another 9,000", "lost 40", "up 20% on last year".
 * @param last the way of the change before: "lost 40, 5 more" goes on with it, "12 fewer, the third 12 more" does not
 */
export function stepRelation(scan: Scan, step: Step, last: number, fewer = false): Relation | null {
  const { from, to, percent } = step;
  const after = lowerAt(scan, to);
  const listed =
    lowerAt(scan, from - 1) === "and" && /\b\d{1,3}%? and $/.test(scan.text.slice(0, tokenAt(scan, from).start)); // catches "40 and " of "40 and 25 percent more", not "40 cats and " or "by 2000 and "
  const rated = step.figure?.rate && !MORE.has(after) && !FEWER.has(after); // not "30 a month more"
  if (rated || PER.has(after) || listed) return null;
  const pointed = percent && after === "of" && ["that", "this"].includes(lowerAt(scan, to + 1)) && isEnd(scan, to + 2);
  if (pointed) return own(from, to + 2, step.value / 100, { reference: referenceAt(scan, to + 1) }); // "40% of that."
  const those =
    percent &&
    after === "of" &&
    !verbBefore(scan, from) &&
    ["those", "them", "these", "whom"].includes(lowerAt(scan, to + 1));
  if (those) return own(from, to + 2, step.value / 100, { reference: referenceAt(scan, to + 1), those });
  const noun = !MORE.has(after) && !FEWER.has(after) && tokenAt(scan, to).kind === "word" ? to + 1 : to;
  const linked = LINKS.has(lowerAt(scan, noun + 1)) || noun === to;
  const cue = linked ? lowerAt(scan, noun) : "";
  const unit = step.figure?.unit?.symbol ?? "";
  const hasten = /(?:ck|low|ast)er$/.test(cue) && (unit === "" ? IN_SPEEDS.test(scan.text) : SPEEDS.has(unit)); // catches "faster", not "higher"
  const race = ["ahead", "behind"].includes(cue);
  const raced = race && RACE_UNITS.has(unit); // "41 minutes, two minutes ahead of Bea": she took longer
  const way = (MORE.has(cue) ? 1 : FEWER.has(cue) ? -1 : 0) * (hasten || raced ? -1 : 1);
  const made = (sign: number, rest: Partial<Relation>): Relation =>
    own(from, to, percent ? 1 + (sign * Math.abs(step.value)) / 100 : 1, {
      add: percent ? 0 : sign * Math.abs(step.value),
      step: step.figure,
      race: race && unit === "",
      ...rest,
    });
  if (way !== 0) {
    if (PER.has(lowerAt(scan, noun + 1)) && !HEADS.has(lowerAt(scan, noun + 2))) return null;
    const dated = YEAR.test(lowerAt(scan, noun + 1)); // catches "2019", not "2": "20% above 2019 levels"
    const placed = ["below", "above", "behind"].includes(cue) && (dated || !isEnd(scan, noun + 1));
    const link = placed
      ? noun
      : (thanAt(scan, noun + 1) ?? [noun + 1, noun + 2].find((at) => LINKS.has(lowerAt(scan, at))));
    const of = ["more", "less", "fewer"].includes(cue) ? "of" : "on"; // "500 g less of butter"
    const reference =
      link !== undefined && ![of, "on"].includes(lowerAt(scan, link))
        ? referenceAt(scan, lowerAt(scan, link) === "than" && lowerAt(scan, link + 1) === "in" ? link + 2 : link + 1)
        : null;
    if (reference && lowerAt(scan, from - 1) === "and" && isNumberAt(scan, from - 2)) return null; // "12, 31 and 40 mm above the start"
    const bare = reference === null && ["more", "extra", "further"].includes(cue);
    if (["under", "above", "below", "clear", "later", "earlier"].includes(cue) && !reference) return null;
    return made(bare && last !== 0 && !(fewer && cue === "more") ? last : way, {
      to: noun + 1,
      reference: reference && link !== undefined ? { ...reference, link } : null,
      strict: placed && !dated, // not "13 behind schedule"
      open: bare && last === 0 && isOpening(scan, step),
      compared: !["more", "less", "fewer", "extra", "further"].includes(cue),
    });
  }
  const before = lowerAt(scan, from - 1);
  if (after === "back" && WINNING.has(before)) return made(1, { to: to + 1 });
  if (before === "back" && WINNING.has(lowerAt(scan, from - 2))) return made(1, { open: true }); // "won back 5"
  if (before === "by" && lowerAt(scan, from - 2) === "trailed") return made(-1, { compared: true }); // "Team Heron trailed by 13"
  const beat = [3, 5].find((back) => before === "by" && RIVALS.has(lowerAt(scan, from - back))) ?? 0; // "beat me by 4", "beat me at chess by 4"
  const lead = RIVALS.get(lowerAt(scan, from - beat));
  if (lead) return made(lead, { compared: true, strict: true, reference: referenceAt(scan, from - beat + 1) });
  const then =
    before === "by" && ["then", percent || last ? "and" : "", last ? "," : ""].includes(lowerAt(scan, from - 2)); // "fell by half in June, then by a quarter in July"
  const again = AGAIN.has(before) || then || lowerAt(scan, from) === "another";
  const verb = verbBefore(scan, from);
  if (again && !verb && percent && last === 0 && wayBefore(scan, from) === 0) return null; // "6% want it. Another 31% don't"
  if (percent && after === "off" && before === "now" && isEnd(scan, to + 1)) return made(-1, { to: to + 1 }); // "was 1,200, now 25% off"
  const priced = percent || step.figure?.unit?.kind === "currency";
  if (priced && after === "off" && isEnd(scan, to + 1) && isWordAt(scan, from - 1) && !AUXILIARIES.has(before))
    return made(-1, { to: to + 1, compared: true, priced: true }); // "adults £30, juniors 50% off"
  const top = after === "on" && lowerAt(scan, to + 1) === "top";
  if (top || (again && !verb))
    return made(after === "back" ? -1 : last || wayBefore(scan, from) || 1, {
      to: top ? to + 2 : to,
      open: last === 0 && !top,
    });
  const moved = figureMoves(scan, step);
  if (moved !== 0) return made(moved, { open: true });
  const gained = percent && ["a", "an"].includes(before) ? CHANGE_NOUNS.get(after) : undefined;
  const told = gained === undefined ? increaseOf(scan, step) : { way: gained, at: from, end: to + 1, from };
  const upDown = after === "up" ? 1 : after === "down" ? -1 : 0;
  const change =
    told ?? (upDown !== 0 ? { way: upDown, at: to, end: to + 1 } : verb ? { ...verb, end: counted(scan, to) } : null);
  const behind = change && lowerAt(scan, change.end) === "," ? change.end + 1 : change?.end;
  if (change && lowerAt(scan, change.end) === "from" && lowerAt(scan, change.end + 1) === "there")
    return made(change.way, { to: change.end + 2 }); // "slipped 2,000 from there"
  const away = change && behind && (lowerAt(scan, behind) === "from" || (told && heldAgainst(scan, behind) > behind));
  const origin = away ? referenceAt(scan, Math.max(behind + 1, heldAgainst(scan, behind))) : null;
  const named =
    origin && scan.tokens.slice(origin.from, origin.to).every(({ lower }) => isToldBefore(scan, lower, from)); // "Sunday down 20% from Saturday"
  if (away && !named) {
    const earlier =
      told !== null ||
      ["up", "down"].includes(lowerAt(scan, change.at)) ||
      scan.tokens.slice(behind, origin?.to ?? 0).some(({ lower }) => WHENS.has(lower) || lower === "ago"); // not "raised £200 from the shop"
    return made(change.way, {
      from: told?.from ?? from,
      ahead: true,
      beside: true,
      reference: origin && earlier ? { ...origin, link: behind } : null,
    });
  }
  const signed = step.figure?.signed === true && before !== "(";
  if (signed && (percent || STEP_UP.test(scan.text))) return made(Math.sign(step.value), { beside: true });
  if (!change || /^to (?!20\d\d|[a-z]+s (?:by|in) [A-Z\d])/.test(scan.text.slice(tokenAt(scan, change.end).start)))
    return null; // catches "to 45", not "to 2022" and "to wolves by 2021"
  const beside = told !== null || ["up", "down"].includes(lowerAt(scan, change.at));
  if (!percent && !beside && !STEPPING.has(before) && !again) return null;
  const onto = named || (LINKS.has(lowerAt(scan, change.end)) && !isNextTime(scan, change.end + 1, from));
  const on = beside && onto ? referenceAt(scan, change.end + 1) : null;
  return made(change.way, {
    to: change.end,
    reference: on ? { ...on, link: change.end } : null,
    beside,
  });
}
