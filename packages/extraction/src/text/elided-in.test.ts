import { expect, test } from "vitest";
import { elidedIn } from "./elided-in.ts";

test.each([
  [
    "North gate: 20 in May, 35 June, 31 July. South gate: 11",
    "North gate: 20 in May, 35 in June, 31 in July. South gate: 11",
  ],
  ["sold 40 cars in March and 28 April", "sold 40 cars in March and 28 in April"],
])("%s", (text, read) => expect(elidedIn(text)?.text).toBe(read));

test.each(["20 in May, by 3 June 35", "20 on 3 May, 35 on 4 June", "20 in May, 35 in June"])(
  "%s: stays as it is",
  (text) => expect(elidedIn(text)).toBeNull(),
);
