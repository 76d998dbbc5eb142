/**
 * Figures in parts of a text that was read in fewer words: what a bracket or a clause told beside the values is left out of the
 * chart with it, and said in a note like any other figure.
 */
import type { Chart } from "@charticle/contract";
import { recognizeAll } from "../../recognize/all-rules.ts";
import { isFigure } from "../../recognize/mention.ts";
import { scanText } from "../../text/scan.ts";
import type { Squeezed } from "../../text/squeezed.ts";
import { MAX_NOTES, noteOf } from "../plain-notes.ts";
import { leftOf } from "./left.ts";
import { type Shown, whyLeft } from "./reasons.ts";
import { SAID } from "./said.ts";

const TOP = /\d (?:out )?of $/u; // catches "14 of " in front of "20", not "most of "
const WORD = /[\p{L}\d]+/gu; // catches "clause" and "4", not ", "

/** Places of the text as typed at which a word begins that is still there. */
const keptIn = ({ text, back }: Squeezed): ReadonlySet<number> =>
  new Set([...text.matchAll(WORD)].map(({ index, 0: word }) => back([index, index + word.length])[0]));

function shownBy({ points, series, unit, grounding }: Chart): Shown {
  const values = points.flatMap((point) => point.values.flatMap((value) => value ?? []));
  const starts = grounding.flatMap((row) => row.flatMap((cell) => cell?.spans[0]?.[0] ?? []));
  return {
    sum: series.length === 1 ? values.reduce((sum, value) => sum + value, 0) : null,
    unit,
    count: values.length,
    greatest: Math.max(...values),
    first: Math.min(...starts),
  };
}

/** @param kept what was read of the text */
export function withCutParts(text: string, kept: Squeezed, chart: Chart): Chart {
  const scan = scanText(text);
  const starts = keptIn(kept);
  const shown = shownBy(chart);
  const notes = recognizeAll(scan).flatMap((mention): string[] => {
    if (!isFigure(mention) || mention.weak) return [];
    const [first] = text.slice(mention.start, mention.end).matchAll(WORD);
    if (!first || starts.has(mention.start + first.index)) return [];
    const left = leftOf(scan, mention);
    if (TOP.test(left.before)) return [noteOf(`out of ${text.slice(mention.start, mention.end)}`, SAID.scale)];
    return [noteOf(left.quote, SAID[whyLeft(left, shown)])];
  });
  return { ...chart, notes: [...new Set([...chart.notes, ...notes])].slice(0, MAX_NOTES) };
}
