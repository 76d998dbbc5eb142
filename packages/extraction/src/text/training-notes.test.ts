import { expect, test } from "vitest";
import { trainingNotes } from "./training-notes.ts";

test.each([
  ["Mon 6.2k HR 138, Wed 8k HR 163", "Mon 6.2 km, HR 138, Wed 8 km, HR 163"],
  ["Tue 4.5k at 5:50, Thu 7k at 4:30", "Tue 4.5 km at 5:50, Thu 7 km at 4:30"],
  ["10 min warm up, 40 min tempo, 15 min cool down", "10 min warm-up, 40 min tempo, 15 min cool-down"],
  ["Warm up 300 m, pull 900 m, swim down 200 m", "Warm-up 300 m, pull 900 m, swim-down 200 m"],
])("%s", (text, read) => expect(trainingNotes(text)?.text).toBe(read));

test.each([
  "I ran 5k in 24:10 and 10k in 52:00",
  "Mon 5k HR 138, Wed 5k HR 140",
  "rest 58, warm up 112, cool down 95",
  "3 ways to cool down in the shade",
  "6.2k followers, 8k likes",
  "7k at £4",
  "£5k in 52:10",
])("%s: stays as it is", (text) => expect(trainingNotes(text)).toBeNull());
