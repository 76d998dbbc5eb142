/**
 * Fits the trees of the server's reader on readings by links, ranks and words that had not seen the text: first those that
 * choose among near readings, then, on what these choose, those that tell how sure it is. Writes the two forests.
 */
import { writeFileSync } from "node:fs";
import { signsOf } from "../../src/compose/confidence.ts";
import { sureSigns } from "../../src/compose/sureness.ts";
import { finished, SENSES } from "../../src/full-reader.ts";
import type { Ranked } from "../../src/read/rank/score.ts";
import { nearRows, nearSigns } from "../../src/read/trees/by-trees.ts";
import { bytesOf, type Forest, LEAVES, NODES, sumOf } from "../../src/read/trees/forest.ts";
import type { Mention } from "../../src/recognize/mention.ts";
import { opinionSigns } from "../../src/second-opinion.ts";
import type { Scan } from "../../src/text/scan.ts";
import { boost, type Pull } from "./boost.ts";
import type { Answered } from "./fit-chartable.ts";
import { FOLD_NUMBERS } from "./fit-corpora.ts";

/** A text whose readings stand in the order of what had not seen it. */
export type HeldOut = {
  fold: number;
  /** How many times it counts. */
  weight: number;
  chartable: boolean;
  scan: Scan;
  mentions: readonly Mention[];
  rows: readonly Ranked[];
  /** Of each reading: whether it is the best answer there is, and whether it is taken at all. */
  right: readonly boolean[];
  accepted: readonly boolean[];
  /** Whether a reading that is finished is taken. */
  accepts: (row: Ranked) => boolean;
};

const RANK_TREES = 700;
const SURE_TREES = 500;
/** Least curvature: a row that is all but settled moves no leaf by itself. */
const LEAST_BEND = 1e-3;

/** Readings of one text to choose from. */
type Group = { text: HeldOut; signs: Float32Array[]; odds: number[]; right: boolean[] };

function groupOf(text: HeldOut): Group {
  const near = nearRows(text.rows);
  return {
    text,
    signs: nearSigns({ senses: SENSES, scan: text.scan, mentions: text.mentions }, near, text.rows.length),
    odds: near.map(({ odds }) => odds ?? 0),
    right: near.map((_, at) => text.right[at] === true),
  };
}

/** Towards the right readings of each text, away from its others. */
function pullOf(groups: readonly Group[], sums: Float64Array): Pull {
  const pull = { slope: new Float64Array(sums.length), bend: new Float64Array(sums.length) };
  let first = 0;
  for (const { right, text } of groups) {
    const own = sums.subarray(first, first + right.length);
    const most = Math.max(...own);
    const shares = Array.from(own, (sum) => Math.exp(sum - most));
    const all = shares.reduce((sum, share) => sum + share, 0);
    const good = shares.reduce((sum, share, at) => sum + (right[at] ? share : 0), 0);
    shares.forEach((share, at) => {
      pull.slope[first + at] = text.weight * ((right[at] ? share / good : 0) - share / all);
      pull.bend[first + at] = text.weight * Math.max(LEAST_BEND, (share / all) * (1 - share / all));
    });
    first += right.length;
  }
  return pull;
}

function rankForest(groups: readonly Group[]): Forest {
  const open = groups.filter(({ right }) => right.includes(true) && right.includes(false));
  return boost(
    open.flatMap(({ signs }) => signs),
    Float64Array.from(open.flatMap(({ odds }) => odds)),
    { trees: RANK_TREES, pull: (sums) => pullOf(open, sums) },
  );
}

/** The text with its near readings in the order of the trees. */
function reordered({ text, signs, odds }: Group, forest: Forest): HeldOut {
  const told = odds
    .map((own, at) => ({ at, odds: own + sumOf(forest, signs[at] ?? new Float32Array()) }))
    .sort((a, b) => b.odds - a.odds);
  const order = [...told.map(({ at }) => at), ...text.rows.keys().drop(told.length)];
  return {
    ...text,
    rows: order.flatMap((at, place) => {
      const row = text.rows[at];
      return row ? { ...row, odds: told[place]?.odds ?? row.odds ?? 0 } : [];
    }),
    right: order.map((at) => text.right[at] === true),
    accepted: order.map((at) => text.accepted[at] === true),
  };
}

/** @property wide the signs with those of another reader */
type Case = { fold: number; signs: Float32Array; wide: Float32Array; yes: boolean; chartable: boolean };

