/** What rose or fell, where its words look like a measure. */
import { expect, test } from "vitest";
import { extract } from "../../full-reader.ts";

const titleOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.title : "";
};

test.each([
  ["The yield on the 5-year bond rose to 2.14% from 2.07%.", "Yield on the 5-year bond"],
  ["Sales rose to 40 from 32.", "Sales"],
])("%s", (text, title) => expect(titleOf(text)).toBe(title));
