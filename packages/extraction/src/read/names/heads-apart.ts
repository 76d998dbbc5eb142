/**
 * The noun that every figure counts is no name: "12 people walk, 9 people cycle, 3 people drive" → Walk · Cycle · Drive; "12 people
 * like tea, 3 people neither" → Tea · Neither, not People. Not "12 people, 9 dogs".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { isLight } from "./deed-names.ts";

const BEHIND = /^ (\p{Ll}+) ([^,;.:!?()\n\d]*)/u; // catches " people walk" behind "12", not ", 9"
const NEXT =
  /(?:,? (?:and|but|while|plus))?(?: (?:only|just|about|some|another|nearly|almost|around|the|a|other|remaining))*\s*$/iu; // catches " and only" in front of "9", not " and drink"
const LEADS = wordSet(
  "who that which like likes liked said say says chose choose prefer preferred voted for are were is was",
);
const LETTER = /^(?:\p{Lu}|\d{1,3})$/u; // catches "A" of "category A" and "1" of "tier 1", not "Tea"
const MOST_WORDS = 4;

/** What stands behind the noun, without what only joins it. */
function restOf(words: readonly string[]): string {
  const from = words.findIndex((word) => !LEADS.has(word.toLowerCase()));
  return from < 0 ? words.join(" ") : words.slice(from).join(" ");
}

/** The readings, the best with such names. */
export function withoutHeads({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { points = [], cells = [], series = [] } = best?.reading ?? {};
  if (!best || points.length < 2 || series.length > 1 || points.some(({ axis }) => axis)) return rows;
  const spans = cells.map((row) => row[0]?.spans[0] ?? [0, 0]);
  const told = spans.map(([, end], at) => {
    const next = spans[at + 1]?.[0] ?? text.length;
    const clause = text.slice(end, Math.max(end, next));
    return BEHIND.exec(at < spans.length - 1 ? clause.replace(NEXT, "") : clause);
  });
  const heads = new Set(told.map((found) => singular(found?.[1] ?? "")));
  const [head = ""] = heads;
  if (heads.size > 1 || head === "") return rows;
  const names = points.map(({ name }, at) => {
    const [first = "", ...words] = name.split(" ");
    if (singular(first.toLowerCase()) !== head) return name;
    const rest = told[at]?.[2]?.trim().split(" ") ?? [];
    const own = words.length > 0 && !isLight(words[0] ?? "") ? words.join(" ") : restOf(rest);
    return own === "" || LETTER.test(own) || own.split(" ").length > MOST_WORDS ? name : own;
  });
  const same = names.every((name, at) => name === points[at]?.name);
  if (same || new Set(names.map((name) => name.toLowerCase())).size < names.length) return rows;
  const apart = points.map((point, at) => ({ ...point, name: names[at] ?? point.name }));
  const measure = told[0]?.[1] ?? null;
  return [{ ...best, reading: { ...best.reading, measure, points: apart } }, ...more];
}
