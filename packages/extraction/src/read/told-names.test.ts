/** Names that a word beside them changes, and thousands that a figure before them tells. */
import { describe, expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

const tables: Record<string, readonly (readonly [string, string])[]> = {
  "what is denied": [
    ["Yes 40%, no 30%, 19% are not sure, 11% don't know.", "Yes 40 · No 30 · Not sure 19 · Don't know 11"],
    ["60% of guests were members and 40% were not members.", "Members 60 · Not members 40"],
    ["14 had not moved, 20 did not vote.", "Not moved 14 · Did not vote 20"],
  ],
  "what is done with a part of a whole": [
    ["7 of 20 tasks done, 9 in progress, 4 not started", "Done 7 · Progress 9 · Not started 4"],
    ["62% of Londoners walk, 40% in Leeds.", "Londoners walk 62 · Leeds 40"],
  ],
  "brackets behind a name": [
    ["Oct and Nov. Hats: 3, 5. Socks (pairs): 1, 4. Ties (silk): 2, 3.", "[Hats / Socks / Ties] Oct 3/1/2 · Nov 5/4/3"],
    ["2019 and 2020. Bikes (e): 3, 4; bikes (plain): 5, 6.", "[E / Plain] 2019 3/5 · 2020 4/6"],
    ["Here (1-10) vs home. Pay 9 vs 4, food 5 vs 10, trains 8 vs 2.", "[Here / Home] Pay 9/4 · Food 5/10 · Trains 8/2"],
  ],
  "thousands said once": [
    ["A nurse earns €41k, a teacher 44, a cook 390.", "Nurse 41000 · Teacher 44000 · Cook 390000"],
    ["12k fans watched; Ann scored 14, Bo 12 and Cy 9.", "Ann 14 · Bo 12 · Cy 9"],
    ["We spent €2k on ads, 14 on print.", "Ads 2000 · Print 14"],
  ],
};

for (const [name, rows] of Object.entries(tables))
  describe(name, () => {
    test.each(rows)("%s", (text, expected) => expect(readLine(text)).toBe(expected));
  });
