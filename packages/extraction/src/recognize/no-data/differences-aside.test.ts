import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Our cat weighs 4.8 kg, the vet says 0.6 too much. The dog, at 11.2 kg, is fine.", "Cat 4.8 · Dog 11.2"],
  [
    "Average rents rose to £1,350 in Bristol and £1,120 in Leeds, while in Hull they slipped by £10 to £640.",
    "Bristol 1350 · Leeds 1120 · Hull 640",
  ],
  ["Sales grew by 5 to 40 in May and by 8 to 60 in June.", "May 40 · June 60"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
