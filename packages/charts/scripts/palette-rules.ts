/**
 * Colours in, how far they fall short of the rules out (0: all kept). Sources: WCAG 2.2 (1.4.3, 1.4.11), craft's rules
 * 13 and 14. The search keeps a little more than the test asks, so that rounding can't break a rule.
 */
import {
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  type Rgb,
  rgb,
  wcagContrast,
} from "culori";

const MIN_CONTRAST = 3.05;
const MIN_TEXT_CONTRAST = 4.52;
const MIN_DISTANCE = 0.125;
const MIN_DISTANCE_SIMULATED = 0.066;
const MIN_HIGHLIGHT_DISTANCE = 0.14;

const BLACK: Rgb = { mode: "rgb", r: 0, g: 0, b: 0 };
const oklabDistance = differenceEuclidean("oklab");
const deficiencies = [filterDeficiencyProt(1), filterDeficiencyDeuter(1), filterDeficiencyTrit(1)];
type Deficiency = (typeof deficiencies)[number];
const seenWith = (hexes: readonly string[], deficiency: Deficiency): string[] =>
  hexes.map((hex) => formatHex(deficiency(rgb(hex) ?? BLACK)));

type Marks = { paper: string; series: readonly string[]; highlight: string };

/** The ink for text that stands on a mark. */
function inkOn(mark: string): string {
  return wcagContrast(mark, "#ffffff") >= MIN_TEXT_CONTRAST ? "#ffffff" : "#14130f";
}

/** Sum of what is missing, in units of each rule. */
export function shortfallOf({ paper, series, highlight }: Marks): number {
  const main = series[0] ?? "";
  return (
    [...series, highlight].reduce((sum, hex) => sum + lack(wcagContrast(hex, paper), MIN_CONTRAST), 0) +
    [...series, highlight].reduce((sum, hex) => sum + lack(wcagContrast(hex, inkOn(hex)), MIN_TEXT_CONTRAST), 0) +
    pairLack(series, MIN_DISTANCE) +
    deficiencies.reduce((sum, seen) => sum + pairLack(seenWith(series, seen), MIN_DISTANCE_SIMULATED), 0) +
    lack(oklabDistance(main, highlight), MIN_HIGHLIGHT_DISTANCE) +
    deficiencies.reduce((sum, seen) => sum + pairLack(seenWith([main, highlight], seen), MIN_DISTANCE_SIMULATED), 0)
  );
}

const lack = (have: number, need: number): number => Math.max(0, need - have) / need;

function pairLack(hexes: readonly string[], need: number): number {
  return hexes.reduce(
    (sum, one, index) =>
      hexes.slice(index + 1).reduce((inner, other) => inner + lack(oklabDistance(one, other), need), sum),
    0,
  );
}
