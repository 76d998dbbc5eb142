import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  [
    "Acme – 11,000 jobs (May 9, 2022)\nBolt – 18,000 jobs (June 4, 2023)\nCruz – 9,000 jobs (July 1, 2023)",
    "Acme 11000 · Bolt 18000 · Cruz 9000",
  ],
  [
    "- 74% of Gen Zers (ages 18-25) put off a big purchase\n- 68% of millennials (ages 26-41) put off a big purchase",
    "Gen Zers 74 · Millennials 68",
  ],
  ["Bolt 9.58 (2009), Powell 9.74 (2008), Gay 9.69 (2010)", "Bolt 9.58 · Powell 9.74 · Gay 9.69"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Sales 12 (2020), 15 (2021), 18 (2022)", "2020 12 · 2021 15 · 2022 18"],
  ["Kia 12 (2020), Kia 15 (2021), Kia 18 (2022)", "2020 12 · 2021 15 · 2022 18"],
])("%s: the times name", (text, line) => expect(readLine(text)).toBe(line));
