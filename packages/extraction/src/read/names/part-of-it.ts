/**
 * What the first part of a whole is, told behind it: "Customers ask where a £9,400 roof goes. 4,100 of it is labour. Slates come to 2,950 and I lose
 * 750 on skips" → Labour · Slates · Skips, no Customers and no Me. Not "4,100 of it is gone", nor "I paid 40 and Bo 30", where it is who.
 */
import { PREPOSITIONS } from "../../lexicon/closed-class.ts";
import type { Scan } from "../../text/scan.ts";
import { says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const CUES = ["it", "that", "this"];
const NOUN =
  "(?:the |my |our |just )?(\\p{Ll}{3,}(?: and \\p{Ll}+(?: \\p{Ll}+)?|(?: (?!and |before |after |while |but )\\p{Ll}+)?))(?=[,.;!]| and | before | after | while | but |$)";
const PART = new RegExp(
  `^ of (?:it|that|this) (?:is|was|goes on|goes to|went on|went to|covers|pays for) (?!gone|left|mine|lost)${NOUN}`,
  "u",
); // catches " of it is labour" behind "4,100", not " of it is gone"
const LOSES = /\b(?:I|we) (?:lose|lost|spend|spent|pay|paid|drop) [$€£]?$/u; // catches "I lose " in front of "750", not "and I want "
const ON = new RegExp(`^ (?:on|for|to|in) ${NOUN}`, "u"); // catches " on skips and tip fees" behind "750", not " more"
const SELVES: ReadonlySet<string> = new Set(["me", "i", "us", "we"]);

/** The readings, the parts of the best by what they are. */
export function withPartOfIt(scan: Scan, rows: Ranked[]): Ranked[] {
  const { text } = scan;
  const [best, ...more] = rows;
  const { points = [], series = [], cells = [] } = best?.reading ?? {};
  if (!best || series.length !== 1 || points.length < 2 || !says(scan, CUES)) return rows;
  const spans = cells.map(([cell]) => cell?.spans[0] ?? ([0, 0] as const));
  const [, first = ""] = PART.exec(text.slice(spans[0]?.[1] ?? 0)) ?? [];
  if (first === "" || points.some(({ axis }) => axis)) return rows;
  const named = points.map((point, at) => {
    const [start, end] = spans[at] ?? [0, 0];
    if (at === 0) return point.name.toLowerCase().includes(first.split(" ")[0] ?? "") ? point : { name: first };
    const self = SELVES.has(point.name.toLowerCase()) && LOSES.test(text.slice(0, start));
    const [, thing = ""] = self ? (ON.exec(text.slice(end)) ?? []) : [];
    return thing === "" || PREPOSITIONS.has(thing) ? point : { name: thing };
  });
  const apart = new Set(named.map(({ name }) => name.toLowerCase())).size === named.length;
  if (!apart || named.every((point, at) => point === points[at])) return rows;
  return [{ ...best, reading: { ...best.reading, points: named } }, ...more];
}
