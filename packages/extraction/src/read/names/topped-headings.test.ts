import { expect, test } from "vitest";
import { extract } from "../../index.ts";

const headingOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? (answer.chart.series[0]?.name ?? "") : "";
};

test.each([
  ["Kent has the most foxes: 1,200 were counted, with 900 in Surrey and 450 in Essex.", "Foxes"],
  [
    "Leeds is where most bikes are stolen: 412 were taken last year, compared with 280 in Hull and 190 in York.",
    "Bikes",
  ],
  ["Bins is what people ring about most: 61 calls last week, compared with 40 on potholes and 12 on dogs.", "Calls"],
])("%s", (text, heading) => expect(headingOf(text)).toBe(heading));
