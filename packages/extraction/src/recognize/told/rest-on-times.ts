/**
 * "500 flyers: 120 on day one, 80 on day two, the rest on day three" → 300: what is left of a count, at a time of its own, and of
 * 100 % where all parts are shares. Only where each part has one time and the rest has the last; not "the rest in storage", nor "90 tickets
 * for Friday, 40 for Saturday and 20 for Sunday, the rest for charity".
 */
import { matchIn } from "../../text/needs/matches.ts";
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import { type AxisMark, type Figure, isAxis, isFigure, type Mention } from "../mention.ts";
import { aside, placeOf } from "../place.ts";
import { rounded } from "./how-told.ts";

const CUES = ["rest", "remainder", "balance", "left", "remained", "remains"];
const REST =
  /\b(?:(?:the (?:whole )?|and )(?:rest|remainder|balance)|(?:whatever|what)(?: is| was|['’]s)? (?:left(?: over)?|remained|remains))(?!\p{L})/iu; // catches "the rest", "and rest" and "whatever was left", not "the restaurant"

const PARTED = /[,;.]/u; // catches the comma between "Sunday" and "the rest", not "Sunday: "

/** The times of the parts and of the rest, where they are of one kind and each has its own. */
function timesOf(mentions: readonly Mention[], whole: Figure, parts: readonly Figure[]): readonly AxisMark[] | null {
  const [part] = parts;
  const axes = mentions.filter(isAxis).filter(({ shy, family }) => !shy || family === "step");
  const own = axes.filter(({ from }) => from >= whole.to);
  const [first] = own;
  const one = own.length === parts.length + 1;
  if (!one || !part || !first) return null;
  const ahead = first.from < part.from;
  const paired = parts.every((figure, at) => {
    const [time, next] = [own[at], own[at + 1]];
    if (!time || !next) return false;
    return ahead ? time.from < figure.from && figure.from < next.from : figure.from < time.from;
  });
  return paired ? own : null;
}

export function restOnTimes(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CUES)) return mentions;
  const figures = mentions.filter(isFigure);
  const shares = figures.every(({ unit, basis }) => unit?.symbol === "%" && !basis);
  const [first] = figures;
  const whole = shares && first ? { ...first, to: 0, value: 100 } : first;
  const parts = shares ? figures : figures.slice(1);
  const found = matchIn(scan.text, REST);
  const last = parts.at(-1);
  const plain = whole && !whole.basis && !whole.range;
  if (!plain || (!shares && whole.unit?.symbol === "%") || !last || !found || found.index < last.end) return mentions;
  const alike = parts.every(
    ({ unit, range, signed }) => !range && !signed && (unit === null || unit.symbol === whole.unit?.symbol),
  );
  const value = rounded(parts.reduce((left, part) => left - part.value, whole.value));
  const own = alike && value > 0 ? timesOf(mentions, whole, parts) : null;
  if (!own) return mentions;
  const marked = scan.text.slice(own.at(-1)?.end, found.index);
  if (PARTED.test(marked)) return mentions;
  const end = found.index + found[0].length;
  const from = scan.tokens.findIndex(({ start }) => start >= found.index);
  const to = scan.tokens.findIndex(({ start }) => start >= end);
  if (from < 0 || lowerAt(scan, to) === "of") return mentions; // "the rest of the week"
  const place = placeOf(scan, from, to < 0 ? scan.tokens.length : to);
  const rest: Figure = {
    ...last,
    ...place,
    numberEnd: place.end,
    value,
    unit: whole.unit,
    bare: whole.bare,
    weak: false,
    basis: {
      spans: (shares ? parts : [whole, ...parts]).map(({ start, end: stop }) => [start, stop] as const),
      how: shares ? "100 less the other shares" : "the total less the other parts",
    },
  };
  const others = mentions.filter((mention) => mention.to <= place.from || mention.from >= place.to);
  return [
    ...others.map((mention) => (mention === whole ? aside(scan, whole.from, whole.to, "the whole") : mention)),
    rest,
  ].sort((a, b) => a.from - b.from);
}
