/** Years that are compared with, in a clause of their own. */
import { expect, test } from "vitest";
import { whenCompared } from "./when-compared.ts";

test.each([
  ["Compared to 2015, when 38 shops sold it, 29 do today.", "In 2015 38 shops sold it, 29 do today."],
  ["Compared with last year, when we had 14 staff, it's 11 now", "Last year we had 14 staff, it's 11 now"],
])("%s", (text, told) => expect(whenCompared(text)?.text).toBe(told));

test.each(["Compared to 2015, 29 more do", "Compared to 2015, when they met, all is well", "When 38 came, 29 left"])(
  "left: %s",
  (text) => expect(whenCompared(text)).toBeNull(),
);
