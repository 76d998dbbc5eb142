/**
 * "Tickets fell from 1,240 in January to 760 in March, even as users grew 8%": the last clause tells a change of something
 * else, of which no level is told. Nothing can be worked out from it.
 */
import { isSmallWord } from "../../lexicon/closed-class.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import { isWordAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import { isAxis, isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";
import { verbBefore } from "./change-ways.ts";

const CUES = ["grew", "rose", "fell", "dropped", "climbed", "shrank", "jumped", "declined", "increased", "decreased"];
const OPENERS = new Set(["while", "whereas", "as", "but", "though", "although", "and", ";", "."]);
/** Words back from a subject to where its clause opens: "and our online sales grew". */
const BACK = [1, 2, 3];
const LEAST_LEVELS = 2;

/** Where the clause with a subject of its own begins, whose verb is at a token; null where it goes on about the same. */
function clauseFrom(scan: Scan, verb: number): number | null {
  const subject = lowerAt(scan, verb - 1);
  if (!isWordAt(scan, verb - 1) || isSmallWord(subject) || verbSense(subject) === "verb") return null;
  const said = scan.tokens.slice(0, verb - 1).some(({ lower }) => singular(lower) === singular(subject));
  const opener = BACK.find((step) => OPENERS.has(lowerAt(scan, verb - 1 - step)));
  return said || opener === undefined ? null : verb - 1 - opener;
}

export function otherChange(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CUES)) return mentions;
  const figures = mentions.filter(isFigure);
  const last = figures.at(-1);
  const levels = figures.slice(0, -1);
  const times = mentions.filter((mention) => isAxis(mention) && !mention.shy);
  if (last?.unit?.symbol !== "%" || levels.length < LEAST_LEVELS || times.length < LEAST_LEVELS) return mentions;
  if (levels.some(({ unit, signed }) => unit?.symbol === "%" || signed)) return mentions;
  const verb = verbBefore(scan, last.from);
  const from = verb && clauseFrom(scan, verb.at);
  if (from === null || levels.some((level) => level.to > from) || times.some((time) => time.to > from)) return mentions;
  return mentions.map((mention) =>
    mention === last ? aside(scan, last.from, last.to, "a change of something else") : mention,
  );
}
