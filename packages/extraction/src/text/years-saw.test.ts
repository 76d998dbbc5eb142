import { expect, test } from "vitest";
import { yearsSaw } from "./years-saw.ts";

test.each([
  ["Deaths: 2021 saw 410 and 380, 2022 saw 402 and 371", "Deaths: in 2021 410 and 380, in 2022 402 and 371"],
  ["2021 brought £410k and 2022 gave us only £402k", "in 2021 £410k and in 2022 only £402k"],
])("%s", (text, read) => expect(yearsSaw(text)?.text).toBe(read));

test.each(["2021 saw a rise and 2022 saw a fall", "2021 saw 410", "We saw 2021 ducks and he saw 2022"])(
  "%s: stays as it is",
  (text) => expect(yearsSaw(text)).toBeNull(),
);
