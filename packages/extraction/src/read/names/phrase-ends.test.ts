import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Two years ago 30 of us cycled to work and 90 drove. Now it's 55 and 60.", "[Cycled to work / Drove]"],
  [
    "40% listened to music, 30% slept and 30% talked to friends.",
    "Listened to music 40 · Slept 30 · Talked to friends 30",
  ],
])("%s", (text, line) => expect(readLine(text)).toContain(line));

test.each([
  ["Sign up 60%, pay 12%", "Sign up 60 · Pay 12"],
  ["Sold in May 12, given away in June 14", "May 12 · June 14"],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toContain(line));
