/**
 * Which chart types a carousel shows. In: the chart as it was read (its types best first), the types opened from "more",
 * the width. Out: the types as they stand, and those that wait behind "more", among them what would lie.
 */
import { fitness } from "@charticle/charts";
import { CHART_TYPES, type Chart, type ChartType } from "@charticle/contract";
import { desktopOrder, mobileOrder } from "~/lib/carousel-order.ts";

export type ShownTypes = { items: readonly ChartType[]; start: ChartType; more: readonly ChartType[] };

export type TypesInput = {
  chart: Chart;
  /** In the order in which they were opened; they stand behind the proposed ones. */
  opened: readonly ChartType[];
  layout: "desktop" | "mobile";
};

export function shownTypes({ chart, opened, layout }: TypesInput): ShownTypes {
  const named = chart.types.map(({ type }) => type);
  const fitting = named.filter((type) => fitness(chart, type).fit);
  // where none draws, the best one tells why
  const proposed = fitting.length > 0 ? fitting : named;
  const order = layout === "desktop" ? desktopOrder(proposed) : mobileOrder(proposed);
  const added = opened.filter((type) => !proposed.includes(type));
  const items = [...order.items, ...added];
  return {
    items,
    start: order.items[order.start] ?? "piechart",
    more: CHART_TYPES.filter((type) => !items.includes(type)),
  };
}
