import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { sharesAgain } from "./shares-again.ts";

test.each([
  ["Yes 71 votes (47%)\nNo 79 votes (53%)", "Yes 71 votes\nNo 79 votes"],
  ["12 cats (60 percent) and 8 dogs (40 percent)", "12 cats and 8 dogs"],
  [
    "Of 2,000 calls, 500 (25%) were about bills and 300 (15%) about faults",
    "Of 2,000 calls, 500 were about bills and 300 about faults",
  ],
  [
    "Of 412 asked, 212 (51%) were female, 198 (48%) male and 2 (<1%) other.",
    "Of 412 asked, 212 were female, 198 male and 2 other.",
  ],
  ["47% (71 votes) said yes, 53% (n=79) no", "47% said yes, 53% no"],
  ["Results: yes 71  (47%)  no 79  (53%)", "Results: yes 71  no 79"],
])("%s", (text, told) => expect(sharesAgain(text)?.text).toBe(told));

test.each([
  "Maths 72 (80%), English 65 (70%)",
  "Sales 120 (+12%), 90 (+4%)",
  "Yes 71 (47%)",
  "Labour 40% (2 points up), Tories 30% (5 down)",
  "Members: 12% (women 15%)",
])("stays: %s", (text) => expect(sharesAgain(text)).toBeNull());

test("counts are read once", () => expect(readLine("Good = 71 (47%), bad = 79 (53%)")).toBe("Good 71 · Bad 79"));
