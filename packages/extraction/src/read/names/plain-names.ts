/**
 * Names of the best reading, made whole or cut as the words around them ask: "prefer not" → "prefer not to say",
 * "exercise" → "diet + exercise", "adults smoke" → "adults", "work" → "in person", "lunch" → "after lunch".
 */

import { wordSet } from "../../lexicon/closed-class.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";
import { PEOPLE, withoutDeed } from "./who-alone.ts";

/** A name with its place in the text, before or behind its figure, and what stands on either side of it. */
export type Named = { name: string; before: string; behind: string; left: boolean; others: readonly string[] };

/** Where a name stands nearest to its figure. */
function namedAt({ text }: Scan, { points, cells }: Reading, at: number): Named | null {
  const name = points[at]?.name ?? "";
  const [from = 0, to = 0] = cells[at]?.[0]?.spans[0] ?? [];
  const lower = text.toLowerCase();
  const ahead = lower.lastIndexOf(name.toLowerCase(), from - name.length);
  const after = lower.indexOf(name.toLowerCase(), to);
  if (name === "" || (ahead < 0 && after < 0)) return null;
  const left = after < 0 || (ahead >= 0 && from - ahead - name.length <= after - to);
  const start = left ? ahead : after;
  const others = points.flatMap((point, place) => (place === at ? [] : [point.name.toLowerCase()]));
  return { name, before: text.slice(0, start), behind: text.slice(start + name.length), left, others };
}

