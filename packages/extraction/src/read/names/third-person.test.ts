import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "One in three adults snores, one in five grinds their teeth, one in ten sleepwalks",
    "Snores 33.3 · Grinds their teeth 20 · Sleepwalks 10",
  ],
  ["One in three women and one in five men drinks tea daily", "Women 33.3 · Men 20"],
  ["One in three men snores, one in five women, one in ten kids", "Men 33.3 · Women 20 · Kids 10"],
  ["1 in 10 cars fails its MOT, 1 in 20 fails twice", "Fails its MOT 10 · Fails twice 5"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["1 in 4 Brits owns a dog, 1 in 5 a cat", "Dog 25 · Cat 20"],
  ["One in five adults, one in three teens and one in ten kids vapes", "Adults 20 · Teens 33.3 · Kids 10"],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toBe(line));
