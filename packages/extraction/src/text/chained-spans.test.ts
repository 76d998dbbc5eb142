import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { chainedSpans } from "./chained-spans.ts";

test.each([
  ["Sales fell 12% from 2021 to 2022 and 10% from 2022 to 2023", "2022 -12 · 2023 -10"],
  ["Prices rose 3% from May to June, 5% from June to July and 2% from July to August", "June 3 · July 5 · August 2"],
  ["We grew by 40 from Q1 to Q2 and 55 from Q2 to Q3", "Q2 40 · Q3 55"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Sales fell 12% from 2010 to 2015 and 10% from 2019 to 2020",
  "It rose from 12 in 2021 to 15 in 2022",
  "Sales rose 12% from 2021 to 2022",
])("stays as it is: %s", (text) => expect(chainedSpans(text)).toBeNull());