/** Sureness is asked of what is answered, so of the best reading with its names settled. */
function caseOf({ fold, rows, scan, mentions, accepts, chartable }: HeldOut): Case {
  const signs = sureSigns(SENSES, rows, scan, mentions, signsOf(rows, scan, mentions));
  const [best] = rows;
  const wide = Float32Array.from([...signs, ...(best ? opinionSigns(scan, best) : [])]);
  return { fold, signs, wide, yes: best !== undefined && accepts(best), chartable };
}

const shareOf = (sum: number): number => 1 / (1 + Math.exp(-sum));

const sureForest = (cases: readonly Case[], seen: "signs" | "wide"): Forest =>
  boost(
    cases.map((one) => one[seen]),
    new Float64Array(cases.length),
    {
      trees: SURE_TREES,
      pull: (sums) => ({
        slope: sums.map((sum, at) => (cases[at]?.yes ? 1 : 0) - shareOf(sum)),
        bend: sums.map((sum) => Math.max(LEAST_BEND, shareOf(sum) * (1 - shareOf(sum)))),
      }),
    },
  );

const without = <T>(all: readonly T[], fold: number, foldOf: (one: T) => number): T[] =>
  all.filter((one) => foldOf(one) !== fold);

/** So many of the chartable texts held back are to reach the confidence at which an answer counts as sure. */
const REACH = 0.605;
const SURE = 0.8;

/** How often the surest are right; answers the share at which so many of the chartable texts get there. */
function tellSureness(cases: readonly Case[], sums: readonly number[]): number {
  const chartable = cases.filter((one) => one.chartable).length;
  const places = [...cases.keys()].sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0));
  const topOf = (share: number): number[] => places.slice(0, Math.floor(share * chartable));
  const leastOf = (top: readonly number[]): number => Number(shareOf(sums[top.at(-1) ?? 0] ?? 0).toFixed(3));
  for (const share of [0.55, REACH, 0.65, 0.7, 0.75]) {
    const top = topOf(share);
    const right = top.filter((at) => cases[at]?.yes).length;
    console.log(
      `the surest ${100 * share}%: ${((100 * right) / top.length).toFixed(1)}% right, sure from ${leastOf(top)}`,
    );
  }
  return leastOf(topOf(REACH));
}

const sumFor = (share: number): number => Math.log(share / (1 - share));

/** The forest with one tree more, which takes the same from all: who counts as sure is right more often than it says. */
export function cautious({ trees, asked, limits, leaves }: Forest, least: number): Forest {
  const taken = sumFor(SURE) - sumFor(least);
  return {
    trees: trees + 1,
    asked: Uint8Array.from([...asked, ...new Uint8Array(NODES)]),
    limits: Float32Array.from([...limits, ...new Float32Array(NODES).fill(Number.POSITIVE_INFINITY)]),
    leaves: Float32Array.from([...leaves, ...new Float32Array(LEAVES).fill(taken)]),
  };
}

const save = (name: string, forest: Forest): void =>
  writeFileSync(new URL(`../../src/read/trees/${name}.bin`, import.meta.url), bytesOf(forest));

/** @returns the texts as they are answered by what had not seen them: by the trees, with names settled */
export function fitTrees(texts: readonly HeldOut[]): Answered[] {
  const groups = texts.filter(({ rows }) => rows[0]?.reading.shape !== "table").map(groupOf);
  const tables = texts.filter(({ rows }) => rows[0]?.reading.shape === "table");
  const chartable = groups.filter(({ text }) => text.chartable);
  const ordered = FOLD_NUMBERS.flatMap((fold) => {
    const forest = rankForest(without(chartable, fold, ({ text }) => text.fold));
    return groups.filter(({ text }) => text.fold === fold).map((group) => reordered(group, forest));
  });
  const right = (all: readonly HeldOut[]): number => all.filter((one) => one.chartable && one.accepted[0]).length;
  console.log(`by trees that had not seen the text: ${right(texts)} -> ${right(ordered) + right(tables)} right`);
  save("rank-trees", rankForest(chartable));
  const answered = [...ordered, ...tables].map((text) => ({
    ...text,
    rows: finished(text.scan, text.mentions, () => [...text.rows]),
  }));
  // a row of a test is there because it is read right, so it says nothing of how often others are
  const cases = answered.filter(({ weight }) => weight === 1).map(caseOf);
  const forests = FOLD_NUMBERS.map((fold) =>
    sureForest(
      without(cases, fold, (one) => one.fold),
      "wide",
    ),
  );
  const least = tellSureness(
    cases,
    cases.map(({ fold, wide }) => {
      const forest = forests[fold];
      return forest ? sumOf(forest, wide) : 0;
    }),
  );
  save("sure-trees", cautious(sureForest(cases, "signs"), least));
  save("sure-trees-second", cautious(sureForest(cases, "wide"), least));
  return answered;
}
