import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { agedGroups } from "./aged-groups.ts";

test.each([
  ["Turnout: women 18-29 61%, men 18-29 52%, women 60+ 78%, men 60+ 80%", "[Women / Men] 18-29 61/52 · 60+ 78/80"],
  [
    "Girls 8-11: 3 hours, boys 8-11: 4 hours, girls 12-15: 5 hours, boys 12-15: 6 hours",
    "[Girls / Boys] 8-11 3/4 · 12-15 5/6",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Boys 12-15 points, girls 9-11 points",
  "Men 21-18 women 14-20",
  "Players 18-21 earn €900, players 22-30 €2,100",
])("leaves alone: %s", (text) => expect(agedGroups(text)).toBeNull());
