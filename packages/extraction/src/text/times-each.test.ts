/** How often each did it, told in one breath. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { timesEach } from "./times-each.ts";

test("each has its own", () => {
  expect(readLine("germany won 4 times italy 4 times brazil 5 times and argentina 3 times").replace(" won", "")).toBe(
    "Germany 4 · Italy 4 · Brazil 5 · Argentina 3",
  );
});

test.each(["ann earns four times ben", "four times as many as three times ago", "won 4 times, lost 3 times"])(
  "left: %s",
  (text) => expect(timesEach(text)).toBeNull(),
);
