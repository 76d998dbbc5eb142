/** What nobody chose beside what others did, and a last level that has come "since". */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

test.each([
  [
    "Nobody picked pistachio, seven went for vanilla, a dozen wanted chocolate.",
    "Pistachio 0 · Vanilla 7 · Chocolate 12",
  ],
  ["No one chose red; eight people went blue and three green.", "Red 0 · Blue 8 · Green 3"],
  // compared, and told of nothing alike
  ["Nobody had more than 3 wins, Ann had 3, Bo 2.", "Ann 3 · Bo 2"],
])("nobody: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Membership peaked at 410 in 2015, halved by 2019 and has since crept up by 35.", "2015 410 · 2019 205 · Now 240"],
  ["The herd was 40 in 2010, fell to 25 in 2016 and has since grown to 33.", "2010 40 · 2016 25 · Now 33"],
  ["Since 2010 it has grown by 12 to 52.", "2010 40 · Now 52"],
])("since: %s", (text, line) => expect(readLine(text)).toBe(line));
