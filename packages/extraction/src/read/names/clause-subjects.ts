/**
 * Whom a figure is told of, where its name is a time or a place that is said of him: "Opera had a share of 25.7% in November compared to
 * Brave's 25.2%" → Opera · Brave; "Hull shot 45% from the floor, compared to 47% for the Bears" → Hull · Bears; "The Prado in Madrid drew
 * 3.2m, the Tate in London 4.6m" → Prado · Tate. Not "Tate Modern in London drew 5, in York 2", places of one kind.
 */

import { isSmallWord } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { isCapital } from "../../text/capital.ts";
import type { Scan } from "../../text/scan.ts";
import { leadsOf } from "../labels/name-leads.ts";
import type { Ranked } from "../rank/score.ts";
import { startOf } from "../whole/compared-first.ts";

const CLAUSE =
  /(?:(?<!\b\p{Lu})\. |[!?;:] |\n|, |^)(?:(?:followed by|ahead of|and|but|while|whereas|with|then) )?(?=(?:[Tt]he )?\p{Lu})/gu; // catches ". " and ", followed by " in front of "The Prado", not ", up"
const SUBJECT =
  /^([Tt]he )?(\p{Lu}[\p{L}\d'’&-]*(?: (?:\p{Lu}[\p{L}\d'’&-]*|of(?= (?:the )?\p{Lu})|the(?= \p{Lu})|and(?= \p{Lu})|de|du|del|van)){0,6})(?= (\p{Ll}+))/u; // catches "The National Museum of Chile" in front of "in", not "the museum"
const COMPARED = /\b(?:compared (?:to|with)|versus|against|as opposed to)\b/u; // catches "compared to", not "comparison"
const PLACE = /^(?:in|on|at|from|of|near|by|over|inside|outside|along)$/u; // catches "in", not "with"
const YEAR = /\b(?:19|20)\d\d\b/gu; // catches "2013", not "7.5"
const FAR = 140;

type Told = { name: string; proper: boolean; next: string };

/** Who or what the clause of a figure begins with. */
function subjectAt(text: string, start: number): Told | null {
  const from = Math.max(0, start - FAR);
  const lead = text.slice(from, start);
  const places = [...lead.matchAll(CLAUSE)].map((found) => found.index + found[0].length);
  for (const place of places.toReversed()) {
    if (place === 0 && from > 0) return null;
    const [, article, name = "", next = ""] = SUBJECT.exec(lead.slice(place)) ?? [];
    const [first = ""] = name.split(" ");
    if (name === "" || isSmallWord(first.toLowerCase())) continue;
    const between = lead.slice(place + (article?.length ?? 0) + name.length).replace(YEAR, "");
    if (/\d/u.test(between)) return null; // catches "12 in May and ", not " drew "
    const opens = from + place === 0 || /[.!?\n:] ?$/u.test(text.slice(0, from + place)); // catches ". ", not ", "
    return { name, proper: name.includes(" ") || article !== undefined || !opens, next };
  }
  return null;
}

/** The subject is another than the name, which stands behind it. */
const isOther = (told: Told | null, name: string): told is Told =>
  told !== null &&
  !told.name.toLowerCase().includes(name.toLowerCase()) &&
  !name.toLowerCase().includes(told.name.toLowerCase());

/** A verb, or a place in front of one: "drew", "in Madrid drew". */
const goesOn = ({ next }: Told): boolean => verbSense(next) !== null || PLACE.test(next);

export function withClauseSubjects(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { reading } = best ?? {};
  if (!best || !reading || reading.series.length !== 1 || reading.points.length < 2) return rows;
  const { points } = reading;
  if (points.every(({ axis }) => axis) || !points.some(({ name }) => isCapital(name))) return rows;
  const leads = leadsOf(scan, reading, false);
  const told = points.map((_, at) => subjectAt(scan.text, startOf(reading, at)));
  const others = points.map(({ name }, at) => {
    const own = told[at] ?? null;
    const lists = points.some((point) => own?.name.includes(point.name)); // "the UK and Canada numbered"
    return isOther(own, name) && goesOn(own) && !lists ? own : null;
  });
  const compared = points.length === 2 && COMPARED.test(scan.text.slice(startOf(reading, 0), startOf(reading, 1)));
  const all = others.every((own) => own !== null) && others.slice(1).some((own) => own?.proper === true); // "Ben from Leeds, Ann from Hull"
  const isTold = (place: number): boolean => all || others[place]?.proper === true;
  const named = points.map((point, at) => {
    const own = others[at];
    if (!own || points.some((other, place) => place !== at && other.axis && !others[place])) return point;
    const lead = leads[at] ?? "";
    const alike = leads.some((other, place) => place !== at && other === lead && !isTold(place));
    const behind = scan.text.indexOf(point.name) > startOf(reading, at);
    const first = at === 0 && compared && isCapital(points[1]?.name ?? "") && (point.axis !== undefined || behind);
    const placed = PLACE.test(lead) && isTold(at) && isCapital(point.name) && !point.axis;
    return (first && !alike) || (placed && !alike) ? { name: own.name } : point;
  });
  const changed = named.some((point, at) => point !== points[at]);
  const apart = new Set(named.map(({ name }) => name.toLowerCase())).size === named.length;
  return changed && apart ? [{ ...best, reading: { ...reading, points: named } }, ...more] : rows;
}
