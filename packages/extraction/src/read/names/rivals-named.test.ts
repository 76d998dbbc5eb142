import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Tommo scored 31 in the quiz and beat me by 4.", "Tommo 31 · Me 27"],
  ["I got 31 in the quiz, beating Tommo by 4.", "Me 31 · Tommo 27"],
  ["Mayo scored 19 at the weekend and beat Cork by 6.", "Mayo 19 · Cork 13"],
  ["The Reds took 55 points from ten games, pipping the Blues by 2.", "Reds 55 · Blues 53"],
])("who was beaten: %s", (text, line) => expect(readLine(text)).toBe(line));

test("nobody whose own figure is told", () => {
  expect(readLine("Ann scored 40 in May. Cal beat Bob by 12.")).not.toContain("28");
});

test.each([
  ["Ireland 34, Wales 24, Scotland a point ahead of Wales", "Ireland 34 · Wales 24 · Scotland 25"],
  ["Mia is 12, Jo a year older and Sam a year younger than Mia.", "Mia 12 · Jo 13 · Sam 11"],
])("one more of no unit: %s", (text, line) => expect(readLine(text)).toBe(line));

test("an hour later is no figure", () => {
  expect(readLine("By noon 12 had come and an hour later 30 more.")).toContain("Noon 12");
});
