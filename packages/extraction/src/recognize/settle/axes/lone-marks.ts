/**
 * One figure of a list that alone would be a place: "sharks live 390 years; whales, a bit over 200; us, 73", "dogs for 63 days,
 * humans for 280, and hamsters are done after 16". Not "over 65: 12%", "after two 38", "of over 200 replies 12 were rude".
 */
import { PRONOUNS } from "../../../lexicon/closed-class.ts";
import { isNumberAt, lowerAt, type Scan, says, tokenAt } from "../../../text/scan.ts";
import { isAxis, isFigure, type Mention } from "../../mention.ts";
import { figureAt } from "../../numbers/figures.ts";
import { spelledFigureAt } from "../../numbers/spelled-figure.ts";
import { placeOf } from "../../place.ts";
import { relativeAt } from "../../times/relative-marks.ts";
import { sideOf } from "./placed-labels.ts";

const ENDS: ReadonlySet<string> = new Set([",", ";", ".", "!", ")", ""]);
const FEWEST = 2;

/** "The laptop dies after 4 hours; new it lasted 11", "arrived after 2 days, the others after 5", "every 4 minutes, every 7": how long. */
function spansTaken(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const isAlone = ({ kind, from, to }: Mention): boolean => {
    const isEnd = (at: number): boolean =>
      ENDS.has(lowerAt(scan, at)) || lowerAt(scan, at) === ":" || (kind === "aside" && lowerAt(scan, at) === "and");
    let [start, end] = [from, to - 1];
    while (start > 0 && !isEnd(start - 1)) start--;
    while (!isEnd(end)) end++;
    if (start === from && end === to && isNumberAt(scan, end + 1)) return false; // "after two weeks, 90", not "after a week of it: 29"
    return !mentions.some((other) => isFigure(other) && other.from >= start && other.from < end);
  };
  const isSpan = (mention: Mention): boolean =>
    mention.kind === "axis"
      ? mention.family === "duration" && lowerAt(scan, mention.from) === "after"
      : mention.kind === "aside" && mention.why === "the interval";
  const sides = mentions.flatMap((mention) => {
    const figure = mention.kind === "axis" && mention.family === "relative" ? figureAt(scan, mention.from) : null;
    const side = figure && relativeAt(scan, mention.to - 1);
    return side ? [figure, side] : [];
  });
  if (sides.length > 2 && sides.length === 2 * mentions.length) return sides; // "45 min before, 28 min after"
  const spans = mentions.filter((mention) => isSpan(mention) && isAlone(mention));
  const verbs = spans.filter(({ kind }) => kind === "axis");
  const every = mentions.filter(({ kind, from }) => kind === "figure" && lowerAt(scan, from - 1) === "every");
  const intervals = spans.filter(({ kind }) => kind === "aside").length;
  if ((verbs.length === 0 || !mentions.some(isFigure)) && (intervals === 0 || intervals + every.length < 2))
    return mentions;
  return mentions.map((mention) => {
    const at = mention.from + 1;
    return spans.includes(mention) ? (figureAt(scan, at) ?? spelledFigureAt(scan, at) ?? mention) : mention;
  });
}

/**
 * "after day one", "before the 2021 diploma": the word leads a time and tells none itself; not "before noon and 60 after".
 * "9 in October, 17 in November; in December, after I had shouted at it, 3": each figure has its time of one kind (`dated`).
 */
const leadsTime = (scan: Scan, mention: Mention, next: Mention | undefined, dated: boolean): boolean =>
  mention.kind === "axis" &&
  mention.shy === true &&
  mention.to - mention.from === 1 &&
  ["after", "before", "until", "during"].includes(lowerAt(scan, mention.from)) &&
  !(scan.words.has("after") && scan.words.has("before")) &&
  (dated ||
    (next?.kind === "axis" && !next.shy && next.from - mention.to <= (lowerAt(scan, mention.to) === "the" ? 1 : 0)) ||
    (next?.kind === "axis" && !next.shy && isPlacedIn(scan, mention.to, next.from)) ||
    (next === undefined &&
      lowerAt(scan, mention.from) === "before" &&
      PRONOUNS.has(lowerAt(scan, mention.to)) &&
      !says(scan, NOWS))); // "5% hang up before we find out"

const NOWS: readonly string[] = ["now", "today", "then", "currently"];

const LONGEST = 4;

/** "after that video in June": words alone up to the one that places the time. */
const isPlacedIn = (scan: Scan, from: number, to: number): boolean =>
  to - from > 1 &&
  to - from <= LONGEST &&
  lowerAt(scan, to - 1) === "in" &&
  scan.tokens.slice(from, to).every(({ kind, lower }) => kind === "word" && lower !== "and");

const NEXT_CLAUSE = /[;.] \p{L}/u; // catches "; teenagers", not "18.5"

/** "2023: 412 in January, then 388 and 405 in March": the whole whose parts the figures are told of. */
function withoutWhole(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const [whole, part, ...parts] = mentions.filter(isAxis).filter(({ family }) => family !== "relative");
  const heads = whole && lowerAt(scan, whole.to) === ":" && whole.family !== part?.family;
  const even =
    parts.length > 0 && [part, ...parts].every((one) => one?.family === part?.family && one?.family !== "step");
  const fewer = heads && even && mentions.filter(isFigure).length > parts.length + 1;
  return fewer ? mentions.filter((one) => one !== whole) : mentions;
}

/** The only place of a text, a bare number behind "over", "under" or "after" at the end of its clause, beside other figures. */
export function loneMarks(scan: Scan, all: readonly Mention[]): readonly Mention[] {
  const stated = withoutWhole(scan, all);
  const times = stated.filter((mention) => mention.kind === "axis").filter(({ shy }) => !shy);
  const alike = times.filter(({ family }) => family === times[0]?.family);
  const figures = stated.filter(isFigure).length;
  const dated = alike.length >= figures && (figures > 2 || sideOf(stated, alike) !== null);
  const mentions = spansTaken(scan, stated).filter((mention, at, all) => !leadsTime(scan, mention, all[at + 1], dated));
  const axes = mentions.filter((mention) => mention.kind === "axis");
  const [lone] = axes;
  const named =
    lone?.family === "band" &&
    lone.to === lone.from + 1 &&
    lone.name.endsWith("s") &&
    lowerAt(scan, lone.from - 1) !== "of" &&
    NEXT_CLAUSE.test(scan.text.slice(lone.end)); // "over-65s 5.1 and 0.9; teenagers 0.7 and 3.8"
  if (axes.length === 1 && lone && named)
    return mentions.map((one) => (one === lone ? { kind: "name", ...placeOf(scan, lone.from, lone.to) } : one));
  if (axes.length !== 1 || !lone || mentions.filter(isFigure).length < FEWEST) return mentions;
  const open =
    (lone.family === "band" && lowerAt(scan, lone.from) !== "aged") ||
    (lone.family === "duration" && lone.shy === true);
  const at = lone.to - 1;
  const plain = open && lone.to - lone.from === 2 && isNumberAt(scan, at) && lone.through === undefined;
  const ended = ENDS.has(lowerAt(scan, lone.to)) || tokenAt(scan, lone.to).kind === "line";
  let clause = lone.from;
  while (clause > 0 && !ENDS.has(lowerAt(scan, clause - 1))) clause--;
  const described = mentions.some((mention) => isFigure(mention) && mention.from >= clause && mention.from < lone.from); // "21 patients over 75"
  const figure = plain && ended && !described && lone !== mentions[0] ? figureAt(scan, at) : null;
  return figure && figure.to === lone.to ? mentions.map((mention) => (mention === lone ? figure : mention)) : mentions;
}
