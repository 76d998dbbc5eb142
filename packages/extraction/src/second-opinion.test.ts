import { describe, expect, test } from "vitest";
import { allStages } from "./full-reader.ts";
import { opinionSigns } from "./second-opinion.ts";

/** Whether the other reader has the same values and the same names, and the share of names that it has. */
function agreement(text: string): { values: number; names: number; share: number } {
  const { scan, readings } = allStages(text);
  const [best] = readings;
  if (!best) throw new Error(`no reading: ${text}`);
  const [, values = -1, names = -1, share = -1] = opinionSigns(scan, best);
  return { values, names, share };
}

describe("opinionSigns", () => {
  test.each([
    ["read alike", "Rent 900, food 400, car 250", { values: 1, names: 1, share: 1 }],
    ["other values", "Debt rose by £40m between 2019 and 2023 to £310m", { values: 0, names: 1 }],
  ])("%s: %s", (_, text, told) => {
    expect(agreement(text)).toMatchObject(told);
  });

  test("as many signs of a text that the other reader refuses as of any other", () => {
    const { scan, readings } = allStages("Rent 900, food 400, car 250");
    const [best] = readings;
    const none = allStages("Nothing in it.");
    expect(best && opinionSigns(none.scan, best)).toHaveLength(best ? opinionSigns(scan, best).length : -1);
  });
});
