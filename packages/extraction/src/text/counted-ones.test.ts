import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  ["Only one of 12 boys but four of 11 girls sing in the choir", "Boys 1 · Girls 4"],
  ["Two of our 20 vans and five of our 12 trucks are electric", "Vans 2 · Trucks 5"],
  ["One of our 5 cats and two of our 3 dogs are ill", "Cats 1 · Dogs 2"],
  ["She is one of 12 finalists and he is one of 30 judges", "nothing-to-chart"],
])("%s → %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});
