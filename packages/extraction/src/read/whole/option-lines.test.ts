import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Should we keep the uniform?\nKeep it: 44%\nDrop it: 39%\nOnly on Mondays: 17%",
    "Keep it 44 · Drop it 39 · Only on Mondays 17",
  ],
  [
    "How do you feel about exams?\nTotally fine - 12\nA bit nervous - 31\nDon't care - 9",
    "Totally fine 12 · A bit nervous 31 · Don't care 9",
  ],
  [
    "When should we meet?\nTuesday evening 11\nSaturday morning 15\nCan't make any 2",
    "Tuesday evening 11 · Saturday morning 15 · Can't make any 2",
  ],
  [
    "12 votes – Go bowling\n9 votes – Stay in and watch a film\n4 votes – Cinema",
    "Go bowling 12 · Stay in and watch a film 9 · Cinema 4",
  ],
  [
    "Best time to post?\nBefore 9am: 31%\n9am to noon: 24%\nAfter lunch: 45%",
    "Before 9am 31 · 9am to noon 24 · After lunch 45",
  ],
  ["Tea 🍵 41 votes\nCoffee ☕ 67 votes\nNothing 😴 3 votes", "Tea 41 · Coffee 67 · Nothing 3"],
  ["webinar\nsigned up 1.2k\nshowed up 530\nbooked a demo 42", "Signed up 1200 · Showed up 530 · Booked a demo 42"],
])("%j is named by whole lines", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Anna sold 12\nBen sold 15\nCy sold 9", "Anna 12 · Ben 15 · Cy 9"],
  ["Which month was wettest?\nJan 55\nFeb 41\nMar 38", "Jan 55 · Feb 41 · Mar 38"],
  ["Results\nAnn 12 of 20\nBo 15 of 20\nCy 9 of 20", "Ann 12 · Bo 15 · Cy 9"],
])("%j is named as before", (text, line) => expect(readLine(text)).toBe(line));
