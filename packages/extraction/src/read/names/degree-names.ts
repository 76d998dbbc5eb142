/**
 * Names told by how much or in which way: "partially vaccinated 5.8" beside "unvaccinated" → Partially vaccinated · "33% somewhat likely" → Somewhat likely ·
 * "22% not at all worried" → Not at all worried · "lightly roasted 22" → Lightly roasted. Not "only vaccinated 5", nor "nearly agreed 12".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { PARTICIPLE_OF } from "../../lexicon/participles.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";
import { namedAt } from "./short-names.ts";

/** They say how sure, how many or when; not which. */
const PASSING =
  wordSet(`only nearly roughly approximately exactly currently recently usually normally typically really actually finally
  possibly probably apparently sadly luckily fortunately unfortunately interestingly surprisingly respectively daily weekly monthly yearly hourly
  early barely hardly merely simply already clearly obviously supposedly reportedly allegedly previously initially originally eventually
  certainly additionally similarly precisely purely solely virtually practically consequently subsequently accordingly family reply supply`);
const DEGREES = "somewhat|mostly|rather|quite|very|fairly";
const HEAD = new RegExp(
  `(?:^|[,;:.!?(/\\n] ?|\\d ?%? ?|\\b(?:and|but|or|while|are|were|is|was) )(?<how>\\p{L}{3,}ly|${DEGREES}|not at(?: all)?) $`,
  "iu",
); // catches ", partially " and "22% not at ", not "of freshly "
const LONE = new RegExp(`^(?:\\p{L}{3,}ly|${DEGREES})$`, "iu"); // catches "somewhat", not "somewhat likely"
const NEXT = /^ (?<word>\p{Ll}{4,})(?=[,;.!?)]| ?[–—-] |:? [$€£]?\d|\s*$|\n| and )/u; // catches " likely," behind "somewhat", not " in May"
const MADE = /^\p{L}{3,}(?:ed|en)\b/iu; // catches "vaccinated", not "red"

const PARTICIPLES: ReadonlySet<string> = new Set(PARTICIPLE_OF.values());

/** What was done: "vaccinated", "grown locally". */
const isMade = (name: string): boolean => MADE.test(name) || PARTICIPLES.has(name.toLowerCase().split(" ")[0] ?? "");

type Asked = { name: string; before: string; behind: string; others: readonly string[]; text: string };

const lastOf = (name: string): string => name.toLowerCase().split(" ").at(-1) ?? "";

const OPENS = /(?:^|[.!?:;\n] ?)$/u; // catches the end of "Sales: ", not of "Ann, "

/** No name of a person: "Holly", "Emily". */
const isPlain = (word: string, before: string): boolean => /^\p{Ll}/u.test(word) || OPENS.test(before); // catches "freshly", not "Emily"

/** The word in front of a name that stands for it alone: "partially " of "partially vaccinated". */
function ahead({ name, before, others }: Asked): string | null {
  const { how = "" } = HEAD.exec(before)?.groups ?? {};
  const opened = before.slice(0, before.length - how.length - 1);
  if (how === "" || !isPlain(how, opened) || PASSING.has(how.toLowerCase())) return null;
  if (how.toLowerCase() === "not at") return /^all \p{Ll}/iu.test(name) ? `${how} ${name}` : null; // catches "all worried", not "All"
  if (how.toLowerCase() === "not at all") return `${how} ${name}`;
  const alike = others.some((other) => other !== name.toLowerCase() && lastOf(other).endsWith(lastOf(name)));
  return isMade(name) || (alike && /^\p{Ll}/u.test(name)) ? `${how} ${name}` : null; // catches "agree", not "Agree"
}

/** The word behind one that tells how: "likely" behind "somewhat", where others are likely as well, or something was done. */
function behindIt({ name, before, behind, text }: Asked): string | null {
  const { word = "" } = (LONE.test(name) && NEXT.exec(behind)?.groups) || {};
  const again = word !== "" && text.toLowerCase().split(` ${word}`).length > 2;
  return word !== "" && isPlain(name, before) && (again || isMade(word)) ? `${name} ${word}` : null;
}

const BEHIND = /^ ?%? ?(?<before>\p{L}+ )(?<name>\p{L}[\p{L} ]*)/u; // catches "% mostly agree", not ", 12"

/** Right behind its figure, though the name of the one before stands nearer: "12% completely agree, 34% mostly agree". */
function rightBehind(text: string, { cells, points }: Reading, at: number): Pick<Asked, "before" | "behind"> | null {
  const [, to = -1] = cells[at]?.[0]?.spans.at(-1) ?? [];
  const { before = "", name = "" } = (to >= 0 && BEHIND.exec(text.slice(to))?.groups) || {};
  const own = points[at]?.name ?? "";
  return before !== "" && name.toLowerCase().startsWith(own.toLowerCase())
    ? { before: `${text.slice(0, to)} ${before}`, behind: name.slice(own.length) }
    : null;
}

/** The readings, the names of the best with how it was done. */
export function withDegrees({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || !/ly\b|\bvery\b|somewhat|mostly|rather|quite|fairly|not at/iu.test(text)) return rows; // catches "fully", not "lying"
  const { reading } = best;
  const names = reading.points.map(({ name }) => name.toLowerCase());
  const points = reading.points.map((point, at) => {
    const named = point.axis ? null : namedAt(text, reading, at);
    const asked = named && { ...named, ...rightBehind(text, reading, at), others: names, text };
    const name = asked && (ahead(asked) ?? behindIt(asked));
    return name ? { ...point, name } : point;
  });
  const changed = points.some((point, at) => point !== reading.points[at]);
  const apart = new Set(points.map(({ name }) => name.toLowerCase())).size === points.length;
  return changed && apart ? [{ ...best, reading: { ...reading, points } }, ...others] : rows;
}
