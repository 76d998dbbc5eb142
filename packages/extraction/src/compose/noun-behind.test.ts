import { expect, test } from "vitest";
import { readTitle } from "./chart-line.fixture.ts";

test.each([
  ["The pass rate at Lincoln was 82%, Roosevelt 78%, Grant 64%.", "Pass rate"],
  ["The success rate for men was 82%, women 78%", "Success rate"],
  ["Response times in ms at p50, p90 and p95 were 38, 120 and 210.", "Response times"],
  ["Electricity prices for homes differ most in Denmark (38 ct) and Italy (31 ct).", "Electricity prices for homes"],
  ["Average marks before and after tutoring: maths 54 → 71, physics 48 → 60", "Average marks"],
  ["The click rate on mobile is 2%, desktop 5%", "Click rate"],
])("%s", (text, title) => expect(readTitle(text)).toBe(title));

test("a verb is none", () => expect(readTitle("Voters rate Ann 6, Bo 7, Cy 3")).not.toContain("rate"));
