import { expect, test } from "vitest";
import { elidedSpans } from "./elided-spans.ts";

test.each([
  [
    "Waits averaged 41 days before the change; one year in they were at 30, and after two at 22.",
    "Waits averaged 41 days before the change; one year in they were at 30, and after two years at 22.",
  ],
  [
    "It was 90; three months on it was 40, and after six 15.",
    "It was 90; three months on it was 40, and after six months 15.",
  ],
  [
    "It was 90; five weeks later, 40, and after ten it was 12.",
    "It was 90; five weeks later, 40, and after ten weeks it was 12.",
  ],
])("%s", (text, told) => expect(elidedSpans(text)?.text).toBe(told));

test.each([
  "Two years in Leeds, and after five 12 in York",
  "Two years in it closes, and after five at night",
  "After two 38, after four 37",
])("%s: as it is told", (text) => expect(elidedSpans(text)).toBeNull());
