/**
 * Groups that a clause sets against each other: "Those who smoke live 71 years, those who don't 78" → Smoke 71 · Don't 78 ·
 * "Workers with a degree earn 52,000, those without 34,000" → With a degree · Without · "With sugar it's 140 calories, without
 * it 90". Not "Those who rent pay 900 with bills and 700 without heating in 2020".
 */

import { AUXILIARIES, DETERMINERS, HEDGES, PREPOSITIONS, PRONOUNS } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../../recognize/mention.ts";
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { toldOf } from "./told-pairs.ts";

/** A group's clause up to its figure: the word that opens it, and what stands behind that. */
const CLAUSE =
  /(?:^|[\s(])(?:(those|the ones|ones|people|others|[\p{L}-]+) )?(who|that|with|without)((?: [\p{L}][\p{L}'’-]*){0,7}?):? ?[$€£¥₹]?$/iu; // catches "Those who smoke live " in front of "71 years", not "they say "
const APART = /^[^.!?]{0,60}?(?:[,;.:]|\b(?:and|but|while|whereas|against|versus|vs|than|to))/u; // catches " years, " of " years, those who don't ", not " years those "
const MOST_WORDS = 5;
/** The grammar leaves the others far behind. */
const FAR = 4;
const OPPOSITES: ReadonlySet<string> = new Set(["with without", "without with"]);

type Group = { noun: string; by: string; words: readonly string[] };

const lowered = (word = ""): string => word.toLowerCase().replace("’", "'");
const isDeed = (word: string): boolean => (verbSense(word) !== null || /.{3}ed$/u.test(word)) && !DETERMINERS.has(word); // catches "averaged", not "red"
const PARTICLES: ReadonlySet<string> = new Set(["away", "back", "together"]);
const isTail = (word: string): boolean => HEDGES.has(word) || PREPOSITIONS.has(word) || PARTICLES.has(word);

/** Words in front of a figure without those that lead to it: "use the app spend about" → "use the app spend". */
function untailed(words: readonly string[]): readonly string[] {
  const last = words.findLastIndex((word) => !isTail(lowered(word)));
  return words.slice(0, last + 1);
}

function groupIn(text: string): Group | null {
  const [, noun = "", by = "", words = ""] = matchIn(text, CLAUSE) ?? [];
  return by === ""
    ? null
    : { noun: noun.toLowerCase(), by: by.toLowerCase(), words: untailed(words.trim().split(" ").filter(Boolean)) };
}

/** Whose main verb stands in front of the figure: "smoke live" → "smoke"; null where nothing is left of a clause. */
function firstName({ by, words }: Group): string | null {
  if (by === "with" || by === "without") {
    const [, ...rest] = words;
    const clause =
      rest.findIndex(
        (word) =>
          DETERMINERS.has(lowered(word)) ||
          PRONOUNS.has(lowered(word)) ||
          AUXILIARIES.has(lowered(word)) ||
          verbSense(lowered(word)) === "verb",
      ) + 1;
    const last = lowered(words.at(-1));
    const end = clause > 0 ? clause : isDeed(last) ? words.length - 1 : 0;
    return end > 0 && end <= MOST_WORDS ? `${by} ${words.slice(0, end).join(" ")}` : null;
  }
  const kept = isDeed(lowered(words.at(-1))) ? words.slice(0, -1) : [];
  const deed = lowered(kept[0]);
  return kept.length > 0 && kept.length <= MOST_WORDS && (isDeed(deed) || AUXILIARIES.has(deed) || deed === "never")
    ? kept.join(" ")
    : null;
}

/** "don't" → Don't; "without them" → Without; the verb that the first group has is no part of it: "drive read" → Drive. */
function secondName({ by, words }: Group, verb: string): string | null {
  const kept = lowered(words.at(-1)) === verb ? words.slice(0, -1) : words;
  if (by === "with" || by === "without") {
    const bare = kept.length === 0 || PRONOUNS.has(lowered(kept[0]));
    return kept.length > MOST_WORDS ? null : bare ? by : `${by} ${kept.join(" ")}`;
  }
  const [first = ""] = kept;
  return kept.length > 0 &&
    kept.length <= MOST_WORDS &&
    (isDeed(lowered(first)) || AUXILIARIES.has(lowered(first)) || lowered(first) === "never")
    ? kept.join(" ")
    : null;
}

const GROUPS: ReadonlySet<string> = new Set(["those", "the ones", "ones", "people", "others"]);

/** What a later figure is of, where its clause is set against the first one's. */
function laterName(first: Group, between: string): string | null {
  const group = groupIn(between);
  if (!group || !APART.test(between)) return null;
  const opposed = OPPOSITES.has(`${first.by} ${group.by}`);
  const alike = first.by === group.by && first.by !== "with" && first.by !== "without";
  const again =
    GROUPS.has(group.noun) ||
    (group.noun !== "" && group.noun === first.noun) ||
    (opposed && ["", "and", "but"].includes(group.noun));
  return again && (opposed || alike) ? secondName(group, lowered(first.words.at(-1))) : null;
}

function namesOf({ text }: Scan, figures: readonly Figure[]): readonly string[] | null {
  const first = groupIn(text.slice(0, figures[0]?.start));
  const name = first && firstName(first);
  if (!first || !name) return null;
  const names = figures.slice(1).map((figure, at) => laterName(first, text.slice(figures[at]?.end, figure.start)));
  const all = [name, ...names.filter((later) => later !== null)];
  return new Set(all.map(lowered)).size === figures.length ? all : null;
}

const MOST_GROUPS = 4;

/** The readings, before them that of such groups. */
export function withGroupsApart(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  if (!["who", "that", "without"].some((word) => scan.words.has(word))) return rows;
  const figures = mentions.filter(isFigure);
  const [one] = figures;
  if (!one || figures.length < 2 || figures.length > MOST_GROUPS || mentions.some(isAxis)) return rows;
  const units = new Set(figures.flatMap(({ unit }) => unit?.symbol ?? []));
  const names = units.size > 1 || figures.some(({ basis }) => basis) ? null : namesOf(scan, figures);
  if (!names) return rows;
  const odds = (rows[0]?.odds ?? 0) + FAR;
  return [{ ...toldOf(figures, names), link: { place: 0, behind: 0, ease: 0 }, odds }, ...rows];
}
