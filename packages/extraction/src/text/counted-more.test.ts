import { expect, test } from "vitest";
import { countedMore } from "./counted-more.ts";

test.each([
  ["Kim did 12 laps, Jo 3 laps more and Al 9.", "Kim did 12 laps, Jo 3 more and Al 9."],
  ["Ann read 12 books, Bo four books fewer than Ann.", "Ann read 12 books, Bo four fewer than Ann."],
  ["In week 1 I lost 0.8 kg, in week 2 half a kilo.", "In week 1 I lost 0.8 kg, in week 2 0.5 kilos."],
  [
    "Team 1 has 6 bikes, team 2 has one bike less and team 3 has 9.",
    "Team 1 has 6 bikes, team 2 has one less and team 3 has 9.",
  ],
])("%s", (text, told) => expect(countedMore(text)?.text).toBe(told));

test.each([
  "Kim did 12 laps, Jo 3 more laps.",
  "Jo ran 3 laps more than ever, Al 9.",
  "The 10 km took 52 minutes, the 5 km 28 minutes less.",
  "Tom ate a kilo, Ann half a kilo.",
  "We had 12 cats, 3 dogs more or less.",
])("left as it is: %s", (text) => expect(countedMore(text)).toBeNull());
