import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "When Pauline ran the village shop it was open 61 hours a week. The new people started on 44 and, since the petition, they're back up to 52",
    "Pauline 61 · New people 44 · Petition 52",
  ],
  ["When Labour ran the council it built 310 homes a year. The Tories managed 120.", "Labour 310 · Tories 120"],
  ["While my dad had the pub it sold 40 pies a day. The new owners sell 15.", "Dad 40 · New owners 15"],
  ["When Ann ran the team it won 12 games a season. Bo won 9.", "Ann 12 · Bo 9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["When it rained the shop sold 12 umbrellas, the kiosk 9.", "Shop 12 · Kiosk 9"]])(
  "leaves alone: %s",
  (text, line) => expect(readLine(text)).toBe(line),
);
