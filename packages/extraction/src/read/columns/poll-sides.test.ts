import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Women back the plan 54% to 39%, men 48% to 45%", "[For / Against] Women 54/39 · Men 48/45"],
  ["Women oppose the plan 54% to 39%, men 48% to 45%", "[Against / For] Women 54/39 · Men 48/45"],
  ["Men approve 52% to 41%, women disapprove 49% to 44%", "[For / Against] Men 52/41 · Women 44/49"],
  [
    "- Tenants support it by 71-18 percent and buyers by 58-29 percent\n- Landlords oppose it by 54-38 percent",
    "[For / Against] Tenants 71/18 · Buyers 58/29 · Landlords 38/54",
  ],
  [
    "Rural members break for the merger, 76 percent to 11 percent, while town members oppose, 71 percent to 16 percent.",
    "[For / Against] Rural members 76/11 · Town members 16/71",
  ],
  [
    "The rent cap passed by a margin of 214 to 87, the bus lane by 246 to 58.",
    "[For / Against] Rent cap 214/87 · Bus lane 246/58",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Support for the plan fell from 54% to 39%", "Before 54 · After 39"],
  ["The price went from 12 to 14, the tip from 2 to 3", "[Price / Tip] Before 12/2 · After 14/3"],
])("an earlier and a later one: %s", (text, line) => expect(readLine(text)).toBe(line));
