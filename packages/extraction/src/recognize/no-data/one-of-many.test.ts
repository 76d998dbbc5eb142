import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each(["She's 1 of 7 siblings and lives in Rome.", "He was one of the 12 judges."])(
  "%s is no chart",
  (text) => expect(readLine(text)).toMatch(/^(?:nothing-to-chart|no-data|unclear)$/), // catches a refusal, not "Siblings 1 · Rest 6"
);

test.each([["1 of 7 swans is black, 2 are grey.", "Black 1 · Grey 2"]])("%s counts", (text, line) =>
  expect(readLine(text)).toBe(line),
);
