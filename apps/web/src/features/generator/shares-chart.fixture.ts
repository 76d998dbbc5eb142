/** A chart of two shares, one stated and one implied, for tests: Chrome 65%, Others 35%. */
import type { Chart } from "@charticle/contract";

export const sharesChart: Chart = {
  title: "Browsers",
  subtitle: null,
  unit: "%",
  axis: "categories",
  whole: true,
  series: [{ name: "Share" }],
  points: [
    { name: "Chrome", values: [65] },
    { name: "Others", values: [35] },
  ],
  grounding: [
    [{ spans: [[7, 10]], kind: "stated" }],
    [
      {
        spans: [
          [19, 27],
          [7, 10],
        ],
        kind: "implied",
        how: "100 less 65",
      },
    ],
  ],
  types: [{ type: "piechart", reason: "shares" }],
  notes: [],
};
