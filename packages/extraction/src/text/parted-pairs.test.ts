import { expect, it } from "vitest";
import { partedPairs } from "./parted-pairs.ts";

it.each<[string, string | null]>([
  ["BP mon 120/80 tue 130/85 wed 125/82", "BP mon 120/80,tue 130/85,wed 125/82"],
  ["score: mon 3-2 tue 4-1", "score: mon 3-2,tue 4-1"],
  ["eggs, hens/ducks. Mar 118/22 Apr 141/35 May 150/41", "eggs, hens/ducks. Mar 118/22,Apr 141/35,May 150/41"],
  ["r=4 o=2 g=3", "R=4,O=2,G=3"],
  ["dogs=4 cats=2 fish=3", "dogs=4,cats=2,fish=3"],
  ["r=4 o=2", null],
  ["mon 120/80, tue 130/85", null],
  ["mon 120 tue 130", null],
  ["120/80 on mon", null],
])("%j → %j", (text, parted) => expect(partedPairs(text)).toBe(parted));
