/** What browser and servers agree on. */
export * from "./chart.ts";
export * from "./chart-wire.ts";
export * from "./extraction-result.ts";
export * from "./limits.ts";
