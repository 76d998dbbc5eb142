/**
 * "The city's debt has come down by €15m and stands at €70m" → before 85m, now 70m: a change and what it led to, each in a clause
 * of its own, tell the level before. Only where the text holds nothing else. Not "sales are up 12% and staff number 45".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { MULTIPLES } from "../../lexicon/relation-words.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../mention.ts";
import { wholesOf } from "../no-data/context-counts.ts";
import { deriveAll } from "../settle.ts";
import { axisMark } from "../times/axis-mark.ts";
import { verbBefore } from "./change-ways.ts";
import { rounded } from "./how-told.ts";
import { unitRatio } from "./same-unit.ts";

const LEVEL =
  /^[^.;]*(?:,| and|, and| so) (?:it |we |she |he |they |I )?(?:now (?:weighs?|stands? at|costs?|is|are|has|have|pays?|owes?|holds?)|(?:weighs?|is|are|has|have|stands?|costs?|owes?) now(?: at| only| just)?|(?:is|are) (?:now )?(?:down|up) to|stands? at|to|(?:bringing|taking|lifting|raising|pushing) (?:[\p{L}'’-]+ ){1,5}(?:up |down )?to) $/u; // catches " and stands at ", ", and now weighs ", not " and sold "
const USED_TO =
  /^[^.]*; (?:it|that) (?:used to (?:be|take|cost|weigh)|(?:was|took|cost|weighed) (?:once|before))(?: about| around)? $/u; // catches "; it used to take ", not " and used "
const IS = /^[^.;]* and (?:is|are|has|have|costs?|weighs?|owes?) $/u; // catches " and is ", not " is "
const NOW_BEHIND = /^(?: \p{L}+)? now\b/u; // catches " now", not " nowhere"
const ROUGH = wordSet("about around nearly almost over roughly some than");

/** What changed, up or down; null where no verb of change tells it. */
export function wayOf(scan: Scan, { from }: Figure): number | null {
  let at = from;
  while (["a", "full", "whole", "good", "by"].includes(lowerAt(scan, at - 1))) at--;
  const plain = lowerAt(scan, at - 1);
  if (plain === "up" || plain === "down") return plain === "up" ? 1 : -1;
  if (ROUGH.has(plain) || MULTIPLES.has(plain)) return null;
  const verb = verbBefore(scan, at);
  if (verb) return verb.way;
  if (lowerAt(scan, from - 1) !== "by") return null;
  for (let back = at - 1; back > at - 6; back--) if (lowerAt(scan, back) === "cut") return -1; // "cut my commute by 12 minutes"
  return null;
}

export function beforeChange(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (mentions.filter(isFigure).length !== 2) return mentions;
  if (deriveAll(scan, wholesOf(scan, mentions)).some((mention) => isFigure(mention) && mention.basis)) return mentions;
  const [step, level] = mentions.filter(isFigure);
  const since = mentions.filter(isAxis).filter(({ from }) => lowerAt(scan, from - 1) === "since");
  const axes = mentions.filter(isAxis).filter((axis) => since.length !== 1 || axis !== since[0]);
  if (!step || !level || step.basis || level.basis || step.range || level.range) return mentions;
  const between = scan.text.slice(step.end, level.start);
  const now = LEVEL.test(between) || (IS.test(between) && NOW_BEHIND.test(scan.text.slice(level.end)));
  const used = !now && USED_TO.test(between);
  const way = now || used ? wayOf(scan, step) : null;
  const percent = step.unit?.symbol === "%";
  const ratio = level.bare || step.bare ? 1 : unitRatio(step.unit, level.unit);
  const timed = axes.some(({ family, name, shy }) => family !== "relative" || !(shy || /^(?:now|before)/iu.test(name))); // catches "now", not "last month"
  if (!way || percent || ratio === 0 || level.unit?.symbol === "%" || timed) return mentions;
  const change = way * Math.abs(step.value) * ratio;
  const other = rounded(now ? level.value - change : level.value + change);
  if (other <= 0 || Math.abs(change) > Math.abs(level.value) * 20) return mentions;
  const how = `${level.value} ${(now ? -change : change) > 0 ? "plus" : "less"} ${rounded(Math.abs(change))}`;
  const told: Figure = {
    ...step,
    value: other,
    unit: level.unit ?? step.unit,
    bare: false,
    signed: false,
    basis: { spans: [[level.start, level.end]], how },
  };
  const marks = [step, level].map((figure) =>
    axisMark({
      scan,
      from: figure.from - 1,
      to: figure.from,
      family: "relative",
      order: (figure === step) === now ? -20 : 0,
      name: (figure === step) === now ? "Before" : "Now",
    }),
  );
  const others = mentions.filter((mention) => mention.kind !== "axis" || since.includes(mention));
  const said = now && since.length === 1 ? marks.slice(1) : marks; // "lost 40 since 2019 and now has 210"
  return [...others.map((mention) => (mention === step ? told : mention)), ...said].sort((a, b) => a.from - b.from);
}
