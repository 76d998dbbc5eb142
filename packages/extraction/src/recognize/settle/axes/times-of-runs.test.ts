import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["Quarterly NPS went 32, 38, 41, 47 this year.", "Q1 32 · Q2 38 · Q3 41 · Q4 47"],
  ["Quarterly NPS was 32, 38, 41, 47 in 2023.", "Q1 32 · Q2 38 · Q3 41 · Q4 47"],
  ["Monthly sign-ups went 32, 38, 41 and 47 so far this year", "1 32 · 2 38 · 3 41 · 4 47"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["It was 4, 9 and 12 in 2021, 2022 and 2023", "2021 4 · 2022 9 · 2023 12"],
  ["Weekly flu cases went 204, 198 and 260 in weeks 14 to 16.", "Week 14 204 · Week 15 198 · Week 16 260"],
  ["Cats 4, dogs 9, 12 fish in 2023", "Cats 4 · Dogs 9 · Fish 12"],
])("not %s", (text, line) => expect(readLine(text)).toBe(line));
