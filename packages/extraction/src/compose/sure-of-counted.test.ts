/** Counts of things among shares. */
import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";

const sureness = (text: string): number => {
  const answer = extract(text);
  return answer.ok ? answer.confidence : 0;
};

test.each([
  "Thefts were down 12% in Leeds, 8 officers were hired in York.",
  "Sales fell 5% in Leeds, 2 stores closed in York.",
])("not sure of: %s", (text) => expect(sureness(text)).toBeLessThanOrEqual(0.4));

test.each(["Thefts were down 12% in Leeds, 8 in York.", "Tea is drunk by 40% of men, 35 of women, 20 of teens"])(
  "as before: %s",
  (text) => expect(sureness(text)).toBeGreaterThan(0.4),
);
