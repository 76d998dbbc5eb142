import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["EBITDA margin 14% H1 FY23, 16% H2 FY23, 15.5% H1 FY24", "H1 FY23 14 · H2 FY23 16 · H1 FY24 15.5"],
  ["Revenue Q1 FY24: 12m\nQ2 FY24: 14m\nQ3 FY24: 13m", "Q1 FY24 12000000 · Q2 FY24 14000000 · Q3 FY24 13000000"],
  ["FY23 H1 14%, FY23 H2 16%, FY24 H1 15.5%", "FY23 H1 14 · FY23 H2 16 · FY24 H1 15.5"],
  ["FY24: Q1 10, Q2 12, Q3 14", "Q1 10 · Q2 12 · Q3 14"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
