import { describe, expect, it } from "vitest";
import { extract } from "../../index.ts";

const told = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.points.map(({ name, values }) => `${name} ${values[0]}`).join(" · ") : answer.reason;
};

describe("a magnitude left out between two", () => {
  it.each([
    [
      "61 thousand came on Friday, 70 on Saturday and 82 thousand on Sunday.",
      "Friday 61000 · Saturday 70000 · Sunday 82000",
    ],
    [
      "Sixty-one thousand came on Friday, seventy on Saturday and eighty-two thousand on Sunday.",
      "Friday 61000 · Saturday 70000 · Sunday 82000",
    ],
    [
      "£3 million went to roads, 2 to schools and £4 million to parks.",
      "Roads 3000000 · Schools 2000000 · Parks 4000000",
    ],
    ["Leeds has five hundred bikes, York three and Hull four hundred.", "Leeds 500 · York 300 · Hull 400"],
    ["Leeds sold 3 thousand bikes, York 900 and Hull 4 thousand.", "Leeds 3000 · York 900 · Hull 4000"],
  ])("%s", (text, points) => expect(told(text)).toBe(points));
});

it("leaves alone what is told beside another", () => {
  const lines =
    "8:00 Viewers: 5.1 million, rating: 1.3\n8:30 Viewers: 4.9 million, rating: 1.2\n9:00 Viewers: 6 million, rating: 1.5";
  const answer = extract(lines);
  expect(answer.ok && answer.chart.points.map(({ values }) => values[1])).toEqual([1.3, 1.2, 1.5]);
});
