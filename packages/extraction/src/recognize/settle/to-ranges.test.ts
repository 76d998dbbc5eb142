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
  ["Temperatures next week: Mon -2 to 3°C, Tue 0 to 5°C, Wed -6 to -1°C", "Mon 0.5 · Tue 2.5 · Wed -3.5"],
  ["Forecast: Oslo -4 to 1 °C, Rome 9 to 15 °C, Cairo 17 to 26 °C", "Oslo -1.5 · Rome 12 · Cairo 21.5"],
  ["Expected growth: India 6-7%, Brazil 1.5-2.5%, Germany -0.5 to 0.5%", "India 6.5 · Brazil 2 · Germany 0"],
])("%s tells ranges", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Ann went from 5 to 7, Bo from 9 to 11.", "[Ann / Bo] Before 5/9 · After 7/11"],
  ["Margins: retail from -2% to 3%, food from -1% to 4%", "[Retail / Food] Before -2/-1 · After 3/4"],
  ["Shots went 5 to 7 in Leeds, 9 to 11 in York", " 6"],
])("%s tells none", (text, part) => {
  if (part.startsWith("[")) expect(readLine(text)).toBe(part);
  else expect(readLine(text)).not.toContain(part);
});
