import { expect, test } from "vitest";
import { slashedLines } from "./slashed-lines.ts";

test.each([
  [
    "Prep in minutes (chop / cook / plate)\nCurry – 10 / 35 / 4\nStew – 15 / 90 / 3",
    "Prep in minutes (chop / cook / plate):\nCurry: 10 / 35 / 4\nStew: 15 / 90 / 3",
  ],
  ["Marks (maths/art)\nLea – 60/71\nTom – 55/80", "Marks (maths/art):\nLea: 60/71\nTom: 55/80"],
  ["Fees (basic / plus):\nAcme – £9 / £19\nBorg – £8 / £15", "Fees (basic / plus):\nAcme: £9 / £19\nBorg: £8 / £15"],
  ["Rain (2023 | 2024)\nMay – 40 | 61\nJune – 22 | 35", "Rain (2023 / 2024):\nMay: 40 / 61\nJune: 22 / 35"],
])("%s", (text, read) => expect(slashedLines(text)?.text).toBe(read));

test.each([
  "Marks (maths / art)\nLea – 60 / 71 / 80\nTom – 55 / 80 / 12",
  "Marks (out of 10)\nLea – 6 / 7",
  "Marks (maths / art)\nLea – 60\nTom – 55",
  "Lea – 60 / 71\nTom – 55 / 80",
])("%s: stays as it is", (text) => expect(slashedLines(text)).toBeNull());
