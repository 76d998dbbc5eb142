import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["7 done, 3 to go", "Done 7 · To go 3"],
  ["£320 raised of £500 goal", "Raised 320 · Goal 500"],
  [
    "People who never smoked 62%, ex-smokers 24%, current smokers 14%",
    "Never smoked 62 · Ex-smokers 24 · Current smokers 14",
  ],
  [
    "Never married 35%, married 48%, divorced 10%, widowed 7%",
    "Never married 35 · Married 48 · Divorced 10 · Widowed 7",
  ],
  ["Patients who did not reply: 45. Patients who replied: 155.", "Did not reply 45 · Replied 155"],
  ["No symptoms 45%, mild 30%, severe 25%", "No symptoms 45 · Mild 30 · Severe 25"],
  ["Reading 12%; TV 45%; games 30%; something else 13%", "Reading 12 · TV 45 · Games 30 · Something else 13"],
  [
    "Of 120 dogs at the shelter, 72 found homes, 30 were fostered and the rest stayed inside.",
    "Found homes 72 · Fostered 30 · Stayed inside 18",
  ],
  ["Those in favour: 54. Those against: 41. Abstentions: 5.", "In favour 54 · Against 41 · Abstentions 5"],
  ["44% said it's too expensive, 21% too far, 18% no time", "Too expensive 44 · Too far 21 · No time 18"],
  ["8% trust it a lot, 31% a bit, 40% not much, 21% not at all", "A lot 8 · A bit 31 · Not much 40 · Not at all 21"],
  ["I don't like it 9, I like it 20, I love it 11", "Don't like it 9 · Like it 20 · Love it 11"],
  ["Too cold 12, too hot 4, just right 30", "Too cold 12 · Too hot 4 · Just right 30"],
  ["Neither party 12%, both parties 30%, Labour 58%", "Neither party 12 · Both parties 30 · Labour 58"],
  ["How we met: at work 21%, online 39%, in a bar 13%", "At work 21 · Online 39 · In a bar 13"],
  ["Certain to vote 61%, might vote 22%, not registered 17%", "Certain to vote 61 · Might vote 22 · Not registered 17"],
  ["Living alone 22%, with parents 34%, with a partner 44%", "Living alone 22 · Parents 34 · Partner 44"],
  ["At home 43%, at work 31%, on the move 26%", "At home 43 · At work 31 · On the move 26"],
  [
    "Homes without a garden 12, with a small one 30, with a big one 8",
    "Without a garden 12 · With a small one 30 · With a big one 8",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Rent 40%, food 25%, fun 35%", "Rent 40 · Food 25 · Fun 35"],
  ["Yes 12, no 5, never 3", "Yes 12 · No 5 · Never 3"],
  ["Not Leeds 40 but York 31", "Leeds 40 · York 31"],
  ["Grades A to C: 5, 11 and 3 students", "A 5 · B 11 · C 3"],
  ["On foot 23, by bus 12, by car 40", "Foot 23 · Bus 12 · Car 40"],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toBe(line));
