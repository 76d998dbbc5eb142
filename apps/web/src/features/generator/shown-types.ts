/**
 * Which chart types a carousel shows. In: the chart (its types best first), the types opened from "more", the width.
 * Out: the types as they stand, and those that wait behind "more".
 */
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
  const proposed = chart.types.map(({ type }) => type);
  const order = layout === "desktop" ? desktopOrder(proposed) : mobileOrder(proposed);
  const added = opened.filter((type) => !proposed.includes(type));
  const items = [...order.items, ...added];
  return {
    items,
    start: order.items[order.start] ?? "piechart",
    more: CHART_TYPES.filter((type) => !items.includes(type)),
  };
}
