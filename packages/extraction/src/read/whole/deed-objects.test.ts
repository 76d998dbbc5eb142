/** Things with a verb each, done by one. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["He scored 28 points, grabbed 11 rebounds and dished out 9 assists", "Points 28 · Rebounds 11 · Assists 9"],
  ["She sent 40 emails, made 12 calls and wrote 3 reports", "Emails 40 · Calls 12 · Reports 3"],
  ["Ann scored 28 points, Bo grabbed 11 rebounds and Cy made 9 assists", "Ann 28 · Bo 11 · Cy 9"],
  ["We won 12 games, lost 5 and drew 3", "Won 12 · Lost 5 · Drew 3"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
