import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { periodForms } from "./period-forms.ts";

test.each([
  [
    "Net profit was $2.96bn in 1Q24, $2.39bn in 4Q23 and $2.57bn in 1Q23",
    "Q1 '23 2570000000 · Q4 '23 2390000000 · Q1 '24 2960000000",
  ],
  ["Solvency ratio: 198% (YE21), 203% (YE22), 212% (YE23)", "2021 198 · 2022 203 · 2023 212"],
  ["Revenue FY21a: €312m, FY22a: €340m, FY23e: €361m", "FY21 312000000 · FY22 340000000 · FY23 361000000"],
  ["Forecast: 2.75% 2024 Q4, 2.25% 2025 Q4, 1.5% 2026 Q4", "Q4 2024 2.75 · Q4 2025 2.25 · Q4 2026 1.5"],
  ["CPI: 2.1 (2023M10), 2.4 (2023M11), 2.2 (2023M12)", "Oct 2023 2.1 · Nov 2023 2.4 · Dec 2023 2.2"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Sales 2024 Q1 12, Q2 14, Q3 15", "Room 4Q has 12 seats", "Sales FY21 12, FY22 14", "2H 230, 3H 240"])(
  "leaves alone: %s",
  (text) => expect(periodForms(text)).toBeNull(),
);
