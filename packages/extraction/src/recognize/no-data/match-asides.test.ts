import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Ruiz had 22 points and Okafor had 18 in a 101-94 road victory.", "Ruiz 22 · Okafor 18"],
  ["Mo Lund hit 24 points on 9-of-15 shooting, Ray Cho 17 points on 6 of 14 shooting.", "Mo Lund 24 · Ray Cho 17"],
])("a result is told beside: %s", (text, line) => expect(readLine(text)).toBe(line));

test("the only figures of a text stay", () => expect(readLine("A 3-1 win for Leeds over Hull")).not.toContain("Win"));
