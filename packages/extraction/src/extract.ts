/**
 * The recipe: text → tokens → mentions → readings → chart. The only file that knows the order.
 * "Chrome 65%, Safari 19%, the rest others" → {ok: true, chart: Chrome 65, Safari 19, Others 16, …}
 */

// The weights stay first, so that they are first in the page's file: compressors find likenesses in code over 32 KB, and
// 20 KB of noise in its midst would part what is alike.

import { type Chart, MAX_TEXT_LENGTH } from "@charticle/contract";
import { alternativesOf } from "./compose/alternatives.ts";
import { composeChart } from "./compose/compose-chart.ts";
import { chartableOdds, confidenceOf, signsOf } from "./compose/confidence.ts";
import { surroundingsOf } from "./compose/surroundings.ts";
import type { Equipment, LeastOdds } from "./read/equipment.ts";
import { isFirm } from "./read/rank/evidence.ts";
import type { Ranked } from "./read/rank/score.ts";
import { readAll } from "./read/read.ts";
import type { Mention } from "./recognize/mention.ts";
import { recognize } from "./recognize/recognize.ts";
import { type Refusal, refusal } from "./refusal.ts";
import { type Scan, scanText } from "./text/scan.ts";
import { type Squeezed, squeezed } from "./text/squeezed.ts";

export type { RefusalReason } from "./refusal.ts";

type Charts = { chart: Chart; alternatives: Chart[] };

/** A chart with other readings and how sure the reader is (0 to 1), or why there is none. */
export type Extraction = ({ ok: true; confidence: number } & Charts) | Refusal;

/**
 * The same at first sight, before anything is said around the charts: most plainer readings are not asked for more.
 * @property sureness how sure the reader is once it has looked twice
 */
export type Judged = { ok: true; confidence: number; sureness: () => number; charts: () => Charts } | Refusal;

/** All stages of one text, for `extract` and `explain` alike. */
export type Stages = { scan: Scan; mentions: Mention[]; readings: Ranked[]; judged: Judged };

/** The page's, which knows a lone figure by its odds alone. */
const LEAST: LeastOdds = { plain: 0.15, other: 0.24, alone: 0 };

export function stagesOf(text: string, equipment: Equipment): Stages {
  const scan = scanText(text);
  const mentions = recognize(scan, equipment.rules);
  const readings = readAll(scan, mentions, equipment);
  return { scan, mentions, readings, judged: judge(scan, mentions, readings, equipment) };
}

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

const isLone = ({ reading }: Ranked): boolean => reading.points.length * reading.series.length === 1;

const isPlain = (row: Ranked): boolean => isLone(row) || (row.link?.place === 0 && row.rule?.place === 0);

function judge(
  scan: Scan,
  mentions: readonly Mention[],
  readings: readonly Ranked[],
  { sureness, chartable, titles, least = LEAST }: Equipment,
): Judged {
  const best = readings[0];
  if (!best) return refusal(scan, mentions);
  const signs = signsOf(readings, scan, mentions);
  const odds = chartableOdds(signs, surroundingsOf(scan, mentions, best), chartable);
  const asked = isPlain(best) ? least.plain : least.other;
  if (odds < asked || !standsAlone(scan, mentions, best)) return refusal(scan, mentions);
  const sure = sureness?.(readings, scan, mentions, signs);
  const confidence = sure?.first ?? confidenceOf(signs);
  if (isLone(best) && confidence < least.alone) return refusal(scan, mentions);
  return {
    ok: true,
    confidence,
    sureness: () => sure?.second() ?? confidence,
    charts: () => {
      const chart = composeChart({ scan, mentions, ranked: best, titles });
      return { chart, alternatives: alternativesOf({ scan, mentions, readings, chart, titles }) };
    },
  };
}

/** The same with each chart so changed. */
export function changed<T extends Charts>(charts: T, change: (chart: Chart) => Chart): T {
  return { ...charts, chart: change(charts.chart), alternatives: charts.alternatives.map(change) };
}

/** What is read of a text whose blanks were squeezed, with the places of the text as typed. */
export function asTyped(judged: Judged, { back }: Squeezed): Judged {
  if (!judged.ok) return judged;
  const placed = (chart: Chart): Chart => ({
    ...chart,
    grounding: chart.grounding.map((row) => row.map((cell) => cell && { ...cell, spans: cell.spans.map(back) })),
  });
  return { ...judged, charts: () => changed(judged.charts(), placed) };
}

/** What is read of a text of at most 280 UTF-16 code units. Never throws; "no" is an answer. */
export function judgedWith(equipment: Equipment, text: string): Judged {
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
  const short = text.includes("\n") ? null : squeezed(text); // lines may be columns
  return short ? asTyped(stagesOf(short.text, equipment).judged, short) : stagesOf(text, equipment).judged;
}

/** With its charts. */
export const answered = (judged: Judged): Extraction =>
  judged.ok ? { ok: true, confidence: judged.sureness(), ...judged.charts() } : judged;
