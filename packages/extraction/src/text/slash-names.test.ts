import { expect, test } from "vitest";
import { slashNames } from "./slash-names.ts";

test.each([
  [
    "Medical / surgical / maternity bed occupancy in week 14 was 88 / 91 / 77 %",
    "bed occupancy in week 14: Medical 88 %, surgical 91 %, maternity 77 %",
  ],
  ["North/south sales in March were 120/88.", "sales in March: North 120, south 88."],
  [
    "Cod / haddock / plaice landings: 14 / 11 / 6 tonnes",
    "landings: Cod 14 tonnes, haddock 11 tonnes, plaice 6 tonnes",
  ],
])("%s", (text, told) => expect(slashNames(text)?.text).toBe(told));

test.each([
  "Home / away: 3 / 1",
  "Home / away / neutral wins were 3 / 1",
  "Tea / coffee sales were 12 on Monday",
  "Sales and/or rents were up 3/4",
])("%s: stays as it is", (text) => expect(slashNames(text)).toBeNull());
