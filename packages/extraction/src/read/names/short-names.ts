/**
 * Names that stop before the words that make them whole: "12% goes on paying off debts" → Paying off debts · "another party
 * 15%" → Another party · "EUR/USD 1.08" → EUR/USD · "a family trust in Ohio ($1.1m)" beside "Acme" → Family trust.
 */

import { isSmallWord } from "../../lexicon/closed-class.ts";
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

/** A name with the words before it and those behind it, its figure left out. */
export type Named = { name: string; before: string; behind: string; left: boolean };

export function namedAt(text: string, { points, cells }: Reading, at: number): Named | null {
  const name = points[at]?.name ?? "";
  const spans = cells[at]?.[0]?.spans ?? [];
  const [from = -1, to = -1] = spans.at(-1) ?? [];
  if (name === "" || from < 0) return null;
  const lower = text.toLowerCase();
  const ahead = lower.lastIndexOf(name.toLowerCase(), from - name.length);
  const after = lower.indexOf(name.toLowerCase(), to);
  if (ahead < 0 && after < 0) return null;
  const left = after < 0 || (ahead >= 0 && from - ahead - name.length <= after - to);
  const start = left ? ahead : after;
  return { name, before: text.slice(0, start), behind: text.slice(start + name.length), left };
}

const DOING = /^\p{L}+ing$/u; // catches "paying", not "paying bills"
const PARTICLE =
  /^ (?:off|out|up|down|around|abroad|away|over|back|together|on|by)(?: (?:the |an? |my |our |their )?\p{Ll}[\p{L}-]*(?: \p{Ll}[\p{L}-]*)?)?(?=[,.;!)]|$| and )/u; // catches " off debts," behind "paying", not " on 12"

/** "11% on getting around", "17% paying off debts": with what belongs to the verb. */
function withParticle({ name, behind, left }: Named): string | null {
  const [all = ""] = (!left && DOING.test(name) && PARTICLE.exec(behind)) || [];
  return all === "" ? null : `${name}${all}`;
}

const ANOTHER = /(?:^|[^\p{L}])(another) $/iu; // catches "another " in front of "party"

/** "Another party 15%": not "Party". */
function withAnother({ name, before }: Named): string | null {
  const [, another = ""] = (!/^(?:one|\d)/i.test(name) && ANOTHER.exec(before)) || []; // catches "one", not "party"
  return another === "" ? null : `${another} ${name}`;
}

const HOW = /\b(well|half|over|under|part|medium)[- ]$/iu; // catches "well " in front of "done", not "wellies "
const WELL = /^(?:done|paid|baked|cooked|built|finished|fed|worked|staffed|read|rare|used)$/iu; // catches "done", not "donation"

/** "A third medium and the rest well done". */
function withHow({ name, before }: Named): string | null {
  const [, how = ""] = (WELL.test(name) && HOW.exec(before)) || [];
  return how === "" ? null : `${how} ${name}`;
}

const CODE = /^\p{L}{3,4}$/u; // catches "EUR", not "Euros"
const AGAINST = /^\/(\p{L}{3,4}):? [$€£]?\d/u; // catches "/USD 1.08" behind "EUR", not "/month"

const NONE = /^\/a\b/iu; // catches "/A: 4" behind "N", not "/area"

/** "N/A: 4". */
const withNone = ({ name, behind }: Named): string | null => (/^n$/iu.test(name) && NONE.test(behind) ? "N/A" : null); // catches "N", not "No"

/** "EUR/USD 1.08": one money told in another. */
function withAgainst({ name, behind }: Named): string | null {
  const [, other = ""] = (CODE.test(name) && AGAINST.exec(behind)) || [];
  return other === "" ? null : `${name}/${other}`;
}

const WHOSE =
  /(?:^|[,;:] |\band |\b(?:is|are|was|were) )(?:and )?an? (\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,3}) (?:in|from|near|outside|with|at) (?:the )?$/u; // catches ", a family trust in " in front of "Ohio", not "up a point in "
const OPENS = /^(?: \(|: |, (?:with|at|on) )/u; // catches " (" behind "Ohio", not " 12"

const isPart = (word: string): boolean =>
  /^(?:third|quarter|half|tenth|fifth|sixth|eighth|lot|few|total|bit)$/iu.test(word); // catches "third", not "trust"

/** "A family trust in Ohio ($1.1m)": who it is, and not where. */
function whose({ name, before, behind, left }: Named): string | null {
  const [, who = ""] = (left && OPENS.test(behind) && /^\p{Lu}/u.test(name) && WHOSE.exec(before)) || []; // catches "Ohio", not "sales"
  return who === "" || who.split(" ").some((word) => isSmallWord(word.toLowerCase()) || isPart(word)) ? null : who;
}

const LEAD = /\b(in|from|near|outside|with|at) (?:the )?$/iu; // catches " in " in front of "Ohio"
/** Others stand behind the same small word: "12 in Leeds, a third in Italy". */
const inPlace = (reading: Reading, text: string, at: number): boolean => {
  const leads = reading.points.map((_, place) => LEAD.exec(namedAt(text, reading, place)?.before ?? "")?.[1]);
  return leads.filter((lead) => lead === leads[at]).length > 1;
};

/** Whether a text can hold such a name at all. */
const CUES =
  /\b(?:well|half|over|under|medium)\b|\bn\/a\b|ing (?:off|out|up|down|around|abroad|away|over|back|together|on|by)\b|\banother\b|\b\p{L}{3,4}\/\p{L}{3,4}\b|\ban? \p{L}/iu; // catches "another", not "12"

/** The best reading with its names whole. */
export function withShortNames({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.points.length < 2 || !matches(text, CUES)) return rows;
  const { reading } = best;
  const pairs = reading.points.map((point, at) => {
    const named = point.axis ? null : namedAt(text, reading, at);
    return named ? withAgainst(named) : null;
  });
  const coded = pairs.every((pair) => pair !== null);
  const names = reading.points.map((point, at) => {
    const named = point.axis ? null : namedAt(text, reading, at);
    if (!named) return point.name;
    const placed = inPlace(reading, text, at);
    return (
      (coded ? pairs[at] : null) ??
      withNone(named) ??
      withHow(named) ??
      withParticle(named) ??
      withAnother(named) ??
      (placed ? null : whose(named)) ??
      point.name
    );
  });
  if (names.every((name, at) => name === reading.points[at]?.name)) return rows;
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length) return rows;
  const points = reading.points.map((point, at) => ({ ...point, name: names[at] ?? point.name }));
  return [{ ...best, reading: { ...reading, points } }, ...others];
}
