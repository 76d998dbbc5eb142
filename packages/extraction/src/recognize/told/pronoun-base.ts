/**
 * Whom a pronoun means where a figure is told of theirs: "my sister has 320, I've got 45 more than her, and Max half as many
 * as she does" → half of 320: "she" is nobody who says "I", and the same "she" as before. Where nobody fits there is no figure.
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { Figure } from "../mention.ts";
import { type Mend, type Row, toldOf } from "./mend.ts";

type Who = "she" | "he" | "i";

const PRONOUNS: ReadonlyMap<string, Who> = new Map([
  ["she", "she"],
  ["her", "she"],
  ["hers", "she"],
  ["he", "he"],
  ["him", "he"],
  ["his", "he"],
  ["my", "i"],
]);
const WOMEN = wordSet(
  "mother mum mom mama sister wife daughter aunt auntie gran grandma granny grandmother niece girl girlfriend woman lady queen",
);
const MEN = wordSet(
  "father dad papa brother husband son uncle grandad granddad grandpa grandfather nephew boy boyfriend man gentleman king",
);
const SELVES = wordSet("i i'm i've i'd me mine i'll myself");
const LINKS = wordSet("than as what of twice");
const AGES = wordSet("age height weight score number own");

/** Who is said to have a figure: the first such word behind the figure before. */
function ownerOf(scan: Scan, figure: Figure, last: Figure | undefined): Who | null {
  for (let at = last?.to ?? 0; at < figure.from; at++) {
    const word = lowerAt(scan, at).replace(/['’]s$/u, ""); // catches "mum's", not "mums"
    if (LINKS.has(lowerAt(scan, at - 1))) continue; // "than her" behind the figure before
    if (SELVES.has(lowerAt(scan, at))) return "i";
    if (WOMEN.has(word)) return "she";
    if (MEN.has(word)) return "he";
  }
  return null;
}

/** The pronoun that a figure is told of: "her" of "than her", "my" of "twice my age". */
function pronounOf(scan: Scan, { from, to }: Figure): { who: Who; at: number } | null {
  for (let at = from; at < to + 5; at++) {
    const who = PRONOUNS.get(lowerAt(scan, at));
    if (at >= to && tokenAt(scan, at).kind !== "word") return null;
    if (!who || !(LINKS.has(lowerAt(scan, at - 1)) || who === "i")) continue;
    const next = tokenAt(scan, at + 1);
    const owns = lowerAt(scan, at) === "his" || lowerAt(scan, at) === "her" || who === "i";
    const named = owns && next.kind === "word" && !AGES.has(next.lower) && at + 1 < to + 2; // "than her brother"
    return named && !(lowerAt(scan, at) === "her" && next.lower === "and") ? null : { who, at };
  }
  return null;
}

/** What the same pronoun was told of before: "half as many as she did, … twice as many as she". */
function saidBefore({ scan, before }: Row, who: Who): Figure | undefined {
  const told = before.findLast((figure) => figure.basis?.stated !== undefined && pronounOf(scan, figure)?.who === who);
  return before.find(({ start }) => start === told?.basis?.spans[0]?.[0]);
}

export const pronounBase: Mend = (row) => {
  const { scan, figure, before, base } = row;
  const said = base && pronounOf(scan, figure);
  if (!said || base !== before.at(-1)) return undefined;
  const owners = before.map((one, at) => ownerOf(scan, one, before[at - 1]));
  const owner = owners.at(-1) ?? null;
  if (owner === said.who) return undefined;
  const fits = before.findLast((_, at) => owners[at] === said.who) ?? saidBefore(row, said.who);
  if (fits) return fits === base ? undefined : toldOf(figure, base, [fits]);
  if (owner === null) return undefined;
  const unknown = before.filter((_, at) => owners[at] === null);
  const [one, other] = unknown;
  return one && !other && said.who !== "i" ? toldOf(figure, base, [one]) : null; // "Priya sold 40, I sold half of that, Max 5 more than she"
};
