/** A list that grammar alone tells: each figure under its name, as sure as a rule is; and what it shows, where that is told. */
import type { Figure } from "../../recognize/mention.ts";
import { type Ranked, rank } from "../rank/score.ts";
import { cellOf, type Reading } from "../reading.ts";

export function toldOf(figures: readonly Figure[], names: readonly string[], series = ""): Ranked {
  const reading: Reading = {
    shape: "pairs",
    series: [series],
    points: names.map((name) => ({ name })),
    cells: figures.map((figure) => [cellOf(figure)]),
    units: [figures.find(({ unit }) => unit)?.unit ?? null],
    figures,
    cost: 0,
  };
  return { ...rank(reading, { figures, cost: 0, total: null, foreign: 0 }), score: 0, rule: { place: 0, behind: 0 } };
}
