/** Places in a row, each with its figure. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { firstAndSecond } from "./first-and-second.ts";

test("each has its own", () => {
  expect(readLine("first 45 second 40 third 15")).toBe("First 45 · Second 40 · Third 15");
});

test.each(["first 45 seconds, then 30", "the first 45, second 40", "a first 45 second lap"])("left: %s", (text) =>
  expect(firstAndSecond(text)).toBeNull(),
);
