import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["Bees: 2 hives in spring 2020, 5 by autumn, 11 the following summer.", "Spring 2020 2 · Autumn 5 · Summer 11"],
  [
    "Trout: 40 in winter 2021, 62 in spring, 90 the following winter.",
    "Winter 2021 40 · Spring 2022 62 · Winter 2022 90",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
