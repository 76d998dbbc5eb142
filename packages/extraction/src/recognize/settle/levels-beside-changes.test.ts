import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { extract } from "../../index.ts";

test("a level beside a change is no bar of it", () => {
  const found = extract("Sensex sheds 450 points, Nifty below 24,700");
  expect(found.ok ? found.chart.points.map(({ name }) => name) : []).not.toContain("Nifty");
});

test.each([
  ["Leeds gained 45 points, York 47 and Hull 12", "Leeds 45 · York 47 · Hull 12"],
  ["Sensex at 81,204, Nifty at 24,880", "Sensex 81204 · Nifty 24880"],
])("stays: %s", (text, line) => expect(readLine(text)).toBe(line));
