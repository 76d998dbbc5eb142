/** Points that group thousands in English texts. */
import { expect, test } from "vitest";
import { groupedPoints } from "./grouped-points.ts";

test.each([
  ["Sales: 1.250 in Jan, 1.410 in Feb and 980 in March", "Sales: 1,250 in Jan, 1,410 in Feb and 980 in March"],
  [
    "We had 2.310 visitors in May, 1.875 in June and 990 in July",
    "We had 2,310 visitors in May, 1,875 in June and 990 in July",
  ],
  ["The heating cost 1.450 euros in 2021 and 2.120 in 2022", "The heating cost 1,450 euros in 2021 and 2,120 in 2022"],
])("grouped: %s", (text, told) => expect(groupedPoints(text)?.text).toBe(told));

test.each([
  "Odds ratio of 1.052 in 450 patients and 1.310 in 390 controls",
  "Diesel is 1.659 euros a litre, petrol 1.712",
  "The stock closed at 1.052 on Monday and 1.048 on Tuesday",
  "Lap 1.25 in May, 1.310 in June and 980 in July",
])("left: %s", (text) => expect(groupedPoints(text)).toBeNull());
