/** Figures of the few years behind one that is told. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["In 2019 we sold 300; in the two years after that 380 and 520", "2019 300 · 2020 380 · 2021 520"],
  ["In 2019 300, in the three years after that 380, 520 and 610", "2019 300 · 2020 380 · 2021 520 · 2022 610"],
  ["In 2019 we sold 300, two years after that 380", "2019 300 · 2021 380"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
