/** That figures tell their own story tells none of them. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { ownStories } from "./own-stories.ts";

test.each([
  ["The numbers speak for themselves: 40 in May, 52 in June, 70 in July.", "May 40 · June 52 · July 70"],
  ["Her lap times speak volumes: 61, 63, 66, 70.", "1 61 · 2 63 · 3 66 · 4 70"],
  ["The crowds tell a sorry tale: Leeds 40, York 52, Hull 31.", "Leeds 40 · York 52 · Hull 31"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "The guides tell a story: how it was, 12 children came and 9 left.",
  "Toy Story: 12 fans, Cars: 9",
  "A tale: 40 pages. A novel: 300.",
])("left alone: %s", (text) => expect(ownStories(text)).toBeNull());
