import { describe, expect, it } from "vitest";
import { extract } from "../../index.ts";

const pointsOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.points.map(({ name, values }) => `${name} ${values.join("/")}`).join(", ") : "no";
};

describe("the first of a list told in a sentence of its own", () => {
  it.each([
    [
      "The vaquita is down to 10 animals. Javan rhinos number 76, Amur leopards 130 and kakapos 247.",
      "Vaquita 10, Javan rhinos 76, Amur leopards 130, Kakapos 247",
    ],
    [
      "Which flavour ran out first? Strawberry, 88 cones. Then vanilla with 75, mint 40, liquorice 6.",
      "Strawberry 88, Vanilla 75, Mint 40, Liquorice 6",
    ],
    [
      "The rarest bird was the bullfinch, seen 3 times. Sparrows turned up 212 times, starlings 160, blue tits 97.",
      "Bullfinch 3, Sparrows 212, Starlings 160, Blue tits 97",
    ],
  ])("%s", (text, points) => expect(pointsOf(text)).toBe(points));

  it.each([
    [
      "Our village has 3 streets. High St has 14, Back Lane 9, New Road 21 dogs.",
      "High St 14, Back Lane 9, New Road 21",
    ],
    [
      "A week has 168 hours. Sleep took 49, driving 58, family 35, the phone 26.",
      "Sleep 49, Driving 58, Family 35, Phone 26",
    ],
  ])("leaves alone: %s", (text, points) => expect(pointsOf(text)).toBe(points));
});
