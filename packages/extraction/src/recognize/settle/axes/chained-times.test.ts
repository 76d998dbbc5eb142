import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["310 members in June 2024, 280 the year before, 190 in 2021", "2021 190 · Year before 280 · June 2024 310"],
  [
    "Asylum backlog: 86,800 in June 2024, 118,900 a year before, peak of 132,000 in Feb 2023",
    "Feb 2023 132000 · Year before 118900 · June 2024 86800",
  ],
  ["Milk: 120ml at 6am, 150 at 10, 150 at 2, 180 at 6pm", "6am 120 · 10 150 · 2 150 · 6pm 180"],
  ["2019 had 14, the year before 12", "2018 12 · 2019 14"],
])("%s: in the order of their times", (text, line) => expect(readLine(text)).toBe(line));
