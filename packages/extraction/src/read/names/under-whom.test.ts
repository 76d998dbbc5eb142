import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "When Pauline ran the village shop it was open 61 hours a week. The new people started on 44 and, since the petition, they're back up to 52",
    "Pauline 61 · New people 44 · Petition 52",
  ],
  ["When Labour ran the council it built 310 homes a year. The Tories managed 120.", "Labour 310 · Tories 120"],
  ["While my dad had the pub it sold 40 pies a day. The new owners sell 15.", "Dad 40 · New owners 15"],
  [
    "Under Hughes, Vale won 12, drew nine and lost 14. Since Moore walked in they have won ten, drawn three and lost only two.",
    "[Hughes / Moore] Won 12/10 · Drew 9/3 · Lost 14/2",
  ],
  [
    "With Dale in goal, Town won 8, drew 3 and lost 4. Since Wright came in they have won 2, drawn 2 and lost 6.",
    "[Dale / Wright] Won 8/2 · Drew 3/2 · Lost 4/6",
  ],
  ["When Ann ran the team it won 12 games a season. Bo won 9.", "Ann 12 · Bo 9"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([["When it rained the shop sold 12 umbrellas, the kiosk 9.", "Shop 12 · Kiosk 9"]])(
  "leaves alone: %s",
  (text, line) => expect(readLine(text)).toBe(line),
);
