import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Apples 30 kg, pears 12 kg, plums 9 kg, and sales rose 12%.", "Apples 30 · Pears 12 · Plums 9"],
  ["Rye takes 24 hours, baguette 6, focaccia 9, and flour has gone up 14%.", "Rye 24 · Baguette 6 · Focaccia 9"],
  [
    "Line A carried 4,000, line B 2,500 and line C 900; ridership fell 10% overall.",
    "Line A 4000 · Line B 2500 · Line C 900",
  ],
  ["Ann sold 40 houses, Ben 30, and Cleo's sales rose 12%.", "Ann 40 · Ben 30"],
  ["Tickets fell from 1,240 in January to 760 in March, even as users grew 8%", "January 1240 · March 760"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Sales were 200 in May. In June they rose 12%.", "May 200 · June 224"],
  ["Beef rose 4%, pork 3%, and lamb prices rose 12%.", "Beef 4 · Pork 3 · Lamb prices 12"],
])("of the same: %s", (text, line) => expect(readLine(text)).toBe(line));
