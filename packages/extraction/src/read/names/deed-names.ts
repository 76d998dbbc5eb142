/**
 * Names that are what people do: "60% of drivers brake too late, 25% don't brake at all and 15% stop in time" → Brake too
 * late · Don't brake at all · Stop in time. Not "14 voted for the castle, 9 for the zoo", "40% rent, 30% food".
 */
import { AUXILIARIES, isSmallWord, PREPOSITIONS, TELLING, wordSet } from "../../lexicon/closed-class.ts";
import { basesOf, singular, verbSense } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";
import { closedTag } from "../sentence/word-class.ts";

/** What is done, as one figure's words say: the words of the name, and the verb among them. */
/** @param who what stands in front of the deed: "of staff" */
export type Deed = { words: readonly string[]; verb: string; subject: boolean; who: string };

const CLAUSE = /^(?:[^,;:.!?()\n–—/]|\/(?! |$))*/u; // catches " walk" of " walk, 9 cycle" and " open " of " open / 12%", not ", 9"
const JOINED =
  /(?:,? (?:and|while|but|whereas|whilst|or|plus))?(?: (?:a|an|the|only|just|about|some|another|nearly|almost|around|other|remaining|still|roughly|over))*[ $€£]*$/iu; // catches " and only " in front of "15%", not " and drink wine "
