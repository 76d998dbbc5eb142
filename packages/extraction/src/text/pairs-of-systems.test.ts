import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { pairsOfSystems } from "./pairs-of-systems.ts";

test.each([
  ["iOS 48.6 v 41.2, Android 39.0 v 38.7, web 55.3 v 44.9", "iOS: 48.6 v 41.2, Android: 39.0 v 38.7, web 55.3 v 44.9"],
  ["web 1.1 / 1.6, Windows 1.8 / 2.4, tablets 2.9 / 2.7", "web 1.1 / 1.6, Windows: 1.8 / 2.4, tablets 2.9 / 2.7"],
])("%s", (text, told) => expect(pairsOfSystems(text)?.text).toBe(told));

test("both figures of each are read", () =>
  expect(readLine("Crash-free, new build vs old: iOS 99.6 vs 99.2, Android 98.1 vs 98.7, web 97.3 vs 96.9")).toBe(
    "[New build / Old] iOS 99.6/99.2 · Android 98.1/98.7 · Web 97.3/96.9",
  ));

test.each(["iOS 17.2 vs 17.3 in use: 12%, 40%", "Android 14 beats 13", "web 1.1 v 1.6, app 1.8 v 2.4, tv 2.9 v 2.7"])(
  "%s: stays as it is",
  (text) => expect(pairsOfSystems(text)).toBeNull(),
);
