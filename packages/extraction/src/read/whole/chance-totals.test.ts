import { expect, test } from "vitest";
import { readFirstType, readLine, readUnit } from "../../compose/chart-line.fixture.ts";
import { extract } from "../../full-reader.ts";

const saysTotal = (text: string): boolean => {
  const answer = extract(text);
  return answer.ok && answer.chart.notes.join(" ").includes("total of the parts");
};

test.each([
  ["Visitors: 40 Mon, 35 Tue, 25 Wed. Tickets are £100 a year.", "Mon 40 · Tue 35 · Wed 25"],
  ["Ed ate 6, Flo 4, Gus 2. In 12 minutes!", "Ed 6 · Flo 4 · Gus 2"],
  ["We sold 40 teas, 35 coffees and 27 cakes and made £102 profit!", "Teas 40 · Coffees 35 · Cakes 27"],
  ["Leeds 31, York 40, Hull 30. We needed 101.", "Leeds 31 · York 40 · Hull 30"],
])("%s: what adds up by chance is no total", (text, line) => {
  expect(readLine(text)).toBe(line);
  expect(readUnit(text)).toBeNull();
  expect(readFirstType(text)).not.toBe("piechart");
  expect(saysTotal(text)).toBe(false);
});

test.each([
  "We sold 100 drinks: 40 teas, 35 coffees and 25 colas.",
  "Ann 40, Bo 35, Cy 25. 100 in all.",
  "I spent £100 today: £40 food, £35 fuel, £25 books",
  "I have 24 hours: sleep 8, work 9, rest 7",
])("%s: the total is one", (text) => {
  expect(readFirstType(text)).toBe("piechart");
  expect(saysTotal(text)).toBe(true);
});