const WHY =
  /(?<! what) (?:because|since|when|if|until|unless|who|which|where|though|although|before|after|thanks|per|(?:that )?(?:it|they|he|she|we|you|I)(?: (?:had|has|have|is|was|were|are|did|do|does|would|will|can|could|know|knew|said|got|need|call|like|want)|['’]\p{L}+)|instead|(?:this|last|next) (?:year|month|week|winter|summer|spring|autumn|season|time)|and (?:a few|some|the rest|the others?|others|many|several)|as well|too$|at all|either|anyway)\b.*$/iu; // catches " because they" of "abstained because they hate it", not " at work"
const KEPT = wordSet("never not don't doesn't didn't won't can't rarely always still only hardly often");
const MOST_WORDS = 6;
const MOST_SUBJECT = 4;

/** They do no more than join whom and what: what is chosen, played or used is the name. */
export const LIGHT =
  wordSet(`choose chose chosen pick picked vote voted prefer preferred want wanted like liked love loved use used play
  played drive drove take took order ordered ask asked opt opted go went name named favour favoured favor favored back backed
  support supported own owned drink drank eat ate watch watched read speak study say said is are was were has have had being
  be bring brought buy bought sell sold get got win won score scored give gave make made cost costs earn earned pay pays paid
  come comes came live lives lived call called end ended need needs needed`);

/** Deeds that join no name and figure elsewhere, so that no list has them as verbs. */
const DEEDS =
  wordSet(`abandon adjust annoy argue bark beg block brake brush bury chase commit complete contact cough cry cuddle defer
  dine dress dry edit flee float fold giggle google hesitate hum hurry iron joke juggle kick kiss knock laugh lick load lock marry
  matter mow mute nap nod notice pack paint park peel print queue rebook repeat rescue rot scan scroll scrub shout shower skate ski
  slam smile smoke sneeze snack snooze sob spot starve stir submit swallow tidy tip toss trade tweet type vape volunteer wait wake
  weep whistle wonder yawn yell abstain refund moan snore cheer clap whisper shrug kneel lean lurk swerve overtake`);

/** "use", "uses", "used": a verb that joins whom and what, in any form. */
export const isLight = (word: string): boolean => [word, ...basesOf(word)].some((base) => LIGHT.has(base));

const HELPING = wordSet("were was are is have has had been");

const IT = wordSet("it them him her this that");

const isDeed = (word: string): boolean => [word, ...basesOf(word)].some((base) => DEEDS.has(base));

const isVerb = (word: string): boolean => {
  const lower = word.toLowerCase();
  if (lower === "like") return false; // "consoles like the PS5"
  return AUXILIARIES.has(lower) || ((isDeed(lower) || verbSense(lower) !== null) && !/ing$/u.test(lower)); // catches "walk", not "walking"
};

/** Where the deed begins: behind "of our readers", "people", "of us", and words that only stress it. */
function verbAt(words: readonly string[], mayHaveSubject: boolean): number {
  const stressed = words.findIndex((word) => closedTag(word.toLowerCase()) !== "adv" || KEPT.has(word.toLowerCase()));
  const first = words[stressed] ?? "";
  const thing =
    verbSense(first.toLowerCase()) === "either" && AUXILIARIES.has(words[stressed + 1]?.toLowerCase() ?? ""); // "lead is from India"
  if (thing) return -1;
  if (isVerb(first) || KEPT.has(first.toLowerCase())) return stressed;
  if (!mayHaveSubject) return -1;
  const of = first.toLowerCase() === "of";
  const who = words.findIndex((word, at) => {
    const lower = word.toLowerCase();
    const plural =
      (singular(lower) !== lower && !/['’]s?$/u.test(lower)) ||
      ["people", "us", "them", "those", "you", "children", "men", "women", "staff", "police"].includes(lower);
    // catches "museum's", not "visitors"
    return at >= stressed && plural && !isVerb(words[at - 1] ?? "");
  });
  if (who < 0 || who > stressed + MOST_SUBJECT || (!of && who > stressed + 1)) return -1;
  const [verb = "", object = ""] = words.slice(who + 1).map((word) => word.toLowerCase());
  if (["like", "back"].includes(verb) && IT.has(object)) return who + 1; // "75% of staff like it"
  const next = verbAt(words.slice(who + 1), false);
  return next < 0 ? -1 : who + 1 + next;
}

export function deedsOf({ text }: Scan, { points, cells }: Reading): (Deed | null)[] {
  const spans = cells.map((row) => row[0]?.spans[0] ?? [0, 0]);
  return spans.map(([start, end], at) => {
    const next = spans[at + 1]?.[0] ?? text.length;
    const name = points[at]?.name.toLowerCase() ?? "";
    const ahead = text.slice(spans[at - 1]?.[1] ?? 0, start).toLowerCase();
    if (next < end || ` ${ahead} `.includes(` ${name} `)) return null;
    const between = text.slice(end, next);
    const whole = at < spans.length - 1 ? between.replace(JOINED, "") : between;
    const [clause = ""] = CLAUSE.exec(whole.replace(/^\)/, "")) ?? []; // catches ") of teachers" of "nearly half (48%) of teachers", not " (all)"
    if (!clause.startsWith(" ")) return null;
    const words = clause.replace(WHY, "").trim().split(" ");
    const plain = verbAt(words, false);
    const from = plain < 0 ? verbAt(words, true) : plain;
    if (from < 0 || words.length - from > MOST_WORDS) return null;
    const helped = words.findIndex((word, place) => place >= from && !HELPING.has(word.toLowerCase()));
    const deed = words.slice(helped < 0 ? from : helped);
    const verb =
      deed.find((word) => isVerb(word) && !AUXILIARIES.has(word.toLowerCase())) ??
      deed.findLast(isVerb) ??
      deed[0] ??
      "";
    const who = words.slice(0, from).join(" ").toLowerCase();
    return { words: deed, verb: verb.toLowerCase(), subject: plain < 0, who };
  });
}

const baseOf = (verb: string): string => [verb, ...basesOf(verb)].toSorted((a, b) => a.length - b.length)[0] ?? verb;

const LONGER = 2; // words beyond the noun
const JOINING = wordSet("the a an of in on at for and to by our my their its");
const countOf = (words: readonly string[]): number => words.filter((word) => !JOINING.has(word.toLowerCase())).length;
/** They say nothing by themselves: "up" of "came up", "first" of "look around first". */
const BARE = wordSet("all again well first too last neither both so there not then at");
const isBare = (word: string): boolean => BARE.has(word.toLowerCase()) || PREPOSITIONS.has(word.toLowerCase());
const content = (words: readonly string[]): string[] => words.filter((word) => !isSmallWord(word.toLowerCase()));

/** A noun that stands for the deed well enough, where the whole would be long: "regulars" of "turn into what we call regulars". */
function standsFor(name: string, { words, verb, subject, who }: Deed): boolean {
  const whole = words.join(" ").toLowerCase();
  const strange = subject && who.includes(name.toLowerCase().split(" ")[0] ?? ""); // "staff", "staff love" of "75% of staff love it"
  const empty = LIGHT.has(verb) || AUXILIARIES.has(verb) || TELLING.has(verb) || verb === "told";
  if (
    empty &&
    !strange &&
    !name.split(" ").every(isBare) &&
    content(words).every((word) => word.toLowerCase() === verb)
  )
    return true; // "told us", "will say"
  const own = name.split(" ").filter((word) => !isBare(word));
  const holds = whole.includes(name.toLowerCase());
  const verbAlone = name.toLowerCase() === verb && !LIGHT.has(verb);
  return (
    holds && !verbAlone && own.length > 0 && (LIGHT.has(verb) || countOf(words) - countOf(name.split(" ")) > LONGER)
  );
}

/** The best reading with such names, where every figure's words are a deed and at least one says how or where. */
export function withDeeds(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.series.length > 1 || best.reading.points.length < 2) return rows;
  const { reading } = best;
  if (reading.points.some(({ axis }) => axis)) return rows;
  const deeds = deedsOf(scan, reading).flatMap((deed) => deed ?? []);
  const verbs = new Set(deeds.map(({ verb }) => baseOf(verb)));
  if (deeds.length < reading.points.length || verbs.size < 2) return rows;
  if (deeds.filter(({ subject }) => subject).length > 1) return rows; // "a third of drivers wore a helmet, 90% of passengers did"
  const names = deeds.map((deed, at) => {
    const name = reading.points[at]?.name ?? "";
    return standsFor(name, deed) ? name : deed.words.join(" ");
  });
  const told = deeds.filter(({ words, verb }) => words.length > 1 && !LIGHT.has(verb)).length;
  if (told === 0 || new Set(names).size < names.length) return rows;
  const points = reading.points.map((point, at) => ({ ...point, name: names[at] ?? point.name }));
  return [{ ...best, reading: { ...reading, points } }, ...others];
}
