/** What somebody counts is what they found. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { foundCounted } from "./found-counted.ts";

test.each([
  [
    "Volunteers count the swans each June. They found 47 in 2019, 21 in 2020, 26 in 2021 and, in the latest count, 52.",
    "2019 47 · 2020 21 · 2021 26 · Latest count 52",
  ],
  [
    "Every November the council's outreach team walks the city centre for one night and counts the people sleeping rough. They found 47 in 2019, 21 in 2020, 26 in 2021, 39 in 2022 and, in the latest count, 52.",
    "2019 47 · 2020 21 · 2021 26 · 2022 39 · Latest count 52",
  ],
  [
    "Wardens count seals on the spit every winter. They counted 120 in 2021, 134 in 2022 and 151 in 2023.",
    "2021 120 · 2022 134 · 2023 151",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "The team counts votes. They found 47 ballots in 2019, 21 in 2020.",
  "They found 47 in 2019, 21 in 2020.",
  "We can count on the people. They found 47.",
])("left alone: %s", (text) => expect(foundCounted(text)).toBeNull());
