/**
 * What the first share chose, and not who they are, where the others are what was chosen too: "44% of homeowners picked the
 * kitchen, ahead of the bathroom (31%)" → kitchen · "Most readers (61%) prefer paper; e-books are liked by 24%" → paper.
 * Not "48% of teachers chose pay, followed by nurses (27%)".
 */

import { isSmallWord, wordSet } from "../../lexicon/closed-class.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";
import { HEADS } from "../sentence/phrase.ts";
import { isKinder } from "../words/kinder.ts";
import type { Senses } from "../words/senses.ts";

const VERBS = `picks?|picked|chose|choose|named?|prefer|preferred|backs?|backed|supports?|supported|wants?|wanted|likes?|liked|loves?|loved|favou?rs?|favou?red|
blames?|blamed|cites?|cited|mention|mentioned|rely on|relied on|use|used|own|owned|drink|drank|eat|ate|watch|watched|read|drive|drove|buy|bought|speak|play|rank|ranked|rated?|list|listed|
opt for|opted for|go for|went for|voted? for|plumped for|swear by|get their news from|got their news from|worry about|worried about|complain(?:ed)? about|suffer from|suffered from`;
/** Choosing something, as a part of a pattern. */
export const CHOOSES: string = VERBS.replaceAll("\n", "");
/** Of whom the share is, told behind it or in front of its bracket, what they do, and to what. */
const TOLD = new RegExp(
  `^(?:%|\\p{L}+)?[)]?,? ?(?:of )?([^,.;:!?()\\d]{0,60}?)(?: ?\\([\\d.,]+ ?%\\),?)? ?\\b(?:(?:still|now|always|mostly|usually|actually|simply|would|had|have|say they|said they) )*(?:${CHOOSES}) ([^.;:!?()\\d]+)`,
  "u",
); // catches " of homeowners picked the kitchen, " behind "44%", not " of homeowners are rich"
const SAID =
  /^(?:%|per cent|percent)?\)?,? ?(of [\p{L} ]{2,40}? )?(?:say|said|think|thought|felt|believe|believed|complained|claimed)(?: that)? ([\p{L} '’-]{2,40}?) (?:is|are|was|were|should|would|will) /u; // catches " said that pay was ", not " said no"
const ARTICLE = /^(?:the|an?|their|his|her|its|our|some|any|only|just) /iu; // catches "the kitchen", not "their"
const STOPS =
  wordSet(`as for over first when while because and at in on this last over to from before after during since than if
  but or with by best most instead ahead followed compared`);
const FEW = 4;

/** The noun phrase at the head of what follows a verb: "the kitchen" of "the kitchen, "; null where a clause or much more stands there. */
export function objectIn(after: string): string | null {
  const words = (after.replace(ARTICLE, "").split(/[,–—]/u)[0] ?? "").trim().split(" "); // catches ", ahead", not "e-reader"
  const stop = words.findIndex((word) => STOPS.has(word.toLowerCase()));
  const kept = stop < 0 ? words : words.slice(0, stop);
  const name = kept.join(" ");
  const plain = kept.length > 0 && kept.length <= FEW && !kept.some((word) => isSmallWord(word.toLowerCase()));
  return plain && name !== "" ? name : null;
}

const PART = /(?:\p{L}|\d) ?\($|, $/u; // catches "readers (" and "readers, " in front of "61%", not "readers: "

/** What is chosen by the first share, where its name is who chose. */
function chosenBy({ text }: Scan, { points, cells, figures }: Reading): string | null {
  const [point] = points;
  const span = cells[0]?.[0]?.spans[0];
  if (!point || point.axis || !span || figures[0]?.unit?.symbol !== "%") return null;
  const [start, end] = span;
  const who = point.name.toLowerCase();
  const head = who.split(" ").at(-1) ?? "";
  const people = singular(head) !== head || verbSense(head) === null;
  const behind = text.slice(end);
  const [, whose = "", complaint] = SAID.exec(behind) ?? [];
  if (complaint && `${whose} `.toLowerCase().includes(`${who} `)) return objectIn(complaint);
  const [, group = "", object = ""] = TOLD.exec(behind) ?? [];
  const ahead = PART.test(text.slice(0, start)) && text.slice(0, start).toLowerCase().includes(who);
  const named = group === "" ? ahead : `${group} `.toLowerCase().includes(`${who} `);
  if (!people || !named || object === "") return null;
  return objectIn(object);
}

const PLACED = /\b(?:in|among|amongst|across|within|for|of) (?:the |those )?$/iu; // catches "In " in front of "Spain", not "ahead of the "
const LISTED = /\bahead of (?:the )?$/iu; // catches "ahead of ", not "of the "
const AGED = /^(?:over|under)[- ]|\d/iu; // catches "over-65s", not "overtime"
const AGAINST = /\b(?:versus|vs|compared (?:with|to)|against|among)\b/iu; // catches ", versus nine in ten", not ", ahead of"
/** "In Spain it's one in two": of whom another is told. */
const isPlaced = (text: string, name: string): boolean => {
  const before = text.slice(0, Math.max(0, text.lastIndexOf(name)));
  return AGED.test(name) || (PLACED.test(before) && !LISTED.test(before));
};

const PERSON = 19;

/** "Readers" beside "audiobooks", "parents" beside "drugs": people, where the others are none. */
function isWhoAmongWhat({ nameOf }: Senses, who: string, others: readonly string[]): boolean {
  const isGroup = (name: string): boolean => {
    const last = name.toLowerCase().split(" ").at(-1) ?? "";
    return nameOf(name).noun === PERSON && (singular(last) !== last || HEADS.has(last));
  };
  return isGroup(who) && others.filter(isGroup).length * 2 <= others.length;
}

/** The best reading with its first name so. */
export function withChosenFirst(senses: Senses, scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const [point, ...points] = best?.reading.points ?? [];
  if (!best || !point || points.length === 0 || best.reading.series.length > 1) return rows;
  const name = chosenBy(scan, best.reading);
  const others = points.map((one) => one.name);
  if (!name || [point.name, ...others].some((one) => one.toLowerCase() === name.toLowerCase())) return rows;
  if (matches(scan.text, AGAINST) || others.some((other) => isPlaced(scan.text, other))) return rows;
  if (!isKinder(senses, name, point.name, others) && !isWhoAmongWhat(senses, point.name, others)) return rows;
  return [{ ...best, reading: { ...best.reading, points: [{ name }, ...points] } }, ...more];
}
