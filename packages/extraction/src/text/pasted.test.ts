/** Records, quoted cells, rows of databases, chats and results as they are pasted. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { extract } from "../full-reader.ts";
import { pastedLines } from "./pasted-lines.ts";
import { pastedRecords } from "./pasted-records.ts";

test.each([
  ['[{"month":"Jan","sales":10},{"month":"Feb","sales":12}]', "Jan 10 · Feb 12"],
  ['data: [{"value":12,"name":"Ann"},{"value":7,"name":"Ben"}]', "Ann 12 · Ben 7"],
  ["[{name: 'Ann', value: 12}, {name: 'Ben', value: 7}]", "Ann 12 · Ben 7"],
  ['{"Jan": {"a": 1, "b": 2}, "Feb": {"a": 3, "b": 4}}', "[A / B] Jan 1/2 · Feb 3/4"],
  ["- name: Ann\n  value: 12\n- name: Ben\n  value: 7", "Ann 12 · Ben 7"],
  ["name=Ann value=12\nname=Ben value=7", "Ann 12 · Ben 7"],
  ['"name","value"\n"Ann, Inc","1,200"\n"Ben Ltd","950"', "Ann, Inc 1200 · Ben Ltd 950"],
  ['Firm,Staff\n"Ann, Inc",1200\nBen,"1,950"', "Ann, Inc 1200 · Ben 1950"],
  ['"North";"10"\n"South";"20"', "North 10 · South 20"],
  ["'north': '10', 'south': '20'", "North 10 · South 20"],
  ["dept  | count\n------+------\nsales |    12\nhr    |     4\nit    |     9\n(3 rows)", "Sales 12 · Hr 4 · It 9"],
  ["[01/05/2024, 12:45] Ann: paid 40 for pizza\n[01/05/2024, 12:50] Ben: paid 25 for beer", "Ann 40 · Ben 25"],
  ["01/05/2024, 12:45 - Ann: 5km\n01/05/2024, 12:50 - Ben: 8km", "Ann 5 · Ben 8"],
  ["Ann: paid 40 for pizza\nBen: paid 25 for beer", "Ann 40 · Ben 25"],
  ["Ann: ran 5 km\nBen: swam 2 km\nCy: biked 20 km", "Ann 5 · Ben 2 · Cy 20"],
  ["Ann: 40 pizza\nBen: 25 beer\nCy: 12 taxi", "Ann 40 · Ben 25 · Cy 12"],
  ["Rent........950\nFood........420\nTransport...110", "Rent 950 · Food 420 · Transport 110"],
  ["1 Kipchoge 2:01:39\n2 Bekele 2:01:41\n3 Legese 2:02:48", "Kipchoge 121.65 · Bekele 121.68 · Legese 122.8"],
  ["1 Arsenal 45 pts\n2 City 40 pts\n3 Spurs 38 pts", "Arsenal 45 · City 40 · Spurs 38"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  '{"apples": 10, "pears": 7}',
  "apples: 10\npears: 7",
  "a=1\nb=2",
  "- apples: 10\n- pears: 7",
  "{a: 1}, {b: 2}",
])("holds no records: %s", (text) => expect(pastedRecords(text)).toBeNull());

test.each([
  'He said "no", 12 said yes\nShe said "yes", 9 said no',
  'They opened with "1999", "7 Seconds" and "1984" 18 times\nor "1989" 9 times',
  "1 bed 900\n2 bed 1200\n3 bed 1500",
  "1 Bed 900\n2 Beds 1200",
  "12:45 tea 40\n12:50 beer 25",
  "+------+----+\n| city | 12 |",
  "Tom 5'4\", Sam 5'11\"\nAl 5'2\"",
])("stays as it is: %s", (text) => expect(pastedLines(text)).toBeNull());

test("what each figure counts otherwise is no title", () => {
  const answer = extract("Ann 40 pizza, Ben 25 beer, Cy 12 taxi");
  expect(answer.ok && answer.chart.title).toBe("Ann, Ben and Cy");
});

test("goes back to the places as typed", () => {
  const text = '[{"value":12,"name":"Ann"},{"value":75,"name":"Ben"}]';
  const told = pastedRecords(text);
  const at = told?.text.indexOf("75") ?? -1;
  expect(told?.back([at, at + 2])).toEqual([text.indexOf("75"), text.indexOf("75") + 2]);
});

test.each([
  ['"quarter","sold"\n"2023Q3","318"\n"2023Q4","295"', "318"],
  ["'north': '10', 'south': '20'", "20"],
  ['Firm,Staff\n"Ann, Inc",1200\nBen,"1,950"', "1,950"],
])("%s goes back to the places as typed", (text, figure) => {
  const told = pastedLines(text);
  const at = told?.text.indexOf(figure) ?? -1;
  expect(told?.back([at, at + figure.length])).toEqual([text.indexOf(figure), text.indexOf(figure) + figure.length]);
});
