import { describe, expect, it } from "vitest";
import { extract } from "../../index.ts";

const pointsOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.points.map(({ name, values }) => `${name} ${values.join("/")}`).join(", ") : "no";
};

describe("a run of which the ends alone have their time told", () => {
  it.each([
    [
      "The gap to the leader shrank from 9,400 m on Monday via 6,150 and 3,020 to 410 m on Thursday.",
      "Monday 9400, Tuesday 6150, Wednesday 3020, Thursday 410",
    ],
    [
      "Between 2018 and 2021 a bag of cement was ₦2,600 at first, ₦2,750 then, next ₦3,400 and in the end ₦3,900.",
      "2018 2600, 2019 2750, 2020 3400, 2021 3900",
    ],
  ])("%s", (text, points) => expect(pointsOf(text)).toBe(points));

  it("leaves two series alone", () => {
    expect(pointsOf("Between 2019 and 2024 shares went from 3% to 8% at Tesco, from 2% to 7% at Rewe.")).toBe(
      "2019 3/2, 2024 8/7",
    );
  });
});
