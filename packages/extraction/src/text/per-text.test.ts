import { expect, test } from "vitest";
import { perText, perThing } from "./per-text.ts";
import { scanText, tokenAt } from "./scan.ts";

test("a thing of one text is not taken for that of another, though both are asked about in turn", () => {
  const lowerAt = perThing((scan, at: number) => tokenAt(scan, at).lower);
  const one = scanText("Tea 4");
  const other = scanText("Milk 5");
  expect([lowerAt(one, 0), lowerAt(other, 0), lowerAt(one, 0)]).toEqual(["tea", "milk", "tea"]);
});

test("what is asked twice of one text is worked out once, and forgotten with the next text", () => {
  let asked = 0;
  const lengthOf = perText((word: string) => {
    asked++;
    return word.length;
  });
  expect([lengthOf("tea"), lengthOf("tea")]).toEqual([3, 3]);
  expect(asked).toBe(1);
  scanText("Milk 5");
  lengthOf("tea");
  expect(asked).toBe(2);
});
