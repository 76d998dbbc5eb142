/**
 * Values that a text tells by how much they lie above or below others: "15 faster", "rose by 40", "a quarter of it was
 * lost", "down another 12", "22,000 short of last year's". `comparedIn(text, operands, bases)`: whichever base makes it right.
 */
import type { Span } from "@charticle/contract";
import { wordSet } from "../lexicon/closed-class.ts";
import { CHANGE_DOWN, CHANGE_UP } from "../lexicon/verbs.ts";
import { amountOf, isShare, type Slot, shown, spanOf } from "./slots.ts";

export type Candidate = {
  slot: Slot;
  value: number;
  spans: readonly Span[];
  how: string;
  /** May be told rounded. */
  rounds: boolean;
  /** Unit of the figure that it is a share of. */
  of?: string | null;
};

const MORE =
  /^\s*(?:\p{L}+\s+){0,2}?(?:more|extra|higher|longer|slower|taller|older|heavier|warmer|hotter|stronger|better|bigger|dearer|above|ahead|clear|too many|on top|joined|were added|jump)\b/iu; // catches " cm more", not "moreover"
const LESS =
  /^\s*(?:\p{L}+\s+){0,2}?(?:fewer|less|lower|shorter|faster|quicker|younger|junior|lighter|colder|cooler|cheaper|weaker|worse|smaller|below|behind|back|short|shy|too few|(?:have|has) left|dip)\b/iu; // catches " faster", not "faster-paced"
/** What they do is bounded by another number: nothing is told of this one. */
const BOUNDED =
  /^\s*(?:\p{L}+\s+){1,2}?(?:more|less|fewer|longer|shorter|higher|lower)\s+than\s+(?:\d|an?\s|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half)/iu; // catches " feel less than four hours", not " less than Ann"
const EACH_TIME = /^\s*(?:every|each|an?|per)\b|^[^.;!?,]{0,16}\b(?:every|each)\b/iu; // catches " every year" and " more each month", not " more"
const RATE = /[\p{L}\p{N}%](?:\s+|\/)(?:every|each|an?|per)\s/iu; // catches "20% a year", not "a quarter"
/** The words in front of an amount, without those that only soften it. */
const BEFORE =
  /(?:\b(\p{L}+)\s+)?(?:(?:out|back|off|on|away|up|down)\s+)?(?:(?:by|another|an?|further|just|only|about|around|some|almost|nearly|over|exactly|of|its|extra)\s+)*[^\p{L}\p{N}.;!?]{0,3}$/iu; // catches "lost another £", not "lost in 2021 "
const BY = /\b(\p{L}+)(?: \p{L}+){0,3} by (?:(?:a|another|about|around|just) )?[^\p{L}\p{N}.;!?]{0,2}$/iu; // catches "beat that by £", not "by 2021, 40"
const DIRECTION = /\b(up|down)\s+(?:(?:another|a further|by|about|around|just|only|a|an)\s+)*[^\p{L}\p{N}.;!?]{0,3}$/iu; // catches "down another £", not "down to "
const GAP =
  /\b(?:(?:gap|lead|difference|margin)\b[^.;!?\d]{0,60}|(?:w[io]n|wins|beat|beats) (?:\p{L}+ ){0,3}by (?:a |an )?)$/iu; // catches "our lead over Rovers is ", not "won in 2020, "
const FURTHER = /\b(?:another|further|again)\s+[^\p{L}\p{N}.;!?]{0,3}$/iu; // catches "and another £", not "another time, 40"
const SIGN = /^(?:plus|minus|[+−–-])/iu; // catches "minus 30", not "30"
const AGAIN = /^[^.;!?,]{0,24}\b(?:again|further|on top)\b/iu; // catches " years her junior again", not ", again 40"
const GIVES = wordSet(
  "plus beat beats beaten tops topped exceeds exceeded outdid regain regained recovered won won't joined brought opened earned put",
);
const TAKES = wordSet("minus took take takes spent burned burnt closed undershot retired missed leaked donated");
/** What the amount may be told against stands behind it: the base is the greater or the lesser one, not the other. */
const AGAINST =
  /^[^.;!?]{0,32}?\b(?:than|on|of|over|above|below|ahead|behind|clear|short|from|against|what|to|reaching|last|the year|past)\b/iu; // catches " more than Harrow", not ", and 5 more"

