import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { homeStates } from "./home-states.ts";

test.each([
  [
    "Median rents\n- Oakland, CA $2,720\n- Albany, NY $1,680\n- Salem, MA $2,300",
    "Oakland, CA 2720 · Albany, NY 1680 · Salem, MA 2300",
  ],
  [
    "Boulder leads with $224,370, followed by San Jose, California, ($214,999) and Salt Lake City ($205,781).",
    "Boulder 224370 · San Jose 215000 · Salt Lake City 205780",
  ],
  ["Tacoma, Washington: up 9.2%, Reno, Nevada: up 7.1%", "Tacoma 9.2 · Reno 7.1"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Texas 5, Ohio 4, Georgia 3", "Portland, OR 12, Portland, ME 9", "Ohio, Colorado: 12 and 9"])(
  "%s: no town in its state",
  (text) => expect(homeStates(text)).toBeNull(),
);
