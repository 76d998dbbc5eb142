import { describe, expect, it } from "vitest";
import { extract } from "../../index.ts";

const pointsOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.points.map(({ name, values }) => `${name} ${values.join("/")}`).join(", ") : "no";
};

describe("one figure that several names share", () => {
  it.each([
    [
      "Breaches by client: Meridian Bank 17, Orbit Telecom 12, and Zen Insurance and Fabrikam tied at 5.",
      "Meridian Bank 17, Orbit Telecom 12, Zen Insurance 5, Fabrikam 5",
    ],
    [
      "Years at the firm: Hanna 31, Tom 24, both Yusuf and Claire for 12, and Kim 1.",
      "Hanna 31, Tom 24, Yusuf 12, Claire 12, Kim 1",
    ],
    [
      "The estate: 40% to the widow, 25% each to the son and the daughter, 10% to the cat.",
      "Widow 40, Son 25, Daughter 25, Cat 10",
    ],
    ["Goals: Ida 9, Kim 7, Ana and Bo both scored 4.", "Ida 9, Kim 7, Ana 4, Bo 4"],
  ])("%s", (text, points) => expect(pointsOf(text)).toBe(points));

  it.each([["Sales: May 12, June 9, both Ann and Bo were on leave in July, August 14.", "May 12, June 9, August 14"]])(
    "leaves alone: %s",
    (text, points) => expect(pointsOf(text)).toBe(points),
  );
});
