import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["The deficit was 3% in 2020, 1% in 2021; in 2022 there was a surplus of 2%.", "2020 3 · 2021 1 · 2022 -2"],
  ["Budget deficit: 2.1% in 2019, 8.9% in 2020, surplus 0.4% in 2022", "2019 2.1 · 2020 8.9 · 2022 -0.4"],
  ["Loss 2021 40k, 2022 12k, profit of 8k in 2023", "2021 40000 · 2022 12000 · 2023 -8000"],
])("%s is read as %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Losses of 40k in 2021 and 12k in 2022 turned into a profit of 8k in 2023", "2021 -40000 · 2022 -12000 · 2023 8000"],
  ["Profit was 40k in 2021 and 12k in 2022", "2021 40000 · 2022 12000"],
])("%s keeps its signs", (text, line) => expect(readLine(text)).toBe(line));