const tail = (text: string, at: number): string => text.slice(Math.max(0, at - 64), at);

/** Whether an amount says how much more (1) or less (-1); 0 where it says neither, null where it is only one more of them. */
function wayOf(text: string, { start, end }: Slot): number | null {
  const [before, after] = [tail(text, start), text.slice(end, end + 40)];
  const sign = SIGN.exec(text.slice(start, end))?.[0].toLowerCase();
  if (sign !== undefined) return ["plus", "+"].includes(sign) ? 1 : -1;
  if (BOUNDED.test(after) || EACH_TIME.test(after) || RATE.test(text.slice(start, end))) return 0;
  if (MORE.test(after)) return 1;
  if (LESS.test(after)) return -1;
  const said = [BY.exec(before)?.[0] ?? "", DIRECTION.exec(before)?.[0] ?? "", BEFORE.exec(before)?.[0] ?? ""];
  for (const words of said.map((one) => one.toLowerCase().split(/[^\p{L}']+/u))) {
    // catches the blank of "lost a", not a letter
    if (words.some((word) => CHANGE_UP.has(word) || GIVES.has(word))) return 1;
    if (words.some((word) => CHANGE_DOWN.has(word) || TAKES.has(word))) return -1;
  }
  return FURTHER.test(before) || AGAIN.test(after) ? null : 0;
}

type Signed = { slot: Slot; way: number; both: boolean; share: boolean };

/** The amounts of a text that speak of a change; "another £2" goes the way of the one before. */
function signedIn(text: string, operands: readonly Slot[]): Signed[] {
  let last = 1;
  return operands.flatMap((slot): Signed[] => {
    const way = wayOf(text, slot) ?? last;
    const both = GAP.test(tail(text, slot.start)) || AGAINST.test(text.slice(slot.end, slot.end + 48));
    if (way === 0 && !GAP.test(tail(text, slot.start))) return [];
    last = way || 1;
    return [{ slot, way: way || 1, both, share: isShare(slot) }];
  });
}

const plus = (from: number, { slot, way, share }: Signed): number =>
  share ? from * (1 + (way * amountOf(slot)) / 100) : from + way * Math.abs(amountOf(slot));
const minus = (to: number, { slot, way, share }: Signed): number =>
  share ? to / (1 + (way * amountOf(slot)) / 100) : to - way * Math.abs(amountOf(slot));

/** A share of a share is told in points. */
const suits = ({ share }: Signed, base: Slot): boolean => !(share && isShare(base));

/** What is told of one figure by another is told of the one right before it: "Barnet's 12 are 5 more than Harrow has". */
export function isSubject(base: Slot, slot: Slot, bases: readonly Slot[]): boolean {
  const starts = bases.map(({ start }) => start);
  const before = starts.filter((start) => start < slot.start);
  const after = starts.filter((start) => start > slot.start);
  return base.start === (before.length > 0 ? Math.max(...before) : Math.min(...after));
}

export function comparedIn(text: string, operands: readonly Slot[], bases: readonly Slot[]): Candidate[] {
  const signed = signedIn(text, operands);
  return bases.flatMap((base): Candidate[] => {
    const from = amountOf(base);
    let running = from;
    return signed.flatMap((one): Candidate[] => {
      const { slot, way } = one;
      if (slot.start === base.start) return [];
      const own: Signed = suits(one, base) ? one : { ...one, share: false };
      const size = `${shown(Math.abs(amountOf(slot)))}${own.share ? "%" : ""}`;
      const spans = [spanOf(slot), spanOf(base)];
      const rounds = own.share;
      const how = `${shown(from)} ${way > 0 ? "plus" : "less"} ${size}`;
      const goesOn = slot.start > base.start;
      if (goesOn) running = plus(running, own);
      return [
        { slot, value: plus(from, own), spans, how, rounds },
        ...(!goesOn || running === plus(from, own)
          ? []
          : [{ slot, value: running, spans, how: `${how}, and what came before`, rounds }]),
        ...(own.both && isSubject(base, slot, bases)
          ? [{ slot, value: minus(from, own), spans, how: `${shown(from)} is ${how.split(" ")[1]} ${size} it`, rounds }]
          : []),
      ];
    });
  });
}
