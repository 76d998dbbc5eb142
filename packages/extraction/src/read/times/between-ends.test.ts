import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Between the mock and the final, the maths average rose from 61 to 68 and physics from 55 to 66.",
    "[Maths average / Physics] Mock 61/55 · Final 68/66",
  ],
  [
    "Between the first and the second survey, trust in police fell from 61% to 54% and trust in courts rose from 48% to 50%.",
    "[Police / Courts] First survey 61/48 · Second survey 54/50",
  ],
  ["Between kickoff and half-time, possession rose from 41% to 58%.", "Kickoff 41 · Half-time 58"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Between 2019 and 2023, sales rose from 61 to 68.", "2019 61 · 2023 68"],
  ["Between men and women, the gap rose from 12 to 15 points.", "Before 12 · After 15"],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toBe(line));
