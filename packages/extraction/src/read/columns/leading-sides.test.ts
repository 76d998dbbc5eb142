/** Of a pair the side that its clause tells of comes first. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "In round one the Reds led 14-10, in round two the Blues won 21-17, in round three the Reds won 30-12.",
    "[Reds / Blues] Round one 14/10 · Round two 17/21 · Round three 30/12",
  ],
  ["Men prefer tea to coffee, 54% to 46%; women prefer coffee, 61% to 39%.", "[Tea / Coffee] Men 54/46 · Women 39/61"],
  [
    "Me and my brother at chess: I won 14 to 9 in rapid, he won 31 to 20 in blitz.",
    "[Me / Brother] Rapid 14/9 · Blitz 20/31",
  ],
  [
    "For crunch the Russet got 9 and the Gala 6. Sweetness went 8–2 to the Russet, sharpness 9–3 to the Gala.",
    "[Russet / Gala] Crunch 9/6 · Sweetness 8/2 · Sharpness 3/9",
  ],
  ["On price Tesco beats Aldi 7 to 5; on freshness Aldi wins, 9 to 6.", "[Tesco / Aldi] Price 7/5 · Freshness 6/9"],
  // both, or who lost
  [
    "Reds vs Blues: round one 14-10, round two 9-12, round three the Reds lost 3-30.",
    "[Reds / Blues] Round one 14/10 · Round two 9/12 · Round three 3/30",
  ],
  [
    "Turnout, local elections vs. general: Hull 42 vs 71, York 39 vs 65, Leeds 33 vs 60",
    "[Local elections / General] Hull 42/71 · York 39/65 · Leeds 33/60",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));
