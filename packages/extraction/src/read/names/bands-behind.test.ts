import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Only 3 in 10 men but 5 in 10 women and 7 in 10 over-65s went to the dentist", "Men 30 · Women 50 · Over-65s 70"],
  ["41% of students, 28% of parents and 9% of over-60s have heard of the app", "Students 41 · Parents 28 · Over-60s 9"],
])("%s is read as %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["12% over-60s, 30% students, 58% staff", "Over-60s 12 · Students 30 · Staff 58"],
  [
    "62% of under-25s stream their music, 24% use YouTube and 9% still buy CDs.",
    "Stream their music 62 · Use YouTube 24 · CDs 9",
  ],
])("%s is named as it was", (text, line) => expect(readLine(text)).toBe(line));
