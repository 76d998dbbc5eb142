import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { scaleOpened } from "./scale-opened.ts";

test.each([
  [
    "On a scale of 1 to 5 guests rated cleanliness 4.6, service 4.2, food 3.8, price 3.1.",
    "Cleanliness 4.6 · Service 4.2 · Food 3.8 · Price 3.1",
  ],
  ["On a scale from 1 to 10 parents ranked safety 9.1, price 8.4, distance 7", "Safety 9.1 · Price 8.4 · Distance 7"],
])("%s", (text, line) => expect(readLine(text)).toContain(line));

test.each([
  "On a scale of 1 to 5: service 4.2, food 3.8",
  "On a scale of 1 to 5 stars guests gave 4 to food, 3 to price",
  "Out of 40 guests 12 rated it bad",
])("%s: as it is told", (text) => expect(scaleOpened(text)).toBeNull());
