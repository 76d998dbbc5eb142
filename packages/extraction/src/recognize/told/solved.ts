/** Of which figure a relation tells, and whether forwards or backwards: "12, twice that" and "12, twice as many as last year". */
import { wordSet } from "../../lexicon/closed-class.ts";
import { isCapitalAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { Figure, Mention } from "../mention.ts";
import { opens } from "./change-ways.ts";
import { isTimed } from "./is-alike.ts";
import { isBeside, MARKS } from "./is-beside.ts";
import { PAYING } from "./multiple-relation.ts";
import { levelReached } from "./reached.ts";
import { type Base, baseOf, type Reference } from "./reference.ts";
import type { Relation } from "./relation.ts";
import { unitRatio } from "./same-unit.ts";

/** A base beyond doubt, read forwards (value = base × factor + add) or backwards (base = (value − add) ÷ factor). */
export type Solved = { base: readonly Figure[]; backwards: boolean; named: boolean; doubt: number };

export type Row = {
  scan: Scan;
  mentions: readonly Mention[];
  figures: Figure[];
  later: readonly Figure[];
  taken: Set<number>;
  /** What the relation before was told of, where it was read backwards. */
  back: Figure | null;
};

const GOES_ON = /\b(?:again|another|further|even|still|then)\b/u; // catches "another 3 fewer", "then hatched 15 more" and "3 less still", not "seven fewer"

const THOSE = wordSet("them those these whom which");
const THEM = wordSet("them who whom which"); // "half of whom stayed and a quarter of whom danced"

const WHEN = /^ (?:when|where|and (?:it|that|they|those))(?: \w+){0,3} $/; // catches " when we had " of "than last year, when we had 40", not " and Bo "

const BEING = wordSet("is are was were");

const ROUGHLY = 0.15;

const OWNED = /(?:['’]s?|^(?:the|our|my|his|her|their|your))$/u; // catches "year's" and "our", not "year"

const COMPARED = /^ (?:\p{L}+ ){0,2}?(?:\p{L}+er|more|less|clear|ahead|short|times|behind) (?:than|of|as|what)\b/u; // catches " years older than", not " points"

const LEVEL = /^(?:[A-Z]|the|wh|last|previous|our|my|his|her|their|its)/; // catches "what B pays" of "€22, 5 above what B pays" and "last season's", not "zero"

/** "Ana is 34 this year, her sister 6 years younger, her brother 3 years older": told beside another of its kind, it shares its base; not at another time. */
function beforeLike({ scan, figures, later }: Row, relation: Relation, timed: boolean): readonly Figure[] {
  const { from, to, reference, open } = relation;
  const last = figures.at(-1);
  const words = scan.text.slice(last?.end, tokenAt(scan, to).end || undefined);
  const word = lowerAt(scan, (reference?.to ?? 0) - 1);
  const again = word === "it" || (THEM.has(word) && word === lowerAt(scan, (last?.to ?? 0) - 1)); // "10% above that in May, a fifth below it in June"
  const likewise = !relation.step && /\bas\b/u.test(scan.text.slice(last?.end, tokenAt(scan, from).start)); // "twice as many on Sunday as on Friday and three times as many on Saturday"
  const beside = again || (!reference && (!timed || relation.compared || likewise));
  const whole = to > from + 1 || relation.placed || PAYING.has(lowerAt(scan, from - 1)); // "students pay a quarter less, members pay half"
  const shared = beside && whole && !open && !GOES_ON.test(words) ? last?.basis : null;
  const start = shared?.spans[0]?.[0];
  const behind = later.filter((one) => one.start === start); // "Lea got 6 more than Max, Pia 4 fewer. Max got 30."
  if (behind.length > 0) return behind;
  return figures.slice(0, figures.findIndex((one) => one.start === start) + 1 || undefined);
}

const OF_WHOLE = /^ of (?:\p{L}+ ){0,2}$/u; // catches " of the ", not " of them, "

/** "A third of the 60 sailors were women, half of them officers": so many as the part in front comes to. */
function partInFront({ scan, figures }: Row, { reference, from, to }: Relation): Figure | null {
  const [part, whole] = figures.slice(-2);
  const them = reference?.kind === "pronoun" && THOSE.has(lowerAt(scan, to - 1)) && lowerAt(scan, to - 2) === "of";
  if (!them || !part || !whole || whole.basis || part.unit?.symbol !== "%" || whole.unit?.symbol === "%") return null;
  if (!OF_WHOLE.test(scan.text.slice(part.end, whole.start)) || from < whole.to) return null;
  const value = Number(((whole.value * part.value) / 100).toPrecision(5));
  const exact = Math.abs(value - Math.round(value)) < 0.02 ? Math.round(value) : value; // "a third" is 33.3
  return {
    ...whole,
    value: exact,
    basis: { spans: [[part.start, part.end]], how: `${part.value}% of ${whole.value}` },
  };
}

/** The figure that stands right behind its owner: "20 more than last year's 40", "15% up on our 90". */
export function possessed(scan: Scan, { reference, factor }: Relation, next: Figure | undefined): Figure | null {
  if (!reference || !next || next.part || next.from !== reference.to) return null;
  const part = reference.link === undefined ? factor <= 1 : lowerAt(scan, reference.link) === "of";
  if (part) return null; // "two thirds of the council's £90m"
  return OWNED.test(lowerAt(scan, reference.to - 1)) ? next : null;
}

/** The words say again how a figure stands to the one in front: "from 40 to 80, twice as many". */
export function saidAgain({ scan, figures }: Row, relation: Relation, value: number, base: Figure): boolean {
  const last = figures.at(-1);
  const former = figures.at(-2);
  if (!last || !isBeside(scan, last.to, relation.from) || ["and", "then"].includes(lowerAt(scan, relation.from - 1)))
    return false;
  const near = (one: number, other: number, by = 0.01): boolean => Math.abs(one - other) < Math.abs(other) * by;
  if (base !== last) return base.from > relation.from && near(value, last.value, ROUGHLY); // "60, 20 more than last year's 40"
  const named = relation.reference && !["pronoun", "what"].includes(relation.reference.kind);
  if (!former || named || tokenAt(scan, relation.reference?.to ?? relation.to).kind === "word") return false;
  const rate = value / last.value;
  return near(former.value * rate, last.value) || near(value, former.value);
}

/** "The 12 oz is $3, the 16 oz 75 cents more": figures up to the last one that a step in such a unit can be told of. */
function inLikeUnit(figures: Figure[], step: Figure | null): Figure[] {
  const unit = step?.unit;
  const last = figures.at(-1);
  if (!unit || !last || unit.symbol === "%") return figures;
  if (last.unit === null ? last.to !== step.from : unitRatio(unit, last.unit) > 0) return figures; // "room for 3 £15 more"
  const place = figures.findLastIndex((figure) => figure.unit !== null && unitRatio(unit, figure.unit) > 0);
  return place < 0 ? figures : figures.slice(0, place + 1);
}

const UNSEEN = wordSet("usual normal average before expected planned forecast");

/** "12 fewer than Cy": whose level stands nowhere, it is not that of the figure in front. */
function isStranger(scan: Scan, { from, to }: Reference): boolean {
  const name = lowerAt(scan, from);
  return to === from + 1 && isCapitalAt(scan, from) && scan.tokens.filter(({ lower }) => lower === name).length === 1;
}

export function solved(whole: Row, relation: Relation): Solved | null {
  const row = { ...whole, figures: inLikeUnit(whole.figures, relation.step) };
  const { scan, figures, back } = row;
  const later = row.later.filter(({ from, to }) => to <= relation.from || from >= relation.to); // not the "three" of "three times its rival"
  const last = figures.at(-1);
  const taken = (at: number): boolean => row.taken.has(at);
  const next = later[0];
  if (relation.ahead) {
    const level = relation.add !== 0 || next?.unit?.symbol !== "%";
    const goesOn = lowerAt(scan, (later[1]?.from ?? 0) - 1) === "to"; // "from 450 in May to 900"
    if (next && !goesOn && next.from <= relation.to + 3 && level && lowerAt(scan, next.from - 1) !== ",")
      return { base: [next], backwards: false, named: true, doubt: 0 };
    if (!relation.reference || (next?.from ?? Number.POSITIVE_INFINITY) < relation.reference.to + 1) return null; // else "€60m, up €12m from last year"
  }
  if (relation.reached) {
    const level = figures.every(({ basis }, at) => (at + 1) % 2 === 0 || basis)
      ? levelReached(scan, relation, next)
      : null;
    return level ? { base: [level], backwards: true, named: true, doubt: 0.3 } : null;
  }
  if (relation.placed && relation.factor < 1 && !last?.basis) return null; // "half at home, half at work"
  const told = relation.reference?.to ?? 0;
  const clause = lowerAt(scan, told) === "," ? scan.text.slice(tokenAt(scan, told).end, next?.start) : "";
  const who = THEM.has(lowerAt(scan, told + 1)) && (next?.from ?? 0) <= told + 4;
  const times = row.mentions.filter(({ kind }) => kind === "axis");
  const when = !last && times.length !== 1 && WHEN.test(clause); // not "twice as many came as last year, when we had 300": which is last year's?
  const own = next && !next.part && !COMPARED.test(scan.text.slice(next.end, next.end + 50)) ? next : null; // not "4 above Ida, who threw 6 further than Bea"
  const part = partInFront(row, relation);
  if (part || relation.those) return part && { base: [part], backwards: false, named: true, doubt: 0 };
  const owned = possessed(scan, relation, next);
  if (owned) return { base: [owned], backwards: false, named: true, doubt: 0.1 };
  if (own && (who || when)) return { base: [own], backwards: false, named: true, doubt: 0.1 }; // "9 clear of Basel, who had 62"
  const share = relation.factor < 1 && !relation.step && relation.reference?.kind === "name";
  if (share && figures[0]?.part && figures[0].unit?.symbol === "%" && last && !last.part) return null; // "four fifths of Sevens can swim 50 m, two fifths of Fives"
  if (relation.part && figures.length < 2) return null;
  const ands = [1, 2, 3, 4]
    .map((step) => relation.from - step)
    .filter((at) => ["and", "but"].includes(lowerAt(scan, at)));
  if (back && relation.reference && ands.some((at) => isBeside(scan, at, relation.from)))
    return { base: [back], backwards: true, named: false, doubt: 0.3 };
  const timedText = times.length > 0;
  const found: Base | null = baseOf(scan, relation.reference, beforeLike(row, relation, times.length > 1), taken);
  const beside = last !== undefined && isBeside(scan, last.to, relation.from);
  if (!beside && UNSEEN.has(lowerAt(scan, relation.reference?.from ?? -1))) return null; // "Oslo 12 mm, Bergen 30 mm more than usual"
  const timed =
    lowerAt(scan, relation.reference?.from ?? -1) === "that" || // "up a quarter on that"
    (!relation.reference && isTimed(row.mentions, relation));
  const what = relation.reference?.kind === "what" && times.some(({ from }) => from === relation.reference?.to); // "three times what we baked the week before"
  const earlier =
    what || relation.reference?.kind === "name" || lowerAt(scan, (relation.reference?.to ?? 0) - 1) === "before";
  if (last && found && !found.named && beside && earlier)
    return { base: [last], backwards: true, named: false, doubt: 0.3 }; // "60 sign-ups, 15 more than the week before"
  if (relation.beside && !relation.reference && !(beside ? timed : timedText)) return null; // "17 hours of talks: cleaners +6%"
  const onLast = found?.named === true && found.figures[0] === last; // "80 in April. May was down a fifth on April"
  if (relation.beside && beside && !timed && !onLast)
    return last && !found?.named ? { base: [last], backwards: true, named: false, doubt: 0.6 } : null;
  const anew = beside && relation.reference?.kind === "name" && lowerAt(scan, relation.from - 1) !== "then"; // "£60m in 2024, 20% more than the year before"
  if (found && (found.named || !anew))
    return { base: found.figures, backwards: false, named: found.named, doubt: relation.open && !timedText ? 0.5 : 0 };
  if (!relation.reference || relation.reference.kind === "pronoun") return null;
  const level = LEVEL.test(tokenAt(scan, relation.reference.from).text);
  if (last && (relation.strict ? level && beside : beside || opens(scan, last)))
    return { base: [last], backwards: true, named: false, doubt: 0.3 };
  if (!last && next?.part && relation.factor < 1) return null; // "two thirds of what we grow, a quarter of …"
  const ahead = baseOf(scan, relation.reference, later, taken);
  if (ahead?.named) return { base: ahead.figures, backwards: false, named: true, doubt: 0.1 };
  if (relation.strict) return null;
  const leveled = scan.tokens.slice(relation.from, relation.reference.from).some(({ lower }) => BEING.has(lower)); // "at €380 are pricier than structural (€310)"
  if (leveled) return null;
  const multiple = next && lowerAt(scan, next.to) === "as"; // "four times as fast as most, elm twice as fast"
  if (
    !last &&
    next &&
    !multiple &&
    MARKS.has(lowerAt(scan, relation.reference.to)) &&
    next.from <= relation.reference.to + 2
  )
    return lowerAt(scan, relation.reference.to) === "("
      ? { base: [next], backwards: false, named: true, doubt: 0.1 } // "3 times as high as the church (32 m)"
      : { base: [next], backwards: true, named: false, doubt: 0.2 }; // "twice as many as last year: 14"
  return last && !isStranger(scan, relation.reference)
    ? { base: [last], backwards: false, named: false, doubt: 0.1 }
    : null;
}
