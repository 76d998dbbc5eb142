import { expect, test } from "vitest";
import { extract } from "../../index.ts";

const titleOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.title : answer.reason;
};

test.each([
  ["The pass rate for girls was 80 percent and for boys 76 percent.", "Pass rate"],
  [
    "In the second group, the success rates of tenants and owners are 69 per cent and 67 per cent respectively.",
    "Success rate",
  ],
  ["The survival rate of oaks was 69 per cent and of elms 67 per cent.", "Survival rate"],
])("%s is of the %s", (text, title) => expect(titleOf(text)).toBe(title));

test("two measures have no one rate", () =>
  expect(titleOf("The pass rate was 80% and the dropout rate 12%")).not.toBe("Pass rate"));
