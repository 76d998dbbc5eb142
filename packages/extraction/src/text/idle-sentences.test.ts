import { expect, test } from "vitest";
import { idleSentences, leadClauseless } from "./idle-sentences.ts";

test.each([
  [
    "Cases rose from 12 in 2021 to 304 last year. Doctors expect more this winter.",
    "Cases rose from 12 in 2021 to 304 last year.",
  ],
  ["Ann sold 40. What a day it was. Bo sold 25.", "Ann sold 40. Bo sold 25."],
])("%s", (text, left) => expect(idleSentences(text)?.text).toBe(left));

test.each([
  "Ann sold 40, Bo 25. The rest went to Cy.",
  "Ann sold 40. Bo sold twelve.",
  "What a day. Ann sold 40.",
  "Pace 91. Work rate? 88.",
])("left as it is: %s", (text) => expect(idleSentences(text)).toBeNull());

test.each([
  ["Since starting the exercise class, her pressure fell from 158 to 134", "her pressure fell from 158 to 134"],
])("%s", (text, left) => expect(leadClauseless(text)?.text).toBe(left));

test.each([
  "Since May, 12 people came",
  "In the old mill, 12 and in the new one 9",
  "With two thirds of the vote, Ann won",
])("left as it is: %s", (text) => expect(leadClauseless(text)).toBeNull());
