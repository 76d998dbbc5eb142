import { expect, test } from "vitest";
import { afterSpans } from "./after-spans.ts";

test("a colon behind such a time is left out", () =>
  expect(afterSpans("Alive after 1 hour: 92%, after 2 hours: 80%")?.text).toBe(
    "Alive after 1 hour 92%, after 2 hours 80%",
  ));

test.each([
  "Growth after 2 days: 5°C 12%, 10°C 44%",
  "after a week of it: 29",
  "Yield after 60 days: 0 kg N 12 g, 50 kg N 31 g",
])("%s: as it is told", (text) => expect(afterSpans(text)).toBeNull());
