import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { postBehindPre } from "./post-behind-pre.ts";

test.each([
  ["CRP 84 pre-op, 31 post.", "Pre-op 84 · Post-op 31"],
  ["Squat 100 kg pre-season, 130 post.", "Pre-season 100 · Post-season 130"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["84 pre-op, 31 posts", "pre-season: 4 post offices", "Pre 84, post 31"])("leaves alone: %s", (text) =>
  expect(postBehindPre(text)).toBeNull(),
);
