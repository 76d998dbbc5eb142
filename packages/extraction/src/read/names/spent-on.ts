/**
 * On what the first share is spent, and not who spends it, where the others are told by what takes them: "Nurses spent 37% of their shifts on
 * direct care. Documentation swallowed 26%, which left 8% for breaks" → Direct care · Documentation · Breaks. Not "Ann spent 37% of her time
 * on mail, Bo 26%".
 */
import { isSmallWord } from "../../lexicon/closed-class.ts";
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const SPENDS = ["spent", "spend", "spends", "devote", "devotes", "devoted"];
const LEAD =
  /(?:^|[.!?:;,] )([^.!?:;,\d]+?) (?:now |still |typically |usually )?(?:spen(?:t|ds?)|devote[sd]?) (?:about |around |some |nearly |almost |over |just )?[$€£]?$/iu; // catches "Nurses spent " in front of "37%", not "they took "
const ON =
  /^(?:%| per ?cent)? of (?:[\p{L}'’-]+ ){1,5}?(?:on|to) ((?:\p{L}[\p{L}'’-]* ?){1,4}?)(?=[,.;:]| and | while |$)/u; // catches " of the observed shifts on direct care" behind "37%", not " of men"
const TAKES =
  /\b(?:takes?|took|swallow(?:s|ed)?|eats?(?: up)?|ate(?: up)?|absorb(?:s|ed)?|accounts? for|accounted for|gets?|got|goes|went|claim(?:s|ed)?|fill(?:s|ed)?|leaves|leaving|left) (?:up |another |just |only |about )?[$€£]?\d/iu; // catches "swallowed 26", not "spent 26"
const ARTICLE = /^(?:the|an?|their|his|her|its|our) /iu; // catches "the kitchen", not "their"

/** The best reading with its first name so. */
export function withSpentOn(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { reading } = best ?? {};
  const [point, ...points] = reading?.points ?? [];
  const [start, end] = reading?.cells[0]?.[0]?.spans[0] ?? [];
  if (!best || !reading || !point || point.axis || start === undefined || end === undefined) return rows;
  if (reading.series.length > 1 || points.length === 0 || !says(scan, SPENDS)) return rows;
  const { text } = scan;
  const [, who = ""] = LEAD.exec(text.slice(0, start)) ?? [];
  const [, object = ""] = ON.exec(text.slice(end)) ?? [];
  const name = object.replace(ARTICLE, "").trim();
  const isWho = who.toLowerCase().includes(point.name.toLowerCase());
  if (!isWho || name === "" || name.split(" ").some(isSmallWord) || !TAKES.test(text.slice(end))) return rows;
  if (points.some((one) => one.name.toLowerCase() === name.toLowerCase())) return rows;
  return [{ ...best, reading: { ...reading, points: [{ name }, ...points] } }, ...more];
}
