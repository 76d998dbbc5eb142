import { expect, test } from "vitest";
import { extract } from "../../full-reader.ts";

const told = (text: string): string => {
  const answer = extract(text);
  if (!answer.ok) return answer.reason;
  const { points, axis } = answer.chart;
  return `${axis} ${points.map(({ name, values }) => `${name} ${values.join("/")}`).join(" · ")}`;
};

test.each([
  ["Berlin 14 calls, Munich 20 calls", "categories Berlin 14 · Munich 20"],
  ["Monday 14 people, Tuesday 20 people", "time Monday 14 · Tuesday 20"],
  ["January 14 calls, February 20 calls, March 31 calls", "time January 14 · February 20 · March 31"],
  ["Leeds 3 goals Hull 1 goal York 4 goals", "categories Leeds 3 · Hull 1 · York 4"],
  ["LeBron 28 pts 9 reb, AD 22 pts 14 reb", "categories LeBron 28/9 · AD 22/14"],
])("%s", (text, line) => expect(told(text)).toBe(line));
