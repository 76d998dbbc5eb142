import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Our three apprentices are 16, 17 and 22.", "Apprentice 1 16 · Apprentice 2 17 · Apprentice 3 22"],
  ["His four sons are 21, 19, 14 and 9.", "Son 1 21 · Son 2 19 · Son 3 14 · Son 4 9"],
])("%s is read as %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["2019, 2020 and 2021: 16, 17 and 22", "2019 16 · 2020 17 · 2021 22"]])(
  "%s has names of its own",
  (text, line) => expect(readLine(text)).toBe(line),
);
