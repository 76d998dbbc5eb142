/** The eval's figures as lines of text: a table of summaries, and the calibration. */

import type { besideShares } from "../src/corpus/beside-score.ts";
import { type Calibration, calibrationOf, SURE } from "../src/corpus/calibration.ts";
import type { Outcome } from "../src/corpus/evaluate.ts";
import type { MentionsScore } from "../src/corpus/mentions-score.ts";
import { type Summary, summaryOf } from "../src/corpus/summary.ts";
import type { TitlesScore } from "../src/corpus/title-score.ts";

const percent = (share: number | null): string => (share === null ? "-" : `${(100 * share).toFixed(1)}%`);

const COLUMNS: readonly (readonly [heading: string, cell: (summary: Summary) => string])[] = [
  ["texts", ({ texts }) => String(texts)],
  ["exact", ({ exact }) => percent(exact)],
  ["offered", ({ offered }) => percent(offered)],
  ["P", ({ precision }) => percent(precision)],
  ["R", ({ recall }) => percent(recall)],
  ["F1", ({ f1 }) => percent(f1)],
  ["1st type", ({ firstTypeFits }) => percent(firstTypeFits)],
  ["refused", ({ refused }) => String(refused)],
  ["ungrounded", ({ ungrounded }) => String(ungrounded)],
  ["invented", ({ invented }) => String(invented)],
  ["misread", ({ misread, misreadShare }) => `${misread} (${percent(misreadShare)})`],
  ["none refused", ({ noneRefused, noneTexts }) => (noneTexts === 0 ? "-" : `${noneRefused}/${noneTexts}`)],
];

export type Group = { name: string; outcomes: readonly Outcome[] };

/** One line a group, columns aligned. */
export function summaryLines(groups: readonly Group[]): string[] {
  const rows = [
    ["", ...COLUMNS.map(([heading]) => heading)],
    ...groups.map(({ name, outcomes }) => {
      const summary = summaryOf(outcomes);
      return [name, ...COLUMNS.map(([, cell]) => cell(summary))];
    }),
  ];
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => (row[at] ?? "").length))) ?? [];
  return rows.map((row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join("  "),
  );
}

const share = (part: number, whole: number): string => percent(whole === 0 ? null : part / whole);

export function calibrationLines({ name, outcomes }: Group): string[] {
  const calibration: Calibration = calibrationOf(outcomes);
  return [
    `confidence, ${name}:`,
    ...calibration.bins.map(
      ({ from, to, texts, exact }) =>
        `  ${from.toFixed(2)}-${to.toFixed(2)}  ${String(texts).padStart(4)} texts  ${share(exact, texts).padStart(6)} exact`,
    ),
    `  at ${SURE} or above: ${share(calibration.sureExact, calibration.sure)} exact (${calibration.sureExact} of ${calibration.sure}); ` +
      `${share(calibration.chartableSure, calibration.chartable)} of the chartable texts get there`,
  ];
}

/** How well numbers are found; with the faults, where they are asked for. */
export const mentionsLines = (score: MentionsScore, { withFaults }: { withFaults: boolean }): string[] => [
  `numbers found in ${score.sentences} marked sentences: P ${percent(score.precision)}, R ${percent(score.recall)}, F1 ${percent(score.f1)}`,
  ...(withFaults
    ? score.faults.map(({ id, missed, wrong }) => `  ${id}  missed [${missed.join(", ")}]  wrong [${wrong.join(", ")}]`)
    : []),
];

/** How good titles are: "mean 0.83; 82.0% say what is shown, 12.0% don't". */
export const titlesLine = (name: string, { texts, mean, good, vague }: TitlesScore): string =>
  `titles of ${texts} texts ${name}: mean ${mean?.toFixed(3) ?? "-"} of 1; ${percent(good)} near an editor's, ${percent(vague)} do not say what is shown`;

/** What stands below titles, and why numbers were left out: "81.0% of what editors tell is told". */
export const besideLine = (
  name: string,
  { texts, told, fitting, right, sourced, sources }: ReturnType<typeof besideShares>,
): string =>
  `below the titles of ${texts} texts ${name}: ${percent(told)} of what editors tell is told, ${percent(fitting)} of the words are theirs; ${percent(right)} of the notes give their reason; ${percent(sourced)} of the sources are named, ${percent(sources)} of those named are theirs`;
