import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { included } from "./included.ts";

test.each([
  ["Muslims 14.9%, and others, including Buddhists, Jains, and Baha'is, 7%.", "Muslims 14.9%, and others 7%."],
  ["Public transport, such as buses and trams, carried 41%", "Public transport carried 41%"],
  ["Savings, mainly in bonds, came to £12,000", "Savings came to £12,000"],
])("%s", (text, told) => expect(included(text)?.text).toBe(told));

test.each(["We were 12, including 4 children, and 3 dogs", "Costs include rent 12, food 9", "Mostly rain, 12 mm"])(
  "stays: %s",
  (text) => expect(included(text)).toBeNull(),
);

test("the name is the one in front", () =>
  expect(
    readLine("Hindus make up 78 percent, Muslims 15 percent, and others, including Jains and Sikhs, 7 percent."),
  ).toBe("Hindus 78 · Muslims 15 · Others 7"));
