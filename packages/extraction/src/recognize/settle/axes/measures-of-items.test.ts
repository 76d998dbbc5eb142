import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  [
    "Puppy: 3.1 kg, 4 walks a day. Junior: 9 kg, 3 walks. Senior: 12 kg, 2 walks.",
    "[Kg / Walks] Puppy 3.1/4 · Junior 9/3 · Senior 12/2",
  ],
  ["Dose and response: 5 mg 12%, 10 mg 30%, 20 mg 44%", "5 mg 12 · 10 mg 30 · 20 mg 44"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
