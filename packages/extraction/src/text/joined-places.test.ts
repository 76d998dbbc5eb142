import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { joinedPlaces } from "./joined-places.ts";

test.each([
  ["Passengers: Paris–Lyon 44,000, Paris–Lille 21,000", "Paris-Lyon 44000 · Paris-Lille 21000"],
  [
    "Delhi–Agra takes 3.2 h by train and 3.5 by road; Delhi–Jaipur takes 4.8 and 5.1.",
    "[Train / Road] Delhi-Agra 3.2/3.5 · Delhi-Jaipur 4.8/5.1",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Jan–Mar 41, Apr–Jun 52",
  "Mon–Fri 12, Sat–Sun 30",
  "Leeds–Hull 2–1, York–Bath 0–3",
  "win–lose 4, draw–draw 3",
])("leaves alone: %s", (text) => expect(joinedPlaces(text)).toBeNull());
