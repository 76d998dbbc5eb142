/**
 * A title must say which way is up: losses below nought stand under "Profit or loss", deficits under a balance ("Trade deficit" → "Trade balance"), and a surplus that
 * turns round the deficits around it under "Deficit". Not losses that stand as such: "Losses: 3m in May, 5m in June".
 */
import type { Chart } from "@charticle/contract";

const FALLS = /\b(?:loss|losses|deficits?)\b/giu; // catches "loss", not "lossless"
const GAINS = /\b(?:profits?|surplus(?:es)?|gains?)\b/giu; // catches "surplus", not "surplusage"
const DOWN = /\b(?:loss|losses|deficits?)$/iu; // catches "Trade deficit", not "Loss of weight"
const UP = /\b(?:surplus(?:es)?|profits?)$/iu; // catches "Surplus", not "Surplus of goods"
const REACH = 40;

/** Whether the last word of a result in front of a figure tells a fall; null where none does. */
function isFall(text: string, at: number): boolean | null {
  const before = text.slice(Math.max(0, at - REACH), at);
  const fall = [...before.matchAll(FALLS)].at(-1)?.index ?? -1;
  const gain = [...before.matchAll(GAINS)].at(-1)?.index ?? -1;
  return fall === gain ? null : fall > gain;
}

/** The title with the way that its values are told in; the same where it is right. */
function titled(title: string, falls: readonly (boolean | null)[], text: string): string {
  if (DOWN.test(title) && title.search(GAINS) < 0 && falls.includes(true)) {
    const lead = title.replace(DOWN, "");
    const word = /deficits?$/iu.test(title) ? "balance" : "profit or loss"; // catches "Trade deficit", not "loss"
    return lead === "" ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : `${lead}${word}`;
  }
  if (UP.test(title) && falls.length > 0 && falls.every((fall) => fall === false)) {
    const word = /\bdeficit/iu.test(text) ? "deficit" : "loss"; // catches "deficit", not "loss"
    const lead = title.replace(UP, "");
    return lead === "" ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : `${lead}${word}`;
  }
  return title;
}

/** The chart with such a title. */
export function withLossTitle(chart: Chart, text: string): Chart {
  const values = chart.points.map(({ values: [value] }) => value ?? 0);
  const turned = chart.series.length === 1 && values.some((value) => value < 0) && values.some((value) => value > 0);
  if (!turned || !(DOWN.test(chart.title) || UP.test(chart.title)) || text.search(FALLS) < 0) return chart;
  const falls = chart.grounding.flatMap(([cell], at) => {
    const start = cell?.spans[0]?.[0];
    return start === undefined || (values[at] ?? 0) >= 0 ? [] : [isFall(text, start)];
  });
  const title = titled(chart.title, falls, text);
  if (title === chart.title) return chart;
  return {
    ...chart,
    title,
    series: chart.series.map((one) => (one.name === chart.title ? { ...one, name: title } : one)),
  };
}
