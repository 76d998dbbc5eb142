/**
 * Whom a share is of, where the others are told of groups too: "One in four patients misses an appointment; among under-25s
 * it's two in five" → patients · "One Briton in five lives alone; in Sweden it's two in five" → Briton.
 * Not "60% of staff work in London, 25% in Leeds".
 */
import { AUXILIARIES, DETERMINERS, isSmallWord, POSSESSIVES } from "../../lexicon/closed-class.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import { type Scan, tokenAt } from "../../text/scan.ts";
import { leadOf } from "../labels/first-doer.ts";
import { type Spot, spotOf } from "../rank/rank-spots.ts";
import type { Ranked } from "../rank/score.ts";
import { HEADS } from "../sentence/phrase.ts";

const CLAUSE = /^[^,;:.!?()\n–—]*/u; // catches " of our patients misses it" of " of our patients misses it; among", not ";"
const RATIO =
  /\b(?:one|every (?:second|third|fourth|fifth|tenth)) (?!per ?cent\b)(\p{L}+)(?: in \p{L}+| out of \p{L}+)?$/iu; // catches "One Briton in five", not "One in five" or "Sixty-one percent"
const GROUPS: ReadonlySet<string> = new Set(["among", "amongst", "of", "for", "in", "with", "on"]);
const MOST_WORDS = 3;
const HERE = /^(?:here|there|nationally|overall)$/iu; // catches "Here", not "where"
/** In front of the second of two that are set against each other. */
const AGAINST = /(?:against|compared (?:with|to)|versus|vs|as opposed to|next to) (?:just |only |about |nearly )*$/iu; // catches "compared with " in front of "one in ten", not "with "

const JOINED = /(?:,|,? and) (?:just |only |about |nearly )*$/iu; // catches ", and " in front of "50%", not "for "
const HELD = /(?:compared (?:with|to)|against|versus|as opposed to) [$€£]?\d/iu; // catches "compared to 44", not "compared to boys"

const isPlural = (word: string): boolean => HEADS.has(word) || singular(word) !== word;
const isVerb = (word: string): boolean => AUXILIARIES.has(word) || verbSense(word) !== null;

/** "Of our patients misses an appointment" → patients; null where no group stands in front of a verb. */
export function groupIn(clause: string): string | null {
  const words = clause.trim().split(" ");
  const from = words.findIndex((word) => {
    const lower = word.toLowerCase();
    return lower !== "of" && lower !== "all" && !DETERMINERS.has(lower) && !POSSESSIVES.has(lower);
  });
  const rest = from < 0 ? [] : words.slice(from);
  const head = rest.findIndex((word) => isPlural(word.toLowerCase()));
  const next = rest[head + 1]?.toLowerCase() ?? "";
  const [first = ""] = rest;
  if (head < 0 || head >= MOST_WORDS || !next || isSmallWord(first.toLowerCase())) return null;
  if (!isVerb(next) && next !== "who") return null;
  const who = rest.slice(0, head + 1);
  return who.slice(0, -1).some((word) => isSmallWord(word.toLowerCase())) ? null : who.join(" ");
}

/** Where a group of another share stands: in front of its figure, or behind it and a small word. */
function tellsGroup(scan: Scan, spot: Spot, start: number, first: number): boolean {
  const lead = leadOf(scan, spot.from);
  const asks = tokenAt(scan, spot.to).lower === "?";
  if (spot.left) return GROUPS.has(lead) || asks;
  const ahead = scan.text.slice(0, start);
  const listed = JOINED.test(ahead) && HELD.test(scan.text.slice(first, start)); // "compared to 44% for boys, and 50% for girls"
  return GROUPS.has(lead) && spot.between.length < 3 && (AGAINST.test(ahead) || listed);
}

/** The best reading with its first share named by whom it is of. */
export function withShareGroups(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (!best) return rows;
  const { reading } = best;
  const { points, cells, figures, series } = reading;
  const [point, ...others] = points;
  if (!point || point.axis || others.length === 0 || series.length > 1) return rows;
  const own = cells.map(([cell]) => figures.find(({ start }) => start === cell?.spans[0]?.[0]));
  const [first] = own;
  if (!first || own.some((figure) => figure?.unit?.symbol !== "%")) return rows;
  const now = spotOf(scan, point.name, first);
  const told = others.every(({ name }, at) => {
    const figure = own[at + 1];
    const spot = figure ? spotOf(scan, name, figure) : null;
    return (
      spot !== null &&
      figure !== undefined &&
      figure.start > first.end &&
      tellsGroup(scan, spot, figure.start, first.end)
    );
  });
  if (!told || now?.left || HERE.test(point.name)) return rows;
  const [, ratio] = RATIO.exec(scan.text.slice(0, first.end)) ?? [];
  const behind = scan.text.slice(first.end);
  const group = ratio && ratio !== "in" ? ratio : groupIn(CLAUSE.exec(behind)?.[0] ?? "");
  if (!group || group.toLowerCase().includes(point.name.toLowerCase())) return rows;
  const lead = now ? leadOf(scan, now.from) : "";
  const spotted = others.flatMap(({ name }, at) => {
    const figure = own[at + 1];
    const spot = figure ? spotOf(scan, name, figure) : null;
    return spot ? [leadOf(scan, spot.from)] : [];
  });
  if (lead !== "" && spotted.includes(lead)) return rows;
  if (spotted.includes("for") && isPlural(point.name.toLowerCase())) return rows; // "40% chose apples; for pears it's 20%"
  if (others.some(({ name }) => name.toLowerCase() === group.toLowerCase())) return rows;
  return [{ ...best, reading: { ...reading, points: [{ name: group }, ...others] } }, ...more];
}
