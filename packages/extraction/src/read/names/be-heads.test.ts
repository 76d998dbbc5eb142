import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["energy costs were 14%, staff costs 30%, rent 20%", "Energy costs 14 · Staff costs 30 · Rent 20"],
  ["labour cost is 34%, food cost is 31%, rent is 11%", "Labour cost 34 · Food cost 31 · Rent 11"],
  ["sick leave was 12 days, annual leave 40 days, training 9 days", "Sick leave 12 · Annual leave 40 · Training 9"],
  ["Dogs alone are 40%, cats 20%", "Dogs 40 · Cats 20"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("what was carried over is no band", () =>
  expect(readLine("Tickets opened 212, closed 198, carried over 47")).toBe(
    "Opened 212 · Closed 198 · Carried over 47",
  ));
