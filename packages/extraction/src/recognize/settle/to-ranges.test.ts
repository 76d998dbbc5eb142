import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["It costs 5 to 7 euros in Rome and 9 to 11 in Oslo.", "Rome 6 · Oslo 10"],
  ["We expect 10 to 12 guests on Friday and 20 to 25 on Saturday.", "Friday 11 · Saturday 22.5"],
  ["Cats live 13 to 17 years, dogs 10 to 13, rabbits 8 to 12", "Cats 15 · Dogs 11.5 · Rabbits 10"],
  ["Temperatures of 14 to 19 degrees in the north, 22 to 26 in the south.", "North 16.5 · South 24"],
  [
    "Day rates: improver £110-130, qualified £200–240, approved £260 to 300.",
    "Improver 120 · Qualified 220 · Approved 280",
  ],
  ["Wages per hour: porters £11 to 12, nurses £15 to 19, doctors £30 to 45", "Porters 11.5 · Nurses 17 · Doctors 37.5"],
])("%s tells ranges", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Ann went from 5 to 7, Bo from 9 to 11.", "[Ann / Bo] Before 5/9 · After 7/11"],
  ["Shots went 5 to 7 in Leeds, 9 to 11 in York", " 6"],
])("%s tells none", (text, part) => {
  if (part.startsWith("[")) expect(readLine(text)).toBe(part);
  else expect(readLine(text)).not.toContain(part);
});
