/**
 * Whose change a figure tells, where another word of its sentence is its name: "The AGM heard that membership slipped from 212
 * to 198 while juniors climbed from 45 to 83" → membership, not AGM. And to whom a mark is given: "Judges gave Kai 8.5 for
 * power; Noah got 7.5" → Kai. Not "In Leeds rents rose from 700 to 780, in York from 650 to 700".
 */

import { isSmallWord, PREPOSITIONS, PRONOUNS } from "../../lexicon/closed-class.ts";
import type { Scan } from "../../text/scan.ts";
import { isLedAlike, leadsOf } from "../labels/name-leads.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";
import { isKinder } from "../words/kinder.ts";
import type { Senses } from "../words/senses.ts";

const MOVED =
  "(?:rose|risen|rise|fell|fallen|fall|slipped|shrunk|shrank|grew|grown|climbed|dropped|went|gone|inched|jumped|sank|sunk|eased|slid|slumped|soared|leapt|dipped|declined|increased|decreased|plunged|doubled|improved|crept|swelled|tumbled|moved|came down|come down)";
const SUBJECT = new RegExp(
  `^(?:.*(?:[.!?;:,–—] |\\b(?:that|saw|while|whereas) ))?((?:the |our |my |its )?[^.!?;:,–—\\d]{2,40}?) (?:has |have |had |only |even |also |just )*${MOVED} (?:\\p{L}+ly )?(?:back )?from [$€£₹]?$`,
  "iu",
); // catches "that membership slipped from ", not "went to "
const GIVEN =
  /(\p{L}[\p{L}'’-]*) (?:gave|give|gives|awarded|award|handed) (?!up|out|away|in|back|over|off)(?:the |our |my )?((?:\p{L}[\p{L}'’-]* ){1,3})(?:an? )?$/iu; // catches "Judges gave Kai " in front of "8.5", not "gave 8.5 to Kai"
const ARTICLE = /^(?:the|our|my|its|an?) /iu; // catches "the office", not "theatre"
const LEADING = /^(?:in|at|on|by|after|before|since|for|of|over|under|with) /iu; // catches "In Leeds rents", not "inflation"

type Told = { name: string; giver: string | null };

/** The words that the clause in front of the first figure gives it for a name. */
function toldIn(before: string): Told | null {
  const [, giver = "", whom = ""] = GIVEN.exec(before) ?? [];
  if (
    whom &&
    !whom
      .trim()
      .toLowerCase()
      .split(" ")
      .some((word) => isSmallWord(word))
  )
    return { name: whom.trim(), giver: giver.trim().toLowerCase() };
  const [, subject = ""] = SUBJECT.exec(before) ?? [];
  const name = subject.trim().replace(ARTICLE, "");
  const [first = ""] = name.toLowerCase().split(" ");
  const bad = name === "" || PRONOUNS.has(first) || PREPOSITIONS.has(first) || LEADING.test(name);
  return bad || name.split(" ").length > MOST_WORDS ? null : { name, giver: null };
}
const MOST_WORDS = 5;
/** The clause tells as much as likeness does. */
const NEARLY = 0.1;

/** The best reading with its first series, or first point, so. */
export function withChangeSubjects(senses: Senses, scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const cell = best?.reading.cells[0]?.[0];
  const span = cell?.spans[0];
  if (!best || !span || cell.kind !== "stated") return rows;
  const { reading } = best;
  const told = toldIn(scan.text.slice(0, span[0]));
  if (!told) return rows;
  const several = reading.series.length > 1;
  if (told.giver === null && isLedAlike(leadsOf(scan, reading, several), 0)) return rows; // "in Leeds …, in York"
  const [point] = reading.points;
  const now =
    told.giver === null
      ? several
        ? reading.series[0]
        : undefined
      : [reading.series[0], point?.axis ? "" : point?.name].find(
          (name) => name?.toLowerCase().split(" ").at(-1) === told.giver,
        );
  const all = [...reading.series, ...reading.points.map(({ name }) => name)].map((name) => name.toLowerCase());
  const lower = told.name.toLowerCase();
  if (!now || all.some((name) => name !== "" && name !== now.toLowerCase() && lower === name)) return rows;
  const own = now.toLowerCase();
  const whole = lower.startsWith(`${own} for `); // "support for the premier"
  if (!whole && own.split(" ").some((word) => lower.split(" ").includes(word))) return rows;
  if (told.giver === null && !isKinder(senses, told.name, now, reading.series.slice(1), NEARLY)) return rows;
  const next: Reading =
    several && now === reading.series[0]
      ? { ...reading, series: reading.series.with(0, told.name) }
      : { ...reading, points: reading.points.with(0, { name: told.name }) };
  return [{ ...best, reading: next }, ...more];
}
