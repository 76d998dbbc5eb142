import { describe, expect, it } from "vitest";
import { extract } from "../../index.ts";

const pointsOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.points.map(({ name, values }) => `${name} ${values.join("/")}`).join(", ") : "no";
};

describe("what the others are compared with is one of them", () => {
  it.each([
    [
      "At nine metres the fig tree outgrows the plum (3), the pear (5) and the old cherry (7).",
      "Fig tree 9, Plum 3, Pear 5, Old cherry 7",
    ],
    [
      "The share of vegans stands at 12% in Wales – compare Scotland (9%), England (11%) and Ireland (7%).",
      "Wales 12, Scotland 9, England 11, Ireland 7",
    ],
    [
      "Fewer than one in ten British households (8%) has a heat pump, compared with 60% in Norway and 43% in Sweden.",
      "British households 8, Norway 60, Sweden 43",
    ],
    [
      "At 1,930 hours of sun, Cadiz leaves Lyon (1,610), Kiel (1,080) and Bergen (760) in the shade.",
      "Cadiz 1930, Lyon 1610, Kiel 1080, Bergen 760",
    ],
  ])("%s", (text, points) => expect(pointsOf(text)).toBe(points));

  it("leaves out a figure of another sort", () => {
    expect(pointsOf("Our team of 7 beats the odds: 12 wins in May, 9 in June, 14 in July.")).toBe(
      "May 12, June 9, July 14",
    );
  });
});
