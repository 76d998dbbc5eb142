import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  ["boys/girls football 12/8 tennis 5/9", "[Boys / Girls] Football 12/8 · Tennis 5/9"],
  ["coffee/tea prices: rome 2/3, paris 4/5", "[Coffee / Tea] Rome 2/3 · Paris 4/5"],
  ["12 boys and 8 girls play football, 5 boys and 9 girls tennis", "[Boys / Girls] Football 12/8 · Tennis 5/9"],
])("%s: two columns", (text, line) => expect(readLine(text)).toBe(line));

test("marks out of ten stay marks", () =>
  expect(readLine("Food/drink 8/10, room 7/10, staff 9/10")).not.toContain("["));
