import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "The lake was 6 m deep in May. By July it had dropped by half, and by September by another metre.",
    "May 6 · July 3 · September 2",
  ],
  [
    "Tobi stood for 40 seconds, Kim half as long, and their teacher a full minute longer than Tobi.",
    "Tobi 40 · Kim 20 · Teacher 100",
  ],
  ["A ticket was £30 in 2021, up a tenner in 2022, up another fiver in 2023.", "2021 30 · 2022 40 · 2023 45"],
  [
    "A bus ticket was 3 euros in 2020, went up by a euro in 2022 and by another euro in 2024.",
    "2020 3 · 2022 4 · 2024 5",
  ],
  ["Ann is 1.60 m tall, Bo a centimetre shorter.", "Ann 1.6 · Bo 1.59"],
])("%s: one of a unit is a step", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["I waited 3 hours for a bus and an hour for the train.", "Bus 3 · Train 1"],
  ["The river rose by a metre in May and fell by a metre in June.", "no-figures"],
  ["She's a year older than Tom, who is 12.", "nothing-to-chart"],
  ["The hotel is 3 km away by train, 5 km by bus and an hour by boat.", "Train 3 · Bus 5"],
])("%s: no step", (text, line) => expect(readLine(text)).toBe(line));
