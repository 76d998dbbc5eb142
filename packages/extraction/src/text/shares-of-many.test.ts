import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { sharesOfMany } from "./shares-of-many.ts";

test.each([
  [
    "60% of our income comes from 3 clients, 25% from 14 clients and 15% from courses.",
    "3 clients 60 · 14 clients 25 · Courses 15",
  ],
  ["70% of the gifts came from 12 families, 30% from 340 others", "12 families 70 · 340 others 30"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["75% of the money came from Leeds, 20% from York and 5% from Hull", "80% of sales come from 20 products"])(
  "%s: as it is told",
  (text) => expect(sharesOfMany(text)).toBeNull(),
);
