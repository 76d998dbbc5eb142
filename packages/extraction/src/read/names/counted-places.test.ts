/** Where the first is counted, without what is counted. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["We sold 40 tickets online, 25 at the door and 30 by phone.", "Online 40 · Door 25 · Phone 30"],
  ["We sold 40 tickets upstairs and 25 downstairs.", "Upstairs 40 · Downstairs 25"],
  ["They sold 300 copies abroad, 120 in France and 80 in Spain.", "Abroad 300 · France 120 · Spain 80"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["We run 12 courses online, 9 workshops and 3 fairs.", "Courses online 12 · Workshops 9 · Fairs 3"]])(
  "not %s",
  (text, line) => expect(readLine(text)).toBe(line),
);
