import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Labour 44, Tories 31, Greens 12 (margin of error 3 points, n=900)", "Labour 44 · Tories 31 · Greens 12"],
  ["Dems 48%, Reps 44%. Margin of error: 3.1%.", "Dems 48 · Reps 44"],
  ["Ann 45%, Bo 41% (MoE 3%)", "Ann 45 · Bo 41"],
  ["Yes 52, no 48, margin +/-2", "Yes 52 · No 48"],
  [
    "Support: Democrats 88, independents 54, Republicans 19 (margin 3).",
    "Democrats 88 · Independents 54 · Republicans 19",
  ],
  ["Ann 45%, Bo 41%; the margin of error is plus or minus 3%", "Ann 45 · Bo 41"],
])("%s tells how exact it is", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Gross margin 41%, net margin 12%, operating margin 18%", "Gross margin 41 · Net margin 12 · Operating margin 18"],
  ["Ivy 50%, Moe 30%, Kit 20%", "Ivy 50 · Moe 30 · Kit 20"],
  ["Margins: Lidl 3%, Aldi 4%, Tesco 5%", "Lidl 3 · Aldi 4 · Tesco 5"],
])("%s tells of other margins", (text, line) => expect(readLine(text)).toBe(line));
