/**
 * A text as the fitting of links sees it, and the path through its figures that gives the table it states.
 * `linkTextOf(item)` → its figures, gaps and names; `knownPath(text, weights)` → the best path to an accepted table, or null.
 */
import { chartToWire } from "@charticle/contract";
import { composeChart } from "../../src/compose/compose-chart.ts";
import { chartName } from "../../src/compose/name.ts";
import { type Accepted, acceptedOf, figuresOf } from "../../src/corpus/accepted.ts";
import type { CorpusItem } from "../../src/corpus/corpus-item.ts";
import { isSameName } from "../../src/corpus/name-match.ts";
import { isSameValue } from "../../src/corpus/same-value.ts";
import { scoreItem } from "../../src/corpus/score.ts";
import { readingOf } from "../../src/read/link/build.ts";
import type { Cues } from "../../src/read/link/cues.ts";
import { decode } from "../../src/read/link/decode.ts";
import { gapItems } from "../../src/read/link/label-candidates.ts";
import { type Context, contextOf } from "../../src/read/link/link-context.ts";
import { type Shown, shownOf } from "../../src/read/link/options.ts";
import { hintsOf, MOST_FIGURES } from "../../src/read/link/read-links.ts";
import { keptSteps, type State, type Step } from "../../src/read/link/state.ts";
import { rank } from "../../src/read/rank/score.ts";
import type { Weights } from "../../src/read/rank/weights.ts";
import { readVersions } from "../../src/read/read.ts";
import { atomsOf } from "../../src/read/sentence/atoms.ts";
import { statementOf } from "../../src/read/statement.ts";
import { recognizeAll } from "../../src/recognize/all-rules.ts";
import type { Mention } from "../../src/recognize/mention.ts";
import { type Scan, scanText } from "../../src/text/scan.ts";

export type LinkText = { item: CorpusItem; scan: Scan; mentions: readonly Mention[]; context: Context; shown: Shown };

const BEAM = 24;

/** Null where links have nothing to do: no figures, or a table in lines. */
export function linkTextOf(item: CorpusItem, cues: Cues | null = null): LinkText | null {
  const scan = scanText(item.text);
  const { versions, rules } = readVersions(scan, recognizeAll(scan));
  const mentions = versions[0]?.own ?? [];
  const { figures, gaps } = statementOf(scan, atomsOf(scan, mentions));
  if (item.kind === "none" || item.kind === "table" || figures.length === 0 || figures.length > MOST_FIGURES)
    return null;
  const readings = rules.map(({ reading }) => reading);
  const context = contextOf(scan, { figures, gaps }, gaps.map(gapItems), hintsOf(figures, readings), cues);
  return { item, scan, mentions, context, shown: shownOf(context) };
}

/** Whether a finished path is what the text states. */
export function isRight({ item, scan, mentions, context }: LinkText, end: State): boolean {
  const reading = readingOf(context.figures, end);
  const ranked = rank(reading, { figures: reading.figures, cost: 0, total: null, foreign: 0 });
  return scoreItem(item, chartToWire(composeChart({ scan, mentions, ranked }))).exact;
}

/** The steps that lead to a table: each figure under the names of a cell with its value; none of its figures left out. */
function stepsTo({ context: { figures } }: LinkText, { points, series }: Accepted): (step: Step) => boolean {
  const values = figuresOf(points);
  const cells = figures.map(({ value }) =>
    points.flatMap(({ name, values: row }) =>
      row.flatMap((one, column) =>
        one !== null && isSameValue(value, one) ? [{ point: name, series: series[column] ?? [] }] : [],
      ),
    ),
  );
  const same = (all: readonly number[], value: number): number => all.filter((one) => isSameValue(one, value)).length;
  const needed = figures.map(({ value }, at) => {
    const all = figures.map((figure) => figure.value);
    return (cells[at]?.length ?? 0) > 0 && same(all, value) <= same(values, value);
  });
  return ({ figure, kept, inner, outer }) => {
    if (!kept) return needed[figure] !== true;
    const own = cells[figure] ?? [];
    const first = inner ? chartName(inner.text) : "";
    if (!outer) return series.length === 1 && own.some(({ point }) => isSameName(first, point));
    const second = chartName(outer.text);
    return (
      series.length > 1 &&
      own.some(
        ({ point, series: one }) =>
          (isSameName(first, point) && isSameName(second, one)) ||
          (isSameName(second, point) && isSameName(first, one)),
      )
    );
  };
}

export function knownPath(text: LinkText, weights: Weights): State | null {
  for (const table of acceptedOf(text.item)) {
    const count = figuresOf(table.points).length;
    const ends = decode(text.context, weights, {
      allowed: stepsTo(text, table),
      beam: BEAM,
      keeps: true,
      shown: text.shown,
    });
    const right = ends.find((end) => keptSteps(end).length === count && isRight(text, end));
    if (right) return right;
  }
  return null;
}
