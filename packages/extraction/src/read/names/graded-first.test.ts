import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "78% of teachers say behaviour is worse since 2019, 15% say the same and 7% say better.",
    "Worse 78 · Same 15 · Better 7",
  ],
  ["62% think exams are harder, 21% easier and 17% the same", "Harder 62 · Easier 21 · Same 17"],
  ["41% say the food has got better, 38% the same, 21% worse", "Better 41 · Same 38 · Worse 21"],
])("%j is named by what is said", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Behaviour 78%, attendance 15%, uniform 7%", "Behaviour 78 · Attendance 15 · Uniform 7"],
  ["Worse 78%, same 15%, better 7%", "Worse 78 · Same 15 · Better 7"],
])("%j is named as before", (text, line) => expect(readLine(text)).toBe(line));
