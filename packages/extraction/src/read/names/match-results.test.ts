import { describe, expect, it } from "vitest";
import { extract } from "../../index.ts";

const told = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.points.map(({ name, values }) => `${name} ${values[0]}`).join(" · ") : answer.reason;
};

describe("scores that a verb tells", () => {
  it.each([
    ["Leeds lost 4-1 to Hull; Derby drew 2-2 with Stoke", "Leeds 1 · Hull 4 · Derby 2 · Stoke 2"],
    ["Arsenal beat Spurs 2-1 and Leeds beat Hull 4-0.", "Arsenal 2 · Spurs 1 · Leeds 4 · Hull 0"],
    ["Team A beat Team B 3-1, Team C lost 2-0 to Team D.", "Team A 3 · Team B 1 · Team C 0 · Team D 2"],
    ["Spurs were beaten 3-0 by Leeds.", "Spurs 0 · Leeds 3"],
    ["Cork won 3-1 at Kerry.", "Cork 3 · Kerry 1"],
    ["France 31-24 Wales, Ireland 17-12 Italy", "France 31 · Wales 24 · Ireland 17 · Italy 12"],
  ])("%s", (text, points) => expect(told(text)).toBe(points));
});
