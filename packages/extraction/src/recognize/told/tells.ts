/** Relations that few texts use, each with the words at which it is looked for. */
import { POSSESSIVES, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { FEWER, MORE, SUBJECTS, TIMES } from "../../lexicon/relation-words.ts";
import { isWordAt, lowerAt, tokenAt } from "../../text/scan.ts";
import { isFigure } from "../mention.ts";
import { fractionAt } from "../numbers/fraction-tail.ts";
import { shareOf } from "./mend.ts";
import { amountOf, endsAt, namedAt, sharedBase, type Tell, told } from "./tell.ts";
import { takenOff } from "./tell-off.ts";
import { rivalBy } from "./tell-rivals.ts";

const MOST_WORDS = 5;
const THESE = wordSet("this these last");
const STOPS = wordSet(". ; ! ?");
const EACH = wordSet("every each per");

const SENIORITY: ReadonlyMap<string, number> = new Map([
  ["senior", 1],
  ["junior", -1],
]);

/** "Peter's four years her senior, Lev nine years her junior". */
const senior: Tell = (row) => {
  const { scan, figure } = row;
  const at = figure.to + 1;
  const base = sharedBase(row);
  const amount = amountOf(row);
  const whose = POSSESSIVES.has(lowerAt(scan, figure.to)) || lowerAt(scan, figure.to).endsWith("'s");
  const aged = figure.unit !== null && (endsAt(scan, at + 1) || lowerAt(scan, at + 1) === "again"); // not "240 her senior year"
  if (!SENIORITY.has(lowerAt(scan, at)) || !whose || !aged || !base || amount === null) return null;
  const level = base.bare ? { ...base, unit: figure.unit } : base;
  return told(row, { base: level, add: (SENIORITY.get(lowerAt(scan, at)) ?? 0) * amount, to: at + 1 });
};

const PLAIN = wordSet(
  "more less fewer extra further above below ahead behind later earlier clear short under shy better worse",
);
const ALSO_MORE = wordSet("thicker richer busier louder steeper");
const ALSO_FEWER = wordSet("shallower narrower thinner poorer slimmer");
const wayOf = (word: string): number =>
  MORE.has(word) || ALSO_MORE.has(word) ? 1 : FEWER.has(word) || ALSO_FEWER.has(word) ? -1 : 0;

/** "the sixth is smaller by 8": the comparative in front. */
const comparedBy: Tell = (row) => {
  const { scan, figure } = row;
  const word = lowerAt(scan, figure.from - 2);
  const way = PLAIN.has(word) ? 0 : wayOf(word);
  const base = sharedBase(row);
  const amount = amountOf(row);
  if (lowerAt(scan, figure.from - 1) !== "by" || way === 0 || !base || amount === null) return null;
  return told(row, { base, add: way * amount, from: figure.from - 2 });
};

const PLACED = wordSet("above below ahead behind");

/** "20 pages shorter, the third 10 pages shorter still", "twenty meals down on Tuesday": with a noun between. */
const nounBetween: Tell = (row) => {
  const { scan, figure } = row;
  const noun = lowerAt(scan, figure.to);
  const at = PLACED.has(noun) && figure.unit ? figure.to : figure.to + 1;
  const word = lowerAt(scan, at);
  const amount = amountOf(row);
  const plain = isWordAt(scan, figure.to) && verbSense(noun) !== "verb" && (at === figure.to || !wayOf(noun));
  if (figure.basis || amount === null || !plain) return null;
  if (scan.tokens.slice(row.before.at(-1)?.to ?? 0, figure.from).some(({ lower }) => EACH.has(lower))) return null;
  if (word === "up" || word === "down") {
    const on = lowerAt(scan, at + 1) === "on" ? namedAt(row, at + 2) : null;
    return on && told(row, { base: on.base, add: word === "up" ? amount : -amount, to: on.to });
  }
  const way = wayOf(word);
  const next = lowerAt(scan, at + 1);
  if (PLACED.has(word)) {
    const pointed = ["that", "it", "this"].includes(next) ? row.before.at(-1) : undefined;
    const beside = endsAt(scan, at + 1) && row.before.at(-1)?.basis ? sharedBase(row) : undefined; // "6 points above that, chat 3 points below"
    const placed = pointed ?? beside;
    return placed ? told(row, { base: placed, add: way * amount, to: pointed ? at + 2 : at + 1 }) : null;
  }
  if (way === 0 || (PLAIN.has(word) && !["more", "fewer", "less"].includes(word))) return null;
  if (next === "than") {
    const named = namedAt(row, at + 2);
    return named && told(row, { base: named.base, add: way * amount, to: named.to });
  }
  const base = sharedBase(row);
  const onward = ["still", "again"].includes(next);
  if (!base || !(onward || endsAt(scan, at + 1))) return null;
  return told(row, { base, add: way * amount, to: at + (onward ? 2 : 1) });
};

/** "a triple $50 less than the double": where the name was taken for a verb, and the figure read the other way round. */
const thanNamed: Tell = (row) => {
  const { scan, figure, base, before } = row;
  const amount = amountOf(row);
  const than =
    lowerAt(scan, figure.to - 1) === "than" ? figure.to - 1 : lowerAt(scan, figure.to) === "than" ? figure.to : -1;
  const way = than > 0 ? wayOf(lowerAt(scan, than - 1)) : 0;
  const named = way !== 0 && amount !== null ? namedAt(row, than + 1) : null;
  if (!named || amount === null || named.base === before.at(-1)) return null;
  const words = scan.text.slice(tokenAt(scan, than + 1).start, tokenAt(scan, named.to - 1).end);
  if (named.base.basis && scan.text.startsWith(words, named.base.end + 1)) return null; // "Bus 4,100, 300 more than last May. Tram 6,200, 150 fewer than last May"
  if (base && figure.value === named.base.value + way * amount) return null;
  return told(row, { base: named.base, add: way * amount, to: named.to });
};

const CHAINED =
  /^(?: points| seconds| metres)? (ahead|clear|above|behind|short|adrift) of [\p{L} ]{1,20}?, who(?: is|['’]s| was| are| were| sits?)?(?: (?:himself|herself|in turn))? $/u; // catches " ahead of Malik, who is ", not " ahead of Malik. "

/** "Sofia leads with 212, 15 ahead of Malik, who is 30 clear of Jonas": Malik's is told of the one in front of it. */
const chained: Tell = (row) => {
  const { scan, figure, mentions, before } = row;
  const base = before.at(-1);
  const amount = amountOf(row);
  const next = mentions.find((mention) => mention.from > figure.from);
  const here = next && CHAINED.exec(scan.text.slice(figure.basis?.stated?.end ?? figure.end, next.start));
  if (!base || amount === null || !here) return null;
  return told(row, { base, add: ["behind", "short", "adrift"].includes(here[1] ?? "") ? amount : -amount });
};

const LIKE = /^(?:half (?:the )?price|[^\d]{0,3}[\d.,]+(?:%| \p{L}+)? \p{L}+er|[^\d]{0,3}[\d.,]+%? (?:more|less))$/iu; // catches "half price" and "40 fewer", not "half that"

/** "The red trail got 50 more than that and the green one 40 fewer", "the student tier half price": of what the one before is told of. */
const besideLike: Tell = (row) => {
  const { scan, figure, base, before, mentions } = row;
  const last = before.at(-1);
  const related = figure.basis && last?.basis && base === last && LIKE.test(scan.text.slice(figure.start, figure.end));
  const shared = sharedBase(row);
  if (!related || !shared || shared === last || !last) return null;
  const begin = scan.tokens.slice(0, last.from).findLastIndex(({ lower }) => STOPS.has(lower)) + 1;
  const stopped = scan.tokens.slice(last.to, figure.from).some(({ lower }) => STOPS.has(lower));
  const end = mentions.find((mention) => mention.from > figure.from && isFigure(mention))?.from ?? scan.tokens.length;
  const timed = mentions.some(({ kind, from }) => kind === "axis" && from >= begin && from < end);
  if (stopped || timed || endsAt(scan, figure.to) === false) return null;
  const share = shareOf(figure, last);
  return share && told(row, { base: shared, factor: share.factor, add: share.add });
};

/** "one and a half times a barista's pay", "four times the hourly fee": behind a figure that was read as one of its own. */
const timesNamed: Tell = (row) => {
  const { scan, figure } = row;
  if (figure.basis || figure.unit || !TIMES.has(lowerAt(scan, figure.to))) return null;
  const next = lowerAt(scan, figure.to + 1);
  if (next === "that") {
    const base = row.before.at(-1);
    return base ? told(row, { base, factor: figure.value, to: figure.to + 2 }) : null;
  }
  const named = SUBJECTS.has(next) || THESE.has(next) ? null : namedAt(row, figure.to + 1);
  if (named) return told(row, { base: named.base, factor: figure.value, to: named.to });
  const last = row.before.at(-1);
  const like = last?.basis && /\btimes\b/iu.test(scan.text.slice(last.start, last.end)); // catches "four times as much", not "twice as much"
  const base = like ? sharedBase(row) : null;
  const elided = ["by", "in", "on", "at", "for"].includes(next) || endsAt(scan, figure.to + 1);
  return base && elided ? told(row, { base, factor: figure.value, to: figure.to + 1 }) : null; // "and ten times by air"
};

const OF_THAT = /\b(?:of (?:that|it|this|the \p{L}+|\p{Lu}[\p{L}'’]*)|as (?:many|much))$/u; // catches "three quarters of that" and "half as many", not "half the men"

/** "Italy took three quarters of that and Malta a tenth", "5 percent of that, New Zealand 12 percent", "a third of that, design half". */
const elidedPart: Tell = (row) => {
  const { scan, figure, before } = row;
  const last = before.at(-1);
  const half =
    figure.basis && row.base === last && lowerAt(scan, figure.from) === "half" && figure.to === figure.from + 1;
  const share = half || (figure.unit?.symbol === "%" && !figure.basis && !figure.range);
  if (!share || !last?.basis || last.unit?.symbol === "%" || last.basis.stated || lowerAt(scan, figure.to) === "of")
    return null;
  if (!OF_THAT.test(scan.text.slice(last.start, last.end).replace(/ $/u, ""))) return null;
  const base = sharedBase(row);
  const next = lowerAt(scan, figure.to);
  const exact = half
    ? 0.5
    : figure.part
      ? (fractionAt(scan, figure.from)?.value ?? figure.value / 100)
      : figure.value / 100;
  const ends = endsAt(scan, figure.to) || ["for", "in", "at", "to"].includes(next);
  return base && ends && exact < 1 ? told(row, { base, factor: exact }) : null;
};

/** "seniors get $3 off the adult price". */
const offNamed: Tell = (row) => {
  const { scan, figure } = row;
  const amount = amountOf(row);
  const named =
    amount !== null && lowerAt(scan, figure.to) === "off" && lowerAt(scan, figure.to + 1) !== "that"
      ? namedAt(row, figure.to + 1)
      : null;
  return named && amount !== null ? told(row, { base: named.base, add: -amount, to: named.to }) : null;
};

/** "Wednesday was Tuesday plus 6", "gran's number plus one". */
const plusOn: Tell = (row) => {
  const { scan, figure, before } = row;
  const sign = { plus: 1, minus: -1 }[lowerAt(scan, figure.from - 1)] ?? 0;
  const amount = amountOf(row);
  if (sign === 0 || amount === null || figure.basis) return null;
  const last = before.at(-1);
  const same = last?.basis?.how.startsWith("1 times") && last.to === figure.from - 1; // "the same amount plus 25"
  if (last && same && !isWordAt(scan, figure.to)) return told(row, { base: last, add: sign * amount, from: last.from });
  for (let at = figure.from - 2; at > figure.from - 2 - MOST_WORDS && isWordAt(scan, at); at--) {
    const named = namedAt(row, at);
    const { kind, lower } = tokenAt(scan, at - 1);
    const opens = kind === "mark" || kind === "line" || lower === "than" || verbSense(lower) === "verb";
    if (named && named.to === figure.from - 1 && opens)
      return told(row, { base: named.base, add: sign * amount, from: at });
  }
  return null;
};

/** Each with the words without which no text needs it. */
export const TELLS: readonly (readonly [sign: RegExp, tell: Tell])[] = [
  [/\bby\b/iu, rivalBy], // catches "by 130", not "baby"
  [/\b(?:seni|juni)or\b/iu, senior], // catches "her senior", not "seniors"
  [/\p{L}er by\b/iu, comparedBy], // catches "smaller by 8", not "by 8"
  [/\d \p{L}+ (?:\p{L}+er|above|below|ahead|behind)\b|\p{L}s (?:up|down) on\b/iu, nounBetween], // catches "20 pages shorter" and "3 points below", not "20 shorter"
  [/ of [\p{L} ]+, who\b/iu, chained], // catches "15 ahead of Malik, who is", not "who is"
  [/\bhalf (?:the )?price\b|\bthan (?:that|it)\b/iu, besideLike], // catches "half price", not "half of it"
  [/\bthan\b/iu, thanNamed], // catches "less than the double", not "thanks"
  [/\btimes\b/iu, timesNamed], // catches "ten times by air", not "time"
  [/\bof (?:that|it|this|the|\p{Lu})|\bas (?:many|much)\b/u, elidedPart], // catches "a third of that" and "half as many", not "of us"
  [/\d off\b/iu, takenOff], // catches "£120 off", not "took off"
  [/\boff (?:the|an?)\b/iu, offNamed], // catches "$3 off the adult price", not "3 off"
  [/\b(?:plus|minus) \p{L}*\d*/iu, plusOn], // catches "plus 6", not "surplus"
];
