/** When a table was made. */
import { expect, test } from "vitest";
import { reportFrames } from "./report-frames.ts";

test.each([
  ["North 12\nSouth 9\n\nGenerated 3 Jul 2024", "North 12\nSouth 9"],
  ["North 12\nSouth 9\nPage 1 of 3", "North 12\nSouth 9"],
  ["North 12\nSouth 9\nLast updated: today 14:22", "North 12\nSouth 9"],
])("gone: %s", (text, left) => expect(reportFrames(text)?.text).toBe(left));

test.each(["Created 12\nUpdated 9\nDeleted 3", "Printed 1200\nExported 900", "Generated 3 Jul 2024: 12"])(
  "left: %s",
  (text) => expect(reportFrames(text)).toBeNull(),
);
