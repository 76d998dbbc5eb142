/**
 * What an amount is of, where what is behind the first figure says it: "Men do 2.1 hours of housework a day" → "hours of
 * housework a day"; "Kayla spends $120 a week on food" → "food" / "$ a week"; "It takes 12 weeks to get a passport in Spain" →
 * "weeks to get a passport"; "Our hives gave 14 kg of honey" → "honey".
 */
import { wordSet } from "../lexicon/closed-class.ts";
import { singular, verbSense } from "../lexicon/morphology.ts";
import type { Reading } from "../read/reading.ts";
import { type Atom, isVerb, type WordAtom } from "../read/sentence/atom.ts";
import type { Mention } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";
import { gapsOf, untold, wordsUpTo } from "./told-gaps.ts";

export type Amount = {
  title: string;
  below: string;
  /** What it is given or told for: "food" */
  purpose: string;
  /** The word in front of it: "on" of "on food". */
  by: string;
  /** Told of a deed: "gave 14 kg of honey", not "stood at 14 kg of honey". */
  done: boolean;
};

const RATES = wordSet("a an per each every");
const PURPOSES = wordSet("on for");
const NOTHING: Amount = { title: "", below: "", purpose: "", by: "", done: false };

const WORD_UNIT = /(?<= )\p{Ll}{4,}(?= |$)/u; // catches the "hours" of "2.1 hours" and "3 hours a day", not "kg"

/** Deeds that tell of the amount alone, not of what is done. */
const PLAIN_DEEDS = wordSet("spend use cost earn save hold stand cover take total average");

/** "Cats sleep 13 hours a day" → "sleep" */
const isNamingDeed = (verb: string): boolean =>
  verbSense(verb) === "either" && !PLAIN_DEEDS.has(verb) && !verb.endsWith("s");

/** What it costs to do something: "It costs $9,300 to insure a Ferrari" → "cost to insure a Ferrari" */
const costOf = (verb: Atom | undefined, rest: string): string =>
  isVerb(verb) && verbSense(verb.lower) === "either" ? `${singular(verb.lower)} ${rest}` : "";

/** "Germany spends 1.6% of its GDP on defence" → "defence" / "% of its GDP" */
function shareTold(words: readonly WordAtom[], said: (some: readonly WordAtom[]) => string): Amount {
  const at = words.findIndex(({ lower }) => PURPOSES.has(lower));
  if (words[0]?.lower !== "of" || at < 2) return NOTHING;
  const purpose = said(untold(words.slice(at + 1)));
  return { title: purpose, below: `% ${said(words.slice(0, at))}`, purpose, by: words[at]?.lower ?? "", done: false };
}

export function amountTold(scan: Scan, mentions: readonly Mention[], reading: Reading): Amount {
  const [figure] = reading.figures.toSorted((a, b) => a.start - b.start);
  if (!figure) return NOTHING;
  const [before, after] = gapsOf(scan, mentions, reading);
  const words = wordsUpTo(after?.atoms ?? [], reading);
  const said = (some: readonly WordAtom[]): string => scan.text.slice(some[0]?.start ?? 0, some.at(-1)?.end ?? 0);
  if (figure.unit?.kind === "percent") return shareTold(words, said);
  const ownRate = figure.rate && RATES.has(figure.rate.split(" ")[0] ?? "") ? figure.rate : "";
  const rated = ownRate === "" && words.length > 1 && RATES.has(words[0]?.lower ?? "") ? 2 : 0;
  const rate = ownRate || said(words.slice(0, rated));
  if (!figure.unit) return { ...NOTHING, below: rate.replace(/^(?:an?|each|every) /u, "per ") }; // catches "a kilo", not "per kilo"
  const rest = words.slice(rated);
  const head = rest[0]?.lower ?? "";
  const about = said(untold(rest.slice(1)));
  const purpose = PURPOSES.has(head) ? about : "";
  const of = head === "of" ? about : "";
  const isMoney = figure.unit.kind === "currency";
  const [written = ""] = WORD_UNIT.exec(scan.text.slice(figure.start, figure.end).replace(ownRate, "").trim()) ?? [];
  const below = rate ? `${(!isMoney && written) || figure.unit.symbol} ${rate}` : "";
  const verb = before?.atoms.at(-1);
  const told = { below, purpose, by: head, done: of !== "" && isVerb(verb) };
  if (rest.length === 0 && rate !== "" && isVerb(verb) && isNamingDeed(verb.lower))
    return { title: verb.lower, ...told };
  if (isMoney) return { title: head === "to" ? costOf(verb, said(rest)) : purpose, ...told };
  if (written)
    return { title: rate || rest.length > 0 ? [written, rate, said(rest)].filter(Boolean).join(" ") : "", ...told };
  return { title: of || (figure.unit.symbol.length > 1 ? below : ""), ...told };
}
