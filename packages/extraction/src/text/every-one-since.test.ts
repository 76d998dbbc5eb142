import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { everyOneSince } from "./every-one-since.ts";

test.each([
  [
    "Episode 1 of the pod got 300 listens and every one since has beaten the last by exactly 50 – we're on ep 5 now, it's uncanny",
    "Episode 1 300 · Episode 2 350 · Episode 3 400 · Episode 4 450 · Episode 5 500",
  ],
  [
    "Lap 1 took 90 seconds and every one since has been 2 seconds slower than the last - we're on lap 4 now",
    "Lap 1 90 · Lap 2 92 · Lap 3 94 · Lap 4 96",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Lap 1 took 90 seconds, and every one of us cheered",
  "We sold 12 episodes and each one since has done well",
])("stays: %s", (text) => expect(everyOneSince(text)).toBeNull());