const INFINITIVE = /^( to)? (\p{Ll}+)(?=[:=–-]* ?[$€£]?\d|[.,;!)]|\s*$| and )/u; // catches " to say 2%", not " to say that"
const WISHES = /(?:^| )(?:prefer|rather) not$|^(?:plan|hope|want|need|intend|expect|refuse|decline)$| to$/i; // catches "prefer not", not "not"
const WISHED = /(?:^|[^\p{L}])((plan|hope|want|need|intend|expect|refuse) to )$/iu; // catches "plan to " in front of "stay"
const DENIES = /(?:^|[^\p{L}])((?:would )?(?:prefer|rather) not (?:to )?)$/iu; // catches "prefer not to " in front of "say", not "not to "
const DENIED = /^(?:do|does|did)(?:n['’]?t| not)$/i; // catches "dont", not "do"
const KNOW = /^ (know|care|mind|remember|want to say)(?=\W|$)/; // catches " know", not " knowing"

/** "Prefer not to say 2%", "17% dont know": a name that stops before its verb. */
function withVerb({ name, before, behind, others }: Named): string | null {
  const [, denied] = DENIES.exec(before) ?? [];
  if (denied) return `${denied}${name}`;
  const [, wish, verbOf = ""] = WISHED.exec(before) ?? [];
  if (wish && others.includes(verbOf.toLowerCase())) return `${wish}${name}`;
  const [all, , verb] = (WISHES.test(name) && INFINITIVE.exec(behind)) || [];
  if (all && verb && verbSense(verb) !== null) return `${name}${all}`;
  const [know] = (DENIED.test(name) && KNOW.exec(behind)) || [];
  return know ? `${name}${know}` : null;
}

const PLUS = /(?:^|[,;:.] |\d\S* )(\p{L}[\p{L}'’-]* (?:\+|plus) )$/u; // catches ", diet + " in front of "exercise", not "5 + "

/** "Diet + exercise 5.2 kg": both of what one figure is for; not the unit of the one before: "walk 2 km + bus 5 km". */
const withBoth = ({ name, before, behind, left }: Named): string | null => {
  const [, lead = ""] = (left && PLUS.exec(before)) || [];
  const [word = ""] = lead.split(" ");
  const unit = [" ", ""].flatMap((gap) => `${before}${name}${behind}`.split(`${gap}${word}`).slice(0, -1));
  return lead === "" || unit.filter((part) => /\d$/.test(part)).length > 1 ? null : `${lead}${name}`; // catches "2" in front of " km", not "diet"
};

const WAYS =
  /^ (in person|on ?site|on-site|from home|from the office|at home|full[- ]time|part[- ]time|in the office|at night|by day)(?=[.,;!]|\s*$| and )/; // catches " in person,", not " in persons"
const PLACED = wordSet("work study learn live shop train teach meet");

/** "60% work in person, 40% remote": how, where the other says how too. */
function howDone({ name, behind, left, others }: Named): string | null {
  const [deed = ""] = name.toLowerCase().split(" ");
  const [, way] = (!left && PLACED.has(deed) && WAYS.exec(`${name.slice(deed.length)}${behind}`)) || [];
  return way && others.length > 0 && others.every((other) => !verbSense(other.split(" ")[0] ?? "")) ? way : null;
}

const PARTICLE = /^ (out|up|down|in|over)(?=[:=–-]* ?[$€£]?\d)/; // catches " out 400", not " out of 400"
const PHRASAL = wordSet(
  "nights days left warm cool fry sign drop lie sit set start shut follow check work dining eating sleeping time",
);

/** "Nights out 400", "cool down 95": the small word belongs to it. */
function withParticle({ name, behind, left }: Named): string | null {
  const [particle] = (left && PHRASAL.has(name.toLowerCase()) && PARTICLE.exec(behind)) || [];
  return particle ? `${name}${particle}` : null;
}

const HEAD = /^ (average|avg|mean|median|target|goal|total|record|minimum|maximum)(?=[:=–-]* ?[$€£]?\d)/i; // catches " average 71", not " average of 71"

/** "Class average 71" beside "Chidi 78, Ngozi 85": what it is of the class; not "Leeds average 4, York average 5". */
function withHead({ name, behind, left }: Named, text: string): string | null {
  const [all, head = ""] = (left && HEAD.exec(behind)) || [];
  const acts = singular(name) !== name || PEOPLE.has(name.toLowerCase()); // "Girls average 14.2"
  return all && !acts && text.toLowerCase().split(head.toLowerCase()).length === 2 ? `${name}${all}` : null;
}

const OWED = /(?:^|[^\p{L}])(owed (?:to|by|from) )$/iu; // catches "owed to " in front of "us"

/** "Owed to us 310": not "us". */
const withDebt = ({ name, before }: Named): string | null => {
  const [, owed] = (/^(?:us|them|me)$/i.test(name) && OWED.exec(before)) || []; // catches "us", not "USA"
  return owed ? `${owed}${name}` : null;
};

const TAIL = / anything$/i; // catches "car anything", not "anything goes"
/** "By car anything up to 50": nor is how much part of a name. */
const withoutTail = ({ name, behind }: Named): string | null =>
  TAIL.test(name) && behind.startsWith(" up to ") ? name.replace(TAIL, "") : null;

const FOLLOWS = /^follows /i; // catches "follows physics", not "follow up"
const EXCEPT = /^(?:[Ee]xcept|[Bb]arring|bar|but) (?=\p{Lu}|my |our |the )/u; // catches "except Cy", not "bar staff"
const MANY = /^(?:many|few|much) /iu; // catches "many women" of "twice as many women (24%) as men", not "Manyara"
const FRENCH = /^(?:à|au|aux) /i; // catches "à Paris", not "aunt"

/** "Marks are as follows physics 71", "2,50 € à Paris", "all got 12 except Cy, who got 15": what leads to a name is none of it. */
const withoutLead = ({ name, before, others }: Named): string | null => {
  if (FRENCH.test(name) && others.every((other) => FRENCH.test(other))) return name.replace(FRENCH, "");
  if (MANY.test(name) && /\bas $/iu.test(before)) return name.replace(MANY, ""); // catches "as " in front of "many women", not "has "
  if (EXCEPT.test(name)) return name.replace(EXCEPT, "");
  return FOLLOWS.test(name) && before.endsWith("as ") ? name.replace(FOLLOWS, "") : null;
};

const AND = / n$/; // catches "dogs n", not "50 kg N"
/** "3 dogs n 2 cats": and. */
const withoutAnd = ({ name, left }: Named): string | null => (!left && AND.test(name) ? name.replace(AND, "") : null);

const VERB_NOUN = /(?:^|[,;:.!?] |\band )((?:bake|pay|run|drive|wash|hire|learn|grow|buy|sell|bring|write) )$/iu; // catches ", bake " in front of "sale", not "we bake "

/** "Bake sale $412, car wash $388": a verb alone in front of its noun belongs to the name. */
const withVerbNoun = ({ name, before, left, others }: Named): string | null => {
  const [, verb] = (left && !name.includes(" ") && VERB_NOUN.exec(before)) || [];
  return verb && others.some((other) => other.includes(" ")) ? `${verb}${name}` : null;
};

const HAS = / (?:hat|haben|hatte|zählt|liegt bei|kostet|verdient|verbraucht|compte|coûte|gagne)$/i; // catches "Berlin hat", not "hatte"
const FOREIGN = /[äöüßéèê]|\d,\d{1,2}(?!\d)|\b(?:mio|mrd|prozent|euro)\b/i; // catches "3,7 Mio", not "3.7 m"

/** "Berlin hat 3,7 Mio Einwohner, Hamburg 1,9": Berlin; not "bobble hat 3, scarf 5". */
const withoutHas = ({ name, others }: Named, text: string): string | null =>
  HAS.test(name) && matches(text, FOREIGN) && !others.some((other) => HAS.test(other)) ? name.replace(HAS, "") : null;

const PAYER = /(?:^|[.!?:,] )(we|i) (?:only |just )?\p{L}+ [$€£₦₹]?$/iu; // catches "I spend £", not "we all spend £"
const ON_WHAT = /^ (?:on|for|in|at) $/; // catches " on " in front of "petrol"
const WHOM = /(?:^|[^\p{L}])(?:the|my|our|his|her) $/iu; // catches ", the " in front of "missus"

/** "I spend £45 on petrol, the missus £20": who does it, as the others. */
function payer(scan: Scan, reading: Reading): string | null {
  const [first, ...others] = reading.points.map((_, at) => namedAt(scan, reading, at));
  const [from = 0, to = 0] = reading.cells[0]?.[0]?.spans[0] ?? [];
  const [, who = ""] = PAYER.exec(scan.text.slice(0, from)) ?? [];
  const what = first && !first.left && ON_WHAT.test(first.before.slice(to));
  const alike = others.length > 0 && others.every((one) => one?.left && WHOM.test(one.before));
  return what && alike && who !== "" ? (who.toLowerCase() === "i" ? "Me" : "We") : null;
}

const HERE = /^ (here|there|online)(?=[,;.])/; // catches " here," behind "1,500", not " here is"
const PLACE = / (?:at|in|on|by|from) (?:the |our |my |an? )?$/i; // catches " at the " in front of "mall"

/** "₦1,500 here, ₦2,200 at the mall": where, as the others. */
function place(scan: Scan, reading: Reading): string | null {
  const [first, ...others] = reading.points.map((_, at) => namedAt(scan, reading, at));
  const [, to = 0] = reading.cells[0]?.[0]?.spans[0] ?? [];
  const [, here] = HERE.exec(scan.text.slice(to)) ?? [];
  const places = others.length > 0 && others.every((one) => one && !one.left && PLACE.test(one.before));
  return here && first?.left && places ? here : null;
}

const WHEN = /(?:^|[^\p{L}])(before|after)(?: the| my| our)? $/iu; // catches "before " and "after the ", not "thereafter "

const MENDERS = [
  withVerb,
  withBoth,
  withoutDeed,
  howDone,
  withParticle,
  withDebt,
  withoutTail,
  withoutLead,
  withoutAnd,
  withVerbNoun,
];

/** "5.4 before breakfast, 8.1 after lunch": the small word tells the names apart, where both of them are said. */
function timed(scan: Scan, reading: Reading): (string | null)[] {
  const whens = reading.points.map((point, at) => {
    const named = point.axis ? null : namedAt(scan, reading, at);
    return (named && WHEN.exec(named.before)?.[1]) ?? null;
  });
  const said = new Set(whens.map((when) => when?.toLowerCase()));
  const few = whens.filter(Boolean).length * 2 < whens.length;
  if (few || !said.has("before") || !said.has("after")) return whens.map(() => null);
  return whens.map((when, at) => (when ? `${when} ${reading.points[at]?.name}` : null));
}

const LIGHT = wordSet(
  "play plays played like likes liked want have eat drink use take ride drive prefer read watch speak study",
);

/** "12 play football, 5 chess", "64% of residents use buses, 21% trams": football and buses, as the others. */
function objectOf(name: string, others: readonly string[], whose = false): string {
  const words = name.split(" ");
  const [verb = "", ...object] = whose && LIGHT.has(words[1]?.toLowerCase() ?? "") ? words.slice(1) : words;
  const alike = object.length === 1 && others.every((other) => !other.includes(" ") && !verbSense(other.toLowerCase()));
  if (!LIGHT.has(verb.toLowerCase())) return name;
  return alike ? object.join(" ") : whose ? [verb, ...object].join(" ") : name;
}

const WHOSE = / of (?:the |our |all )?$/i; // catches "64% of " in front of "residents"
const WHOSE_TOO = / of /; // catches "six tenths of GMV", not "21% trams"

/** The best reading under such names. */
export function withPlainNames(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best) return rows;
  const { reading } = best;
  if (reading.series.length > 1) {
    const series = reading.series.map((name, at) => objectOf(name, reading.series.toSpliced(at, 1)));
    return [{ ...best, reading: { ...reading, series } }, ...others];
  }
  const whens = timed(scan, reading);
  const lead = payer(scan, reading) ?? place(scan, reading);
  const names = reading.points.map((point, at) => {
    if (at === 0 && lead !== null && !point.axis) return lead;
    const named = point.axis ? null : namedAt(scan, reading, at);
    const mended = named && MENDERS.reduce<string | null>((now, mend) => now ?? mend(named), null);
    const object =
      named && !named.left
        ? objectOf(point.name, named.others, WHOSE.test(named.before) && !WHOSE_TOO.test(named.behind))
        : point.name;
    if (object !== point.name) return object;
    return mended ?? (named && (withHead(named, scan.text) ?? withoutHas(named, scan.text))) ?? whens[at] ?? point.name;
  });
  if (new Set(names).size < names.length || names.every((name, at) => name === reading.points[at]?.name)) return rows;
  const points = reading.points.map((point, at) => ({ ...point, name: names[at] ?? point.name }));
  return [{ ...best, reading: { ...reading, points } }, ...others];
}
