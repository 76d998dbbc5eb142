/** Lists of labels and of values, as programs hold them. */
import { expect, test } from "vitest";
import { readFirstType, readLine, readTitle } from "../../compose/chart-line.fixture.ts";
import { listedArrays } from "./listed-arrays.ts";

test.each([
  ['{"labels":["Jan","Feb","Mar"],"data":[12,19,7]}', "Jan 12 · Feb 19 · Mar 7"],
  ["labels: [Mon, Tue, Wed]\nvalues: [3, 5, 4]", "Mon 3 · Tue 5 · Wed 4"],
  ["data = [12, 15, 9]\nlabels = ['red', 'green', 'blue']", "Red 12 · Green 15 · Blue 9"],
  ["cities = ['Porto', 'Faro']\nrain = [12, 5]\nsnow = [0, 1]", "[Rain / Snow] Porto 12/0 · Faro 5/1"],
])("a table: %s", (text, line) => expect(readLine(text)).toBe(line));

test("labels are no title, and months are times", () => {
  const text = '{"labels":["Jan","Feb","Mar"],"sales":[12,19,7]}';
  expect(readTitle(text)).toBe("Sales");
  expect(readFirstType(text)).toBe("linechart");
});

test.each(["x: 1 2 3\ny: 4 5 6", "names = ['a', 'b']\nages = [4, 5, 6]", "a [12], b [15]", "rent: [new] 900"])(
  "none: %s",
  (text) => expect(listedArrays(text)).toBeNull(),
);
