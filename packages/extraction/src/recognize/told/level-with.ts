/**
 * "Leeds have 58 points, level with Hull" → Hull 58; "and Joseph was level with Holder" → as Holder. Not "level with the ground":
 * it must name a figure, or stand right behind one and name somebody.
 */
import { CONJUNCTIONS, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { isCapitalAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";
import { namedAt } from "./tell.ts";

const EQUAL = wordSet("level tied equal par");
const LIGHT = wordSet("was were is are sits stands ended finished drew exactly also on a points");

/** It is said of the figure right in front of it, not of a name between: "58 points, level with". */
function follows(scan: Scan, { to }: Figure, at: number): boolean {
  for (let token = to; token < at; token++) {
    const { kind, lower } = tokenAt(scan, token);
    if (kind === "word" && !LIGHT.has(lower) && token !== to) return false;
    if (kind === "line" || lower === "." || lower === ";") return false;
  }
  return true;
}

export function levelWith(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const all = [...mentions];
  for (const [at, { lower }] of scan.tokens.entries()) {
    if (!EQUAL.has(lower) || lowerAt(scan, at + 1) !== "with") continue;
    const before = all.filter(isFigure).filter((figure) => figure.to <= at);
    const figure = before.at(-1);
    if (!figure) continue;
    const named = namedAt({ scan, mentions: all, figure, before, base: null }, at + 2);
    const behind = follows(scan, figure, at);
    const stranger =
      behind && (isCapitalAt(scan, at + 2) || (lowerAt(scan, at + 2) === "the" && isCapitalAt(scan, at + 3)));
    const base = behind ? (stranger ? figure : null) : named?.base;
    const to = behind || !named ? at + 2 : named.to;
    const clause =
      !isWordAt(scan, to) || CONJUNCTIONS.has(lowerAt(scan, to)) || PREPOSITIONS.has(lowerAt(scan, to)) || behind;
    if (!base || !clause || all.some((mention) => mention.from < to && mention.to > at)) continue;
    const spans = [[base.start, base.end] as const, ...(base.basis?.spans ?? [])];
    const numberEnd = tokenAt(scan, to - 1).end;
    all.push({
      ...base,
      ...placeOf(scan, at, to),
      numberEnd,
      bare: false,
      basis: { spans, how: `as much as ${base.value}` },
    });
    all.sort((a, b) => a.from - b.from);
  }
  return all.length === mentions.length ? mentions : all;
}
