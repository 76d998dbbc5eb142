import { expect, test } from "vitest";
import { timeless } from "./timeless.ts";

test.each([
  ["Suites 63, 90 and 118 over those months.", "Suites 63, 90 and 118."],
  ["While coal, over the same three months, slid from 31", "While coal slid from 31"],
  ["In 2021 4; in those years ducks 7 and 8", "In 2021 4; in those years ducks 7 and 8".replace(" in those years", "")],
])("%s", (text, less) => expect(timeless(text)?.text).toBe(less));

test.each(["In the same period last year: 14.", "In the same month it was 12", "on the same days 4 and 5"])(
  "%s tells its time",
  (text) => expect(timeless(text)).toBeNull(),
);
