/** What is told of a run of figures, in front of it. */
import { expect, test } from "vitest";
import { readLine, readTitle } from "../compose/chart-line.fixture.ts";
import { headedRuns } from "./headed-runs.ts";

test.each([
  ["my grades 85 math 78 english 92 science", "Math 85 · English 78 · Science 92"],
  ["gas prices 3.19 regular 3.59 mid 3.99 premium", "Regular 3.19 · Mid 3.59 · Premium 3.99"],
  ["avg salary dev 70k pm 85k qa 60k", "Dev 70000 · Pm 85000 · Qa 60000"],
  ["voting result pizza 14 burger 9 salad 3", "Pizza 14 · Burger 9 · Salad 3"],
  ["poll results 45 yes 30 no 25 maybe", "Yes 45 · No 30 · Maybe 25"],
  ["avg rating 4.5 food 4.2 service 3.8 price", "Food 4.5 · Service 4.2 · Price 3.8"],
])("a run: %s", (text, line) => expect(readLine(text)).toBe(line));

test("in front stands its title", () => expect(readTitle("our fees 12 adults 8 kids 5 seniors")).toBe("Fees"));

test.each([
  "i slept mon 7 tue 6 wed 5.5 thu 8 hrs",
  "rent 900 food 300 gym 40 monthly",
  "my rent 900 food 300 gym 40 total",
  "my weights 80 kg 79 kg 78 kg",
  "my friends birthday 50 wedding 200",
  "dev team 70k pm team 85k",
  "our sales jan 12 feb 15",
  "my grades: 85 math, 78 english",
])("left: %s", (text) => expect(headedRuns(text)).toBeNull());
