import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Incumbent Sheriff Dan Moss received 9,398 votes, while challengers Tom Vale had 3,663, and Kit Rowe had 1,543.",
    "Sheriff Dan Moss 9398 · Tom Vale 3663 · Kit Rowe 1543",
  ],
  [
    "incumbent Ann Lee had 1,988 votes, while Bo Poe had 1,005, and Cy Roe 561.",
    "Ann Lee 1988 · Bo Poe 1005 · Cy Roe 561",
  ],
  ["Ann Lee was ahead of challenger Bo Poe-Jones 69 percent to 31 percent.", "Ann Lee 69 · Bo Poe-Jones 31"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("fees are no person", () => expect(readLine("Candidate fees 12, travel 9")).toBe("Candidate fees 12 · Travel 9"));
