/**
 * A post to go with the picture, worded from the chart's data only, fitting the network.
 * `caption(chart, "x", 1)` → {caption: "Chrome leads with 65%, ahead of Safari (19%).", hashtags: ["#BrowserShare"]}
 */
import type { Chart } from "@charticle/contract";
import { factsOf, factText, highest, lowest, trendText, valueText } from "./facts.ts";

export type Network = "linkedin" | "x" | "reddit" | "facebook" | "instagram" | "personal";
export type Caption = { caption: string; hashtags: string[] };

/** X counts most Latin characters once and all others twice, 280 at most. */
const X_LIMIT = 280;
export const weightedLength = (text: string): number =>
  [...text].reduce((sum, char) => sum + ((char.codePointAt(0) ?? 0) <= 0x10ff || "‘’“”–—…".includes(char) ? 1 : 2), 0);

const LIST_SIZE = 8;
const TAG_COUNT: Record<Network, number> = { linkedin: 3, x: 2, reddit: 0, facebook: 1, instagram: 5, personal: 0 };

function sentences(chart: Chart): string[] {
  const { unit } = chart;
  const facts = chart.series.map((_, at) => factsOf(chart, at));
  const first = facts[0] ?? [];
  const top = highest(first);
  const low = lowest(first);
  if (!top || !low) return [`${chart.title}.`];
  if (chart.series.length > 1) {
    const lines = facts.map((own, at) => {
      const name = chart.series[at]?.name ?? "";
      const trend = chart.axis === "categories" ? null : trendText(own, unit);
      const peak = highest(own);
      return trend
        ? `${name} ${trend}`
        : peak
          ? `${name}: ${peak.point} leads with ${valueText(peak.value, unit)}`
          : name;
    });
    return [
      `${lines.join("; ")}.`,
      `${chart.title}: ${lines[0] ?? ""}.`,
      `How do ${chart.series.map(({ name }) => name).join(" and ")} compare? ${lines.join("; ")}.`,
    ];
  }
  if (first.length === 1) return [`${chart.title}: ${factText(top, unit)}.`];
  const trend = chart.axis === "categories" ? null : trendText(first, unit);
  if (trend)
    return [
      `${chart.title} ${trend}.`,
      `${chart.title}: ${first.map((fact) => factText(fact, unit)).join(" → ")}.`,
      `From ${valueText(first[0]?.value ?? 0, unit)} to ${valueText(first.at(-1)?.value ?? 0, unit)}: ${chart.title}.`,
    ];
  const ranking = first.toSorted((a, b) => b.value - a.value);
  const second = ranking[1];
  const rest = ranking
    .slice(1, LIST_SIZE)
    .map((fact) => factText(fact, unit))
    .join(", ");
  return [
    `${chart.title}: ${top.point} leads with ${valueText(top.value, unit)}${second ? `, ahead of ${factText(second, unit)}` : ""}.`,
    `${chart.title}: ${ranking
      .slice(0, LIST_SIZE)
      .map((fact) => factText(fact, unit))
      .join(", ")}.`,
    `Which one leads? ${top.point}, with ${valueText(top.value, unit)}. Then: ${rest}.`,
  ];
}

const TAG_WORD = /[\p{L}\p{N}]+/gu; // catches "CO2", not "-"

/** "#BrowserShare" from the title, then the leading points. */
function hashtagsOf(chart: Chart, count: number): string[] {
  const tag = (text: string): string =>
    `#${[...text.matchAll(TAG_WORD)]
      .slice(0, 3)
      .map(([word]) => word.charAt(0).toUpperCase() + word.slice(1))
      .join("")}`;
  const candidates = [
    tag(chart.title),
    ...chart.series.map(({ name }) => tag(name)),
    ...chart.points.map(({ name }) => tag(name)),
    "#DataViz",
  ];
  return [...new Set(candidates)]
    .filter((text) => text.length > 2 && text.length <= 30 && /\p{L}/u.test(text))
    .slice(0, count); // catches a letter, not "#2021"
}

const shortened = (text: string, limit: number): string => {
  if (weightedLength(text) <= limit) return text;
  let kept = text;
  while (kept.length > 0 && weightedLength(kept) > limit - 1)
    kept = kept.slice(0, kept.lastIndexOf(" ") > 0 ? kept.lastIndexOf(" ") : limit - 1).trimEnd();
  return `${kept}…`;
};

/** A caption of the chart for one network; `variant` picks the wording (any whole number, it wraps). */
export function caption(chart: Chart, network: Network, variant = 0): Caption {
  const wordings = sentences(chart);
  const chosen =
    wordings[((Math.trunc(variant) % wordings.length) + wordings.length) % wordings.length] ?? `${chart.title}.`;
  const hashtags = hashtagsOf(chart, TAG_COUNT[network]);
  if (network === "x")
    return { caption: shortened(chosen, X_LIMIT - weightedLength(` ${hashtags.join(" ")}`)), hashtags };
  if (network === "reddit") return { caption: shortened(chosen, 300), hashtags };
  const note =
    network === "linkedin" && chart.subtitle && chart.subtitle !== chart.unit ? `\n\n${chart.subtitle}.` : "";
  return { caption: `${chosen}${note}`, hashtags };
}
