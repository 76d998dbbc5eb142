import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Rents in Bath are holding at £930, compared to £910 at the end of the previous quarter.",
    "End of the previous quarter 910 · Now 930",
  ],
  ["Our loans are now at $230, compared to $290 at the beginning of the year.", "Beginning of the year 290 · Now 230"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
