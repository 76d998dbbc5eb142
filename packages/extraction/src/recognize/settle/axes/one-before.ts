/**
 * "Last Eid we served 60 adults, the Eid before 45, this Eid 82": one of a kind that comes again, and the one before it.
 * A time of its own wherever the last or this one is told by the same noun; not "the day before the match".
 */
import { isWordAt, lowerAt, type Scan, says } from "../../../text/scan.ts";
import { type AxisMark, isAxis, type Mention } from "../../mention.ts";
import { axisMark } from "../../times/axis-mark.ts";
import { NEAR } from "../../times/relative-marks.ts";

const BACK = ["before"];
/** Behind "the winter before" begins what was then, and not what it was before. */
const ON = new Set("the a an our my his her their this that last we i he she they when".split(" "));

/** "the winter before": where its noun stands. */
const beforeAt = (scan: Scan, at: number): boolean =>
  lowerAt(scan, at - 1) === "the" &&
  isWordAt(scan, at) &&
  lowerAt(scan, at + 1) === "before" &&
  !ON.has(lowerAt(scan, at + 2));

const FAR = 100;

const covers = ({ from, to }: Mention, at: number): boolean => from <= at && at < to;
const isOfMany = ({ from, to }: Mention): boolean => to - from > 1;

/** The mentions with such times in the place of the bare "before". */
export function oneBefore(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, BACK)) return mentions;
  const at = scan.tokens.findIndex((_, place) => beforeAt(scan, place));
  const noun = lowerAt(scan, at);
  const told = scan.tokens.flatMap((_, place) => {
    const order = lowerAt(scan, place + 1) === noun ? NEAR.get(lowerAt(scan, place)) : undefined;
    return order === undefined || order > 0 ? [] : [{ place, order }];
  });
  const isKnown = (place: number): boolean =>
    mentions.some((mention) => isAxis(mention) && isOfMany(mention) && covers(mention, place));
  if (at < 0 || noun === "one" || isKnown(at) || told.length === 0) return mentions;
  const mark = (from: number, to: number, order: number): AxisMark =>
    axisMark({ scan, from, to, family: "relative", order, position: order / FAR });
  const last = Math.min(...told.map(({ order }) => order));
  const times = [
    mark(at - 1, at + 2, last - 1),
    ...told.filter(({ place }) => !isKnown(place)).map(({ place, order }) => mark(place, place + 2, order)),
  ];
  const stays = ({ from, to }: Mention): boolean => !times.some((time) => time.from < to && from < time.to);
  return [...mentions.filter(stays), ...times].toSorted((one, two) => one.from - two.from);
}
