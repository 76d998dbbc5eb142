import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Two towns saw large falls: Baton Rouge, Louisiana (-18%), and Macon, Georgia (-14%).",
    "Baton Rouge -18 · Macon -14",
  ],
  [
    "The wettest were Hilo, Hawaii (126), Mobile, Alabama (66), and Pensacola, Florida (65).",
    "Hilo 126 · Mobile 66 · Pensacola 65",
  ],
])("places by their own names: %s", (text, line) => expect(readLine(text)).toBe(line));

test("a list of places", () => expect(readLine("Ohio (12), Utah (9), Iowa (5)")).toBe("Ohio 12 · Utah 9 · Iowa 5"));
