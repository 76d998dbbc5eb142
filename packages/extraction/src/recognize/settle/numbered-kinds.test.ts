/** Kinds told by a number and what it counts. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["5 star 68%\n4 star 17%\n3 star 15%", "5 star 68 · 4 star 17 · 3 star 15"],
  ["5 stars 412\n4 stars 120\n3 stars 41", "5 stars 412 · 4 stars 120 · 3 stars 41"],
  ["2 bed flat 900, 3 bed flat 1200, 4 bed flat 1500", "2 bed flat 900 · 3 bed flat 1200 · 4 bed flat 1500"],
  ["4 person tent: £120, 6 person tent: £180", "4 person tent 120 · 6 person tent 180"],
  ["3 door 12k, 5 door 13.5k", "3 door 12000 · 5 door 13500"],
])("kinds: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["I have 4 cat and 2 dog", "Cat 4 · Dog 2"],
  ["Ann: 4 cats, 2 dogs. Bo: 3 cats, 5 dogs", "[Cats / Dogs] Ann 4/2 · Bo 3/5"],
  ["Concrete strength: 25 MPa in 2010, 50 MPa in 2020", "2010 25 · 2020 50"],
  ["Kettles boiled, office v home: Mon 9 v 2, Fri 3 v 11", "[Office / Home] Mon 9/2 · Fri 3/11"],
  ["step 1 took 4 minutes, step 2 took 11, step 3 took 7", "Step 1 4 · Step 2 11 · Step 3 7"],
  ["5 apples 3 oranges 8 bananas", "Apples 5 · Oranges 3 · Bananas 8"],
])("counts: %s", (text, line) => expect(readLine(text)).toBe(line));
