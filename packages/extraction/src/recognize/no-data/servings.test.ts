import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Prep Time: 20 mins\nCook Time: 35 mins\nTotal Time: 1 hr\nServings: 6",
    "Prep Time 20 · Cook Time 35 · Total Time 60",
  ],
  ["Serves 4. Fat 9 g, carbs 31 g, protein 12 g", "Fat 9 · Carbs 31 · Protein 12"],
])("for how many it is: %s", (text, line) => expect(readLine(text)).toBe(line));

test("what is served is counted", () => expect(readLine("Servings: Mon 40, Tue 52")).toBe("Mon 40 · Tue 52"));
