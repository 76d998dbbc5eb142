/**
 * The recipe: text → tokens → mentions → readings → chart. The only file that knows the order.
 * "Chrome 65%, Safari 19%, the rest others" → {ok: true, chart: Chrome 65, Safari 19, Others 16, …}
 */
import { LINK_WEIGHTS } from "./read/link/link-weights.ts";
import { RANK_WEIGHTS } from "./read/rank-weights.ts";

// The weights stay first, so that they are first in the page's file: compressors find likenesses in code over 32 KB, and
// 20 KB of noise in its midst would part what is alike.

import { type Chart, MAX_TEXT_LENGTH } from "@charticle/contract";
import { alternativesOf } from "./compose/alternatives.ts";
import { composeChart } from "./compose/compose-chart.ts";
import { chartableOdds, confidenceOf, signsOf } from "./compose/confidence.ts";
import { isFirm } from "./read/evidence.ts";
import { readAll } from "./read/read.ts";
import type { Ranked } from "./read/score.ts";
import type { Mention } from "./recognize/mention.ts";
import { recognize } from "./recognize/recognize.ts";
import { type Refusal, refusal } from "./refusal.ts";
import { type Scan, scanText } from "./text/scan.ts";

export type { RefusalReason } from "./refusal.ts";

/** A chart with other readings and how sure the reader is (0 to 1), or why there is none. */
export type Extraction = { ok: true; chart: Chart; alternatives: Chart[]; confidence: number } | Refusal;

/** All stages of one text, for `extract` and `explain` alike. */
export type Stages = { scan: Scan; mentions: Mention[]; readings: Ranked[]; answer: Extraction };

/** Least odds of being a text to chart at which its best reading is shown. */
const LEAST_CHARTABLE = 0.24;

export function stagesOf(text: string): Stages {
  const scan = scanText(text);
  const mentions = recognize(scan);
  const readings = readAll(scan, mentions, LINK_WEIGHTS, RANK_WEIGHTS);
  return { scan, mentions, readings, answer: answerOf(scan, mentions, readings) };
}

/** Worst score of a lone figure that is still shown. */
const WORST_ALONE = 4.2;

const isAlone = ({ reading }: Ranked): boolean => reading.points.length * reading.series.length === 1;

const DIRECTS = /code|number|date|clock|rank|version|map/; // catches "a house number", not "part of a description"

/** Numbers that name, identify or say at what hour: a text that holds them beside its one figure gives directions. */
const directs = (scan: Scan, mention: Mention, named: string): boolean =>
  mention.kind === "axis"
    ? ["clock", "step"].includes(mention.family)
    : mention.kind === "aside"
      ? DIRECTS.test(mention.why)
      : mention.kind === "name" && !named.includes(scan.text.slice(mention.start, mention.end));

const RUNS_ON = /^(?:, ?|,? and | | to )\d[\d.]*(?:,|\.?$| and| \d)/; // catches ", 7 and 12" behind "4" and " to 48", not ", 10 minutes"

const RUNS_UP = /\d ?[-–] ?$/; // catches the "3-" in front of "5 eggs", not "Tuesday -"

/** A lone figure is worth a chart only where it says what it measures: "$3.2M", "48%", "310 guests"; not "room 4". */
function standsAlone(scan: Scan, mentions: readonly Mention[], { reading, selection }: Ranked): boolean {
  const [figure] = reading.figures;
  if (reading.figures.length !== 1 || reading.shape === "table" || !figure || reading.points.length > 1) return true;
  if (RUNS_ON.test(scan.text.slice(figure.end)) || RUNS_UP.test(scan.text.slice(0, figure.start))) return false;
  const named = reading.points.map(({ name }) => name).join();
  return selection.cost <= 0.8 && isFirm(scan, figure) && !mentions.some((mention) => directs(scan, mention, named));
}

/** Worst score of a reading without a doubt. */
const WORST_CLEAN = 0.5;

/** Rules and links read the same first, without a doubt and with every figure: "Cats 3, dogs 5" needs no odds. */
const isAgreed = ({ reading, link, rule, score }: Ranked, mentions: readonly Mention[]): boolean =>
  link?.place === 0 &&
  rule?.place === 0 &&
  score <= WORST_CLEAN &&
  reading.figures.length === mentions.filter(({ kind }) => kind === "figure").length;

/** Least of such odds where all numbers of a text are figures, and it tells no hour and no day to be somewhere. */
const LEAST_PLAIN = { first: 0.1, later: 0.14 };
const DATED: ReadonlySet<string> = new Set(["clock", "date", "weekday"]);

/** "Won 12, lost 4": nothing in the text calls, dates or directs. */
const isPlain = (mentions: readonly Mention[], { reading }: Ranked): boolean =>
  reading.figures.length > 1 &&
  mentions.every((mention) =>
    mention.kind === "figure"
      ? reading.figures.includes(mention)
      : mention.kind === "axis" && !DATED.has(mention.family),
  );

/** A reading that the rules or the links have first needs less. */
const leastOdds = (mentions: readonly Mention[], best: Ranked): number =>
  !isPlain(mentions, best)
    ? LEAST_CHARTABLE
    : best.link?.place === 0 || best.rule?.place === 0
      ? LEAST_PLAIN.first
      : LEAST_PLAIN.later;

/** One figure says too little of its text for the learned odds: there the rules' own doubt decides. */
const isChartable = (best: Ranked, signs: readonly number[], mentions: readonly Mention[]): boolean =>
  isAlone(best)
    ? best.score <= WORST_ALONE
    : isAgreed(best, mentions) || chartableOdds(signs) >= leastOdds(mentions, best);

function answerOf(scan: Scan, mentions: readonly Mention[], readings: readonly Ranked[]): Extraction {
  const best = readings[0];
  const signs = signsOf(readings, scan, mentions);
  if (!best || !isChartable(best, signs, mentions) || !standsAlone(scan, mentions, best))
    return refusal(scan, mentions);
  const chart = composeChart({ scan, mentions, ranked: best });
  const alternatives = alternativesOf({ scan, mentions, readings, chart });
  return { ok: true, chart, alternatives, confidence: confidenceOf(signs) };
}

/** Reads a text of at most 280 UTF-16 code units. Never throws; "no" is an answer. */
export function extract(text: string): Extraction {
  if (typeof text !== "string" || text.trim() === "")
    return {
      ok: false,
      reason: "empty",
      message: "Type a text with a few figures, for example: Chrome 65%, Safari 19%, Edge 5%, the rest others.",
    };
  if (text.length > MAX_TEXT_LENGTH)
    return {
      ok: false,
      reason: "too-long",
      message: `The text has ${text.length} characters; at most ${MAX_TEXT_LENGTH} can be read. Keep the sentences that hold the figures.`,
    };
  return stagesOf(text).answer;
}
