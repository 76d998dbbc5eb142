import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { againIn } from "./again-in.ts";

test.each([
  [
    "Pint prices in 2019 and again in 2024. Crown £3.90, now £5.20. Bell 4.10 / 5.60",
    "Pint prices in 2019 and 2024. Crown £3.90 / £5.20. Bell 4.10 / 5.60",
  ],
  ["Rents in 2015 and 2023. Leeds £540, now £820.", "Rents in 2015 and 2023. Leeds £540 / £820."],
  ["Staff in May and again in October: Nurses 40 and now 44.", "Staff in May and October: Nurses 40 / 44."],
])("%s", (text, told) => expect(againIn(text)?.text).toBe(told));

test("a row that tells its later figure with now goes by the times of the head", () =>
  expect(readLine("Rents in 2015 and 2023. Leeds £540, now £820. York 610 / 990. Hull 420 / 610.")).toBe(
    "[Leeds / York / Hull] 2015 540/610/420 · 2023 820/990/610",
  ));

test.each([
  "Rents in 2015. Leeds £540, now £820.",
  "House prices in 2004 and now. Semi £98k, now £210k.",
  "Rents in 2015 and 2023. Leeds 540 / 820, now we own.",
])("%s: stays as it is", (text) => expect(againIn(text)).toBeNull());
