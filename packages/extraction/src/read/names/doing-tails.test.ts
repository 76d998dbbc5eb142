import { describe, expect, it } from "vitest";
import { extract } from "../../index.ts";

const namesOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.points.map(({ name }) => name).join(" · ") : answer.reason;
};

describe("what a group does is no end of its name", () => {
  it.each([
    [
      "It was Labour with 41 per cent, the Conservatives trailing on 29, Reform on 14.",
      "Labour · Conservatives · Reform",
    ],
    [
      "Oslo led with 61 points, with Bergen trailing on 48 and Tromsø lagging far behind on 19.",
      "Oslo · Bergen · Tromsø",
    ],
    ["Solar supplied 44% of the power, wind making up 31% and nuclear 25%.", "Solar · Wind · Nuclear"],
    [
      "Cement makes up 38% of the emissions, with steel responsible for 29% and glass for 8%.",
      "Cement · Steel · Glass",
    ],
    ["The Audi does 31 mpg, the Skoda managing 44 and the Fiat 52.", "Audi · Skoda · Fiat"],
    ["Novels sold 410 copies, cookbooks selling 320 and poetry just 22.", "Novels · Cookbooks · Poetry"],
    ["Cheese: cheddar wins w/ 45%, brie 2nd @ 30%, feta 3rd @ 15%", "Cheddar · Brie · Feta"],
    [
      "Passengers at Heathrow numbered 79m; at Gatwick there were 41m; Stansted handled 28m, and Luton 16m.",
      "Heathrow · Gatwick · Stansted · Luton",
    ],
  ])("%s", (text, names) => expect(namesOf(text)).toBe(names));

  it.each([
    ["Home schooling 12, online tutoring 30, evening classes 25", "Home schooling · Online tutoring · Evening classes"],
    ["Marketing: advertising 12k, branding 8k, event planning on 5k", "Advertising · Branding · Event planning"],
    ["Reading took 41 hours, note taking 22 and sport 9.", "Reading · Note taking · Sport"],
    ["Cases closed 12, cases opened 30", "Closed · Opened"],
  ])("leaves kinds of doing: %s", (text, names) => expect(namesOf(text)).toBe(names));
});
