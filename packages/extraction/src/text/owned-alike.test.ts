import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  ["wedding guests: his side 64, my side 51, friends 38, kids 12", "His side 64 · My side 51 · Friends 38 · Kids 12"],
  ["my phone 80%, her phone 15%, his phone 60", "My phone 80 · Her phone 15 · His phone 60"],
  ["my car does 40mpg, his car does 52", "My car 40 · His car 52"],
])("%s: names keep their owners", (text, line) => expect(readLine(text)).toBe(line));

test("an owner of one thing alone is no part of its name", () =>
  expect(readLine("my car 40, his bike 9")).toBe("Car 40 · Bike 9"));
