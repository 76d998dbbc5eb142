/** Counts that look like years. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { yearLikeCounts } from "./year-like-counts.ts";

test.each([
  ["Births were 4210 (2009), 2987 (2010), 1875 (2011) and 902 (2012).", "2009 4210 · 2010 2987 · 2011 1875 · 2012 902"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Founded 1998 (2015), 2001 (2018)", "In 1998 (2015) it was 12"])("left alone: %s", (text) =>
  expect(yearLikeCounts(text)).toBeNull(),
);
