import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "I planned 30 km in week 1, 35 in week 2 and 40 in week 3. I ran 28, 36 and 22.",
    "[Planned / Ran] Week 1 30/28 · Week 2 35/36 · Week 3 40/22",
  ],
  [
    "I guessed 12 for maths, 9 for art, 14 for music. I got 10, 11 and 13.",
    "[Guessed / Got] Maths 12/10 · Art 9/11 · Music 14/13",
  ],
  ["Q1 we shipped 12 and fixed 40, Q2 15 and 38, Q3 9 and 61.", "[Shipped / Fixed] Q1 12/40 · Q2 15/38 · Q3 9/61"],
  [
    "We quoted £1,200 for the roof, £400 for gutters and £150 for paint. It came to £1,500, £380 and £160.",
    "[Quoted / Actual] Roof 1200/1500 · Gutters 400/380 · Paint 150/160",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  [
    "We sold 34 loaves on Monday, 29 on Tuesday; the neighbours sold 22 and 25.",
    "[We / Neighbours] Monday 34/22 · Tuesday 29/25",
  ],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toBe(line));
