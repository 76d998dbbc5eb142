/** How well the line below a title and the notes tell what a text says beside its values, held against what editors wrote. */
import type { Chart } from "@charticle/contract";

export const WHYS = [
  "total",
  "sample",
  "scale",
  "per",
  "time",
  "age",
  "name",
  "rank",
  "measure",
  "change",
  "target",
  "earlier",
  "setting",
  "other",
] as const;
export type GoldWhy = (typeof WHYS)[number];

const PARTS = ["period", "base", "scale", "per"] as const;

export type BesideGold = {
  id: string;
  /** The line an editor would print; null where the title says all. */
  subtitle: string | null;
  /** What holds for all values, as the text says it: their time, of how many, on which scale, per what; who says so. */
  period: string | null;
  base: string | null;
  scale: string | null;
  per: string | null;
  source: string | null;
  /** Numbers that are not shown, and why; `ok` are other reasons as right. */
  left: readonly { quote: string; why: GoldWhy; ok: readonly GoldWhy[] }[];
};

/** What an editor's reasons are called in notes. */
const SAID: readonly (readonly [RegExp, readonly GoldWhy[]])[] = [
  [/total|shares are of|a part of|the whole|sum of/u, ["total", "sample"]], // catches "it is the total of the parts", not "a total"
  [/sample size|survey was made|margin/u, ["sample"]], // catches "sample size", not "sampled"
  [/scale|perfect/u, ["scale"]], // catches "the scale", not "scaled"
  [/reference amount|interval|a ratio/u, ["per"]], // catches "the reference amount", not "an amount"
  [/an age/u, ["age"]], // catches "an age", not "average"
  [/rank|place in an order|anniversary/u, ["rank"]], // catches "rank", not "order"
  [/code|number of a|house number|version|description/u, ["name", "setting"]], // catches "a number of a thing", not "a number"
  [/another measure/u, ["measure", "setting"]], // catches "another measure", not "measured"
  [/change/u, ["change"]], // catches "a change or difference", not "chance"
  [/compare with|expected|bound|wanted|goal|majority/u, ["target"]], // catches "a mark to compare with", not "compared"
  [/another time|last so was/u, ["earlier", "time"]], // catches "a value of another time", not "times"
  [/when|how long|time|date|hours|clock|span/u, ["time"]], // catches "a span of time", not "spent"
  [/not one of the compared|scene|offer/u, ["setting", "other"]], // catches "it is not one of the compared values", not "compare"
];

const SMALL = new Set(
  "a an the of in on for to and at by with from per our my his her their its this that all out".split(" "),
);

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\d]+(?:[.,]\d+)?/gu) ?? []).filter((word) => !SMALL.has(word)); // catches "1.5" and "last", not ", "

const DIGITS = /\d[\d.,]*\d|\d/u; // catches "1,200", not "many"

const isSame = (note: string, quote: string): boolean => {
  const [one, other] = [note.toLowerCase(), quote.toLowerCase()];
  const [digits, others] = [DIGITS.exec(one)?.[0], DIGITS.exec(other)?.[0]];
  return one.includes(other) || other.includes(one) || (digits !== undefined && digits === others);
};

const NOTE = /^“(.+?)…?” is left out: (.*)\.$/su; // catches "“12 kg” is left out: another measure.", not "3 further points are left out"

/** Of one text: how many of the parts asked for are told, words of the subtitle that an editor uses, and reasons of notes that are right. */
export type BesideScore = {
  asked: number;
  told: number;
  words: number;
  fitting: number;
  notes: number;
  right: number;
  /** Whether an editor names a source, and whether chart, title or the line below say it; whether the chart names one, and it is that. */
  sourced: boolean;
  saidSource: boolean;
  named: boolean;
  sameSource: boolean;
};

/** One says what the other says, whichever says more: "Ofgem", "the regulator Ofgem". */
function isSameSource(own: string, gold: string): boolean {
  const words = new Set(wordsOf(gold));
  return wordsOf(own).some((word) => words.has(word));
}

export function besideScore({ title, subtitle, unit, notes, source }: Chart, gold: BesideGold): BesideScore {
  const said = new Set(wordsOf(`${title} ${subtitle ?? ""} ${unit ?? ""}`));
  const parts = PARTS.flatMap((part) => gold[part] ?? []);
  const editors = new Set(
    wordsOf([gold.subtitle, gold.period, gold.base, gold.scale, gold.per, gold.source].filter(Boolean).join(" ")),
  );
  const own = wordsOf(subtitle ?? "");
  const known = notes.flatMap((note) => {
    const [, quote = "", why = ""] = NOTE.exec(note) ?? [];
    const left = quote && gold.left.find((one) => isSame(quote, one.quote));
    if (!left) return [];
    const meant = SAID.find(([pattern]) => pattern.test(why))?.[1] ?? [];
    return meant.some((one) => one === left.why || left.ok.includes(one));
  });
  const sameSource = gold.source !== null && isSameSource(source ?? "", gold.source);
  return {
    asked: parts.length,
    told: parts.filter((part) => wordsOf(part).every((word) => said.has(word))).length,
    words: own.length,
    fitting: own.filter((word) => editors.has(word)).length,
    notes: known.length,
    right: known.filter(Boolean).length,
    sourced: gold.source !== null,
    saidSource: sameSource || (gold.source !== null && wordsOf(gold.source).every((word) => said.has(word))),
    named: Boolean(source),
    sameSource,
  };
}

/** @returns shares of all texts together; null where nothing was asked */
export function besideShares(
  scores: readonly BesideScore[],
): Record<"told" | "fitting" | "right" | "sourced" | "sources", number | null> & { texts: number } {
  const sum = (of: (score: BesideScore) => number): number => scores.reduce((total, score) => total + of(score), 0);
  const count = (of: (score: BesideScore) => boolean): number => scores.filter(of).length;
  const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
  return {
    texts: scores.length,
    told: share(
      sum(({ told }) => told),
      sum(({ asked }) => asked),
    ),
    fitting: share(
      sum(({ fitting }) => fitting),
      sum(({ words }) => words),
    ),
    right: share(
      sum(({ right }) => right),
      sum(({ notes }) => notes),
    ),
    sourced: share(
      count(({ saidSource }) => saidSource),
      count(({ sourced }) => sourced),
    ),
    sources: share(
      count(({ sameSource }) => sameSource),
      count(({ named }) => named),
    ),
  };
}
