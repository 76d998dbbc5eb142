import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Ito scored 31 points to go with 12 rebounds, three assists and two blocks in Friday's 104-98 overtime win.",
    "Points 31 · Rebounds 12 · Assists 3 · Blocks 2",
  ],
  [
    "Mara Bell led Hull with 27 points, eight rebounds and five assists. Jo Kerr, back from injury, added 14 points with nine rebounds and two steals.",
    "[Points / Rebounds / Assists / Steals] Mara Bell 27/8/5/– · Jo Kerr 14/9/–/2",
  ],
  [
    "Dan Ortiz had 19 points and 11 boards, T.J. Moss had 16 and Lee Park had 13",
    "[Points / Boards] Dan Ortiz 19/11 · T.J. Moss 16/– · Lee Park 13/–",
  ],
  [
    "Omar Reyes led the Bears with 29 points and six rebounds, but Finn Cole mustered just 12 points on 4 of 17 shooting.",
    "[Points / Rebounds] Omar Reyes 29/6 · Finn Cole 12/–",
  ],
  [
    "Reyes threw for 286 yards and two touchdowns. Marcus Hill ran for 107 yards and three touchdowns for the Hawks who led 21-3 at halftime.",
    "[Yards / Touchdowns] Reyes 286/2 · Marcus Hill 107/3",
  ],
])("what players have of several things: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Leeds had 14 shots, Hull 9", "Leeds 14 · Hull 9"],
  [
    "Leeds had 17 shots to Hull's 6, 9 corners to their 2, and one goal to their three.",
    "[Leeds / Hull] Shots 17/6 · Corners 9/2 · Goal 1/3",
  ],
  ["Kane scored 12 goals, Saka 9 and Foden 7", "Kane 12 · Saka 9 · Foden 7"],
])("one thing of each stays: %s", (text, line) => expect(readLine(text)).toBe(line));
