import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { lineThousands } from "./line-thousands.ts";

test.each([
  [
    "Reds 184 seats 6,930,136 votes\nBlues 99 seats 5,600,496 votes\nGreens 44 seats 3,461,262 votes",
    "[Seats / Votes] Reds 184/6930100 · Blues 99/5600500 · Greens 44/3461300",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["2022,100,200\n2023,200,300", "North 1,200\nSouth 2,300", "a, b 1,200,300\nc, d 2"])(
  "stays as it is: %s",
  (text) => expect(lineThousands(text)).toBeNull(),
);
