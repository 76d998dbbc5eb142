import { expect, test } from "vitest";
import { countsAndPrices } from "./counts-and-prices.ts";

test.each([
  [
    "Dresses by size. 8s: 14 sold, average £22. 10s: 31 at £19. 16+: only 9 but at £37 apiece, so call me",
    "Dresses by size\n \tsold\tAverage price\n8s\t14\t£22\n10s\t31\t£19\n16+\t9\t£37",
  ],
  ["5s: 12 pairs, £40; 6s: 22, £38; 7s: 31 at £42", " \tpairs\tPrice\n5s\t12\t£40\n6s\t22\t£38\n7s\t31\t£42"],
])("%s", (text, told) => expect(countsAndPrices(text)?.text).toBe(told));

test.each(["8s: 14 sold, average £22. 10s: 31. 12s: 40, £24", "Road: 14 sold, £82. Gravel: 31 at £99. Kids: 40, £12"])(
  "%s: stays as it is",
  (text) => expect(countsAndPrices(text)).toBeNull(),
);
