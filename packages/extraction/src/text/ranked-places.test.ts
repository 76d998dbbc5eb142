/** Places in a ranking told in front of a figure. */
import { expect, test } from "vitest";
import { unranked } from "./ranked-places.ts";

test.each([
  ["Kanagawa ranks second with 9.22 million.", "Kanagawa has 9.22 million."],
  ["Germany came a distant second on 31, Canada took third place with 29.", "Germany has 31, Canada has 29."],
  [
    "Stroke was the leading cause of death in Chile in 2022, with 702 deaths.",
    "Stroke was the leading cause of death in Chile, with 702 deaths.",
  ],
])("%s", (text, left) => expect(unranked(text)?.text).toBe(left));

test.each(["Spain came second in 2019 with 12 medals and third in 2020 with 9.", "The second with 12 was Bo."])(
  "not %s",
  (text) => expect(unranked(text)).toBeNull(),
);
