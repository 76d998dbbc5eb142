import { expect, test } from "vitest";
import { readLine } from "../../../compose/chart-line.fixture.ts";

test.each([
  ["Cats: 12 in, 9 adopted. Dogs: 20 in, 17 adopted.", "[In / Adopted] Cats 12/9 · Dogs 20/17"],
  ["Okafor scored 21 and set up 4, Lind scored 13 and set up 11.", "[Scored / Set up] Okafor 21/4 · Lind 13/11"],
  [
    "Kath lifts 45, runs 8 and swims 2; Jo lifts 50, runs 5 and swims 3.",
    "[Kath / Jo] Lifts 45/50 · Runs 8/5 · Swims 2/3",
  ],
  // two measures, each before and after
  ["They cut the time from 38 days to 6, and the cost from ₦95,000 to ₦42,000.", "Before 38 · After 6"],
  // the same words in each: one series
  ["Anna read 12 books. Ben read 9 books. Carl read 7 books. Dora read 3 books.", "Anna 12 · Ben 9 · Carl 7 · Dora 3"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
