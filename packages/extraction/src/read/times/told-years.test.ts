import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Between 2018 and 2022 bread rose by 31%, jam by 12%", "Bread 31 · Jam 12"],
  ["Between the 2011 census and the 2021 one, Welsh speakers dropped from 1,240 to 1,102", "2011 1240 · 2021 1102"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
