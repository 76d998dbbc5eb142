/**
 * Figures told from others, once these are worked out: whom "than she" can mean, what "both together" add up to, what is left
 * where "a third of it was lost". "My sister earns 2,400, I get 300 less and our brother a third more than her" → 2400, 2100,
 * 3200. What rests on a mended figure is mended with it.
 */
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { wholesOf } from "../no-data/context-counts.ts";
import { deriveAll } from "../settle.ts";
import { bothTogether, midway } from "./both-together.ts";
import { rounded } from "./how-told.ts";
import { lostMore } from "./lost-more.ts";
import { lostPart } from "./lost-part.ts";
import { type Mend, type Share, shareOf } from "./mend.ts";
import { wordedDoubles } from "./plain-double.ts";
import { pronounBase } from "./pronoun-base.ts";

const MENDS: readonly (readonly [RegExp, Mend])[] = [
  [
    /\b(?:los[ts]|losing|loses?|sheds?)\b[^.;]*(?:\b(?:half|third|quarter|fifth|tenth)s?|\d ?%|\bpercent) of\b/iu,
    lostPart,
  ], // catches "lost a third of" and "lost 40% of", not "lost 30"
  [/\b(?:than|as|what|of) (?:s?he|hers?|him|his)\b|\bmy (?:own )?(?:age|height|weight|score|number)\b/iu, pronounBase], // catches "than her", not "than Ben"
  [/\b(?:cut|lost|shed|dropped|removed|trimmed)\b[^.;]{1,12}\bmore\b/iu, lostMore], // catches "cut 5 more", not "lost 5"
  [/\b(?:both|two)\b.{1,30}\b(?:together|combined)\b/isu, bothTogether], // catches "both boys together", not "both boys"
];
const BETWEEN = /\b(?:half-?way|midway) between\b/iu; // catches "halfway between the two", not "between them"

const DOUBLES =
  /\b(?:double|triple|treble|quadruple)(?: again)?(?:[,.;!?)]| and | but |$)|\b(?:times|twice|half) as [^.]*\bagainst\b/iu; // catches "Tuesday double.", not "double rooms"

const at = <T>(list: readonly T[], index: number): T | undefined => (index < 0 ? undefined : list[index]);

/** A figure that rests on a mended one, told of its new value. */
function carried(figure: Figure, was: Figure | undefined, now: Figure | undefined): Figure {
  const share: Share | null = was && now && was.value !== now.value ? shareOf(figure, was) : null;
  return share && now ? { ...figure, value: rounded(now.value * share.factor + share.add) } : figure;
}

function mendAll(scan: Scan, mentions: readonly Mention[], mends: readonly Mend[]): Mention[] {
  const told: Figure[] = [];
  const before: Figure[] = [];
  return mentions.flatMap((mention): Mention[] => {
    if (!isFigure(mention)) return [mention];
    const place = told.findIndex(({ start }) => start === mention.basis?.spans[0]?.[0]);
    const figure = carried(mention, at(told, place), at(before, place));
    const row = { scan, mentions, figure, before, base: at(before, place) ?? null };
    const mended = figure.basis ? mends.map((mend) => mend(row)).find((one) => one !== undefined) : undefined;
    if (mended === null)
      return [
        {
          kind: "aside",
          from: figure.from,
          to: figure.to,
          start: figure.start,
          end: figure.end,
          why: "told from what is not said",
        },
      ];
    const now = mended ?? figure;
    told.push(mention);
    before.push(now);
    return [now];
  });
}

/** All of a text's figures that are told from others, with the few kinds mended that a first look gets wrong. */
export function rebased(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const mends = MENDS.flatMap(([sign, mend]) => (sign.test(scan.text) ? [mend] : []));
  const between = matches(scan.text, BETWEEN);
  const doubled = matches(scan.text, DOUBLES);
  if (mends.length === 0 && !between && !doubled) return mentions;
  const derived = deriveAll(scan, wholesOf(scan, mentions));
  const mended = mendAll(scan, derived, mends);
  const two = between ? midway(scan, mended) : mended;
  const all = doubled ? wordedDoubles(scan, two) : two;
  return all.length === derived.length && all.every((mention, index) => mention === derived[index]) ? mentions : all;
}
