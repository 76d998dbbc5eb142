import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";

const sureOf = (text: string): number => {
  const found = extract(text);
  return found.ok ? found.confidence : 0;
};

test.each([
  "Anna scored 14, Ben 9 and Carl missed 6.",
  "The reds won 12 matches, the blues lost 12, the greens drew 3.",
  "Kim borrowed 40, Lou lent 25, Max borrowed 10.",
  "Mon 21 pupils present, Tue 3 absent, Wed 24 present.",
])("unsure of: %s", (text) => expect(sureOf(text)).toBeLessThan(0.8));

test.each([
  "Anna scored 14, Ben 9 and Carl 6.",
  "The team won 12 games, lost 5 and drew 3.",
  "Lidl opened 40 stores in Spain and closed 9 in Poland.",
])("sure of: %s", (text) => expect(sureOf(text)).toBeGreaterThan(0.8));
