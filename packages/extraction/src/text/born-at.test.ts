import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { bornAt } from "./born-at.ts";

test.each([
  [
    "Aoife so far: born at 3.4 kg & 51 cm, 5.1 & 58 at ten weeks, 7.2 & 66 at six months",
    "Aoife so far: 3.4 kg & 51 cm at birth, 5.1 & 58 at ten weeks, 7.2 & 66 at six months",
  ],
  ["Ivy was born at 7 lb & 20 in, 11 & 23 at 2 months", "Ivy: 7 lb & 20 in at birth, 11 & 23 at 2 months"],
  ["planted at 1.2 m and 3 cm, 2.4 and 6 after two years", "1.2 m and 3 cm at planting, 2.4 and 6 after two years"],
])("%s", (text, told) => expect(bornAt(text)?.text).toBe(told));

test("weight and length go by birth and ages", () =>
  expect(readLine("Leo: born at 2.9 kg and 48 cm, 5.0 and 57 at three months, 7.8 and 67 at eight months")).toBe(
    "[Kg / Cm] Birth 2.9/48 · 3 months 5/57 · 8 months 7.8/67",
  ));

test.each(["Leo was born at 2.9 kg and was 5.0 at three months", "born at 2.9 kg and 48 cm, 5.0 at three months"])(
  "%s: stays as it is",
  (text) => expect(bornAt(text)).toBeNull(),
);
