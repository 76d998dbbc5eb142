/** Sets and repetitions of a training note. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { trainingSets } from "./training-sets.ts";

test.each([
  ["3x10 squats 80 kg, 3x8 bench 60 kg", "squats (3x10) 80 kg, bench (3x8) 60 kg"],
  ["Bench 80kg x 5, squat 110kg x 5", "Bench 80kg (x5), squat 110kg (x5)"],
  ["squats 3x100kg bench 5 x 70 kg", "squats (x3) 100kg bench (x5) 70 kg"],
])("beside: %s", (text, told) => expect(trainingSets(text)?.text).toBe(told));

test.each(["3x10 pizzas, 2x8 cokes", "boards 80 x 5 cm, 60 x 4 cm", "bench 80kg, squat 110kg"])("left: %s", (text) =>
  expect(trainingSets(text)).toBeNull(),
);

test("what is lifted is read", () => {
  expect(readLine("3x10 squats 80 kg, 3x8 bench 60 kg, 3x5 deadlift 120 kg")).toBe(
    "Squats 80 · Bench 60 · Deadlift 120",
  );
});
