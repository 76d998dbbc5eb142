import { expect, test } from "vitest";
import { extract } from "../index.ts";

const surenessOf = (text: string): number => {
  const found = extract(text);
  return found.ok ? found.confidence : 0;
};

test.each([
  "Ann sold 40, Bo 12 fewer than Cy.",
  "Hull beat Leeds by 12 points; Hull scored 40. York scored 22.",
  "Hull has 30 shops, York 12 fewer than Leeds.",
])("%s: whose level stands nowhere is no level", (text) => expect(surenessOf(text)).toBeLessThanOrEqual(0.4));

test.each([
  "Ann sold 40, Bo 12 fewer than Ann.",
  "Our year 9 survey says 52% want longer breaks, 31% better wifi and 17% less homework",
  "Leeds has 120 fewer nurses than last year, York 80 fewer and Hull 45 fewer.",
])("stays sure: %s", (text) => expect(surenessOf(text)).toBeGreaterThan(0.5));
