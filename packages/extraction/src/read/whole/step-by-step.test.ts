import { describe, expect, it } from "vitest";
import { extract } from "../../index.ts";

const pointsOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.points.map(({ name, values }) => `${name} ${values.join("/")}`).join(", ") : "no";
};

describe("a row told step by step", () => {
  it.each([
    [
      "Week by week I ran 38, 44, 51 and then, because the calf twinged, just 22 km.",
      "Week 1 38, Week 2 44, Week 3 51, Week 4 22",
    ],
    [
      "Round by round she scored 12, 9, 15 and, with her last arrow, 21.",
      "Round 1 12, Round 2 9, Round 3 15, Round 4 21",
    ],
  ])("%s", (text, points) => expect(pointsOf(text)).toBe(points));

  it("leaves times alone", () => {
    expect(pointsOf("Week by week it grew: May 4, June 6, July 9, August 11.")).toBe(
      "May 4, June 6, July 9, August 11",
    );
  });
});
