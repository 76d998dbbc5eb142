/** What is now beside what somebody remembers. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { rememberedLevels } from "./remembered-levels.ts";

test.each([
  [
    "Remember when we printed 14,000 pages a month? We're at 3,200 since the badge release thing went in.",
    "Before 14000 · Now 3200",
  ],
  ["Back when we shipped 12 orders a day? We're at 140 since the ads started.", "Before 12 · Now 140"],
  ["Anyone remember when we sent 500 letters a week? We're down to 60 since the app launched.", "Before 500 · Now 60"],
  ["Remember when the team was 8 people? We're 41 since the merger.", "Before 8 · Now 41"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "We used to have 14. It's 12 since May.",
  "We used to have 14. It's 12 since 2019.",
  "We're at 3,200 since the badge release went in, down from 14,000.",
  "Remember when we hired 5 interns? We got 200 applications since the post went up.",
])("left alone: %s", (text) => expect(rememberedLevels(text)).toBeNull());
