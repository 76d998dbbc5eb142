/**
 * What a group does beside a told clause, taken for the end of its name: "Labour won with 41%, the Tories trailing on 29",
 * "paper and card accounting for a further 22%", "trams coming second at 9%" → Tories · Paper and card · Trams.
 * Not "horse riding 9", "event planning on 5k".
 */
import { HEDGES, wordSet } from "../../lexicon/closed-class.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

/** What stands or comes somewhere, or makes up how much: it takes its figure behind a small word. */
const STANDING =
  wordSet(`trailing lagging languishing hovering coming following finishing ending closing standing sitting
  leading polling ranking placing clocking rising falling growing climbing dropping increasing declining accounting amounting being responsible`);

/** What takes a figure for its object. */
const TAKING =
  wordSet(`managing getting taking winning scoring raising adding earning netting selling attracting drawing
  recording posting reporting logging registering contributing providing receiving claiming securing gaining grabbing
  bagging picking notching reaching hitting costing averaging totalling totaling numbering seeing having making bringing
  pulling chipping employing handling serving producing supplying generating charging losing shedding holding hosting
  creating shipping exporting importing building installing growing achieving commanding capturing enjoying boasting delivering showing offering needing scraping mustering tallying collecting donating giving weighing`);

/** Between such a word and its figure, beside hedges. */
const LINKS =
  wordSet(`in up behind back out off through for to at on with by of a an average close distant poor further far first
  second third fourth fifth last next joint equal place spot mere some another highest lowest second-highest third-highest second-lowest largest smallest second-largest respectable modest paltry whopping`);
const MOST_LINKS = 7;

const DOING = /^(.+) (\p{Ll}+ing|responsible)(?: (?:up|in|out|for|next|second|third|fourth|last))?$/u; // catches "Tories trailing" and "wind making up", not "trailing"
/** In front of what is done, where that is a kind of doing: "note taking 12". */
const KINDS = wordSet(
  "note bread money fund goal ticket decision hair dress movie music cheese wine profit prize risk time data house food sound",
);
const PLACE = /^(.+) (?:1st|2nd|3rd|\dth)$/u; // catches "brie 2nd", not "2nd"
const ORDINAL = /^(.+\p{L}) (?:second|third|fourth|fifth|last)$/u; // catches "Lactalis third", not "third"
const AT = /^ (?:@|at|on|with|w\/) ?[$€£₹]?$/u; // catches " @ " and " at $", not " is "
const MONEY_AT_END = /[$€£₹¥(]$/u; // catches "a further £" and " (", not "£9 "
const HANDLED = /^(.+) (\p{Ll}+ed)$/u; // catches "Stansted handled", not "handled"
const NUMBERED = / \d[\d.]*$/u; // catches "Version 3.2", not "Stansted"
const PROPER = /(?:^| )(?:\p{Lu}[\p{L}'’-]+|\d[\d.]*)$/u; // catches "Stansted", not "cases"

/** A name right in front of its figure: what leads to it, and what stands between the two. */
type Told = { before: string; behind: string };

function toldAt(text: string, { points, cells }: Reading, at: number): Told | null {
  const name = points[at]?.name ?? "";
  const cell = cells[at]?.[0];
  const [start = -1] = cell?.kind === "stated" ? (cell.spans[0] ?? []) : [];
  const from = start < 0 ? -1 : text.toLowerCase().lastIndexOf(name.toLowerCase(), start - name.length);
  return from < 0 ? null : { before: text.slice(0, from), behind: text.slice(from + name.length, start) };
}

const isLink = (behind: string): boolean => {
  const words = behind.toLowerCase().replace(MONEY_AT_END, "").split(" ").filter(Boolean);
  return words.length <= MOST_LINKS && words.every((word) => LINKS.has(word) || HEDGES.has(word));
};

/** In front of the first group, what is told of all: "prices are highest in Kent, with petrol costing". */
const OPENED = /, with $/u; // catches ", with ", not "with "
/** Set off in front of a group. */
const LEADS_IN = /(?:^|[ ,;])(?:the|with|our|their|his|her) $/iu; // catches ", with " in front of "steel", not ", "
const SET_OFF = /(?:,|,? and|,? while) $/iu; // catches ", " and " and ", not ": "
/** A group, and no kind of doing: "the Skoda", "cookbooks", "London", not "horse". */
const isGroup = (who: string, before: string): boolean => {
  const last = who.split(" ").at(-1) ?? "";
  const plural = singular(last) !== last && verbSense(last) !== "verb";
  const capital = /^\p{Lu}/u.test(last) && !/(?:^|[.:!?\n]) ?$/u.test(before); // catches "Oslo", not "oslo"; and ": ", not ", "
  const alone = !who.includes(" ") && !KINDS.has(last) && SET_OFF.test(before) && verbSense(last) === null;
  return plural || capital || alone || LEADS_IN.test(before);
};

const WORDS = /[\p{L}'’]+/gu;
/** Whether a clause is told before a place: "Oslo led with ", not "Clubs: ". */
const tellsClause = (before: string): boolean =>
  (before.match(WORDS) ?? []).some((word) => {
    const sense = verbSense(word.toLowerCase());
    return !word.endsWith("ing") && (sense === "verb" || (sense === "either" && word !== before));
  });

function cutAt(text: string, reading: Reading, at: number): string | null {
  const name = reading.points[at]?.name ?? "";
  const told = toldAt(text, reading, at);
  if (!told) return null;
  const { before, behind } = told;
  const [, placed] = (AT.test(behind) && PLACE.exec(name)) || [];
  const [, come] = (at > 0 && (AT.test(behind) || behind === " (") && ORDINAL.exec(name)) || [];
  if (placed || come) return placed ?? come ?? null;
  const [, mover = "", moved = ""] = HANDLED.exec(name) ?? [];
  if (mover && verbSense(moved) === "verb" && isLink(behind) && (at > 0 ? PROPER : NUMBERED).test(mover)) return mover;
  const [, who = "", doing = ""] = DOING.exec(name) ?? [];
  if (doing === "accounting" && behind.startsWith(" for ")) return who;
  if (!who || (at === 0 && !OPENED.test(before)) || !isLink(behind)) return null;
  if (STANDING.has(doing) && behind.trim() !== "" && tellsClause(before)) return who;
  return TAKING.has(doing) && isGroup(who, before) && tellsClause(before) ? who : null;
}

/** The best reading with such names cut. */
export function withoutDoing({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.points.length < 2) return rows;
  const { reading } = best;
  const names = reading.points.map((point, at) => (point.axis ? null : cutAt(text, reading, at)) ?? point.name);
  if (names.every((name, at) => name === reading.points[at]?.name)) return rows;
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length) return rows;
  const points = reading.points.map((point, at) => ({ ...point, name: names[at] ?? point.name }));
  return [{ ...best, reading: { ...reading, points } }, ...others];
}
