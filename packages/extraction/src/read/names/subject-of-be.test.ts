import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Milan is Italy's most expensive city, with rents of €22 per square metre, followed by Rome (€17) and Florence (€16).",
    "Milan 22 · Rome 17 · Florence 16",
  ],
  [
    "Solar was the EU's biggest source of power in June, generating 22.1% of electricity, ahead of nuclear (21.8%) and wind (15.8%).",
    "Solar 22.1 · Nuclear 21.8 · Wind 15.8",
  ],
  [
    "Munich is Germany's priciest city: rents average €19.70 there, compared with €13.10 in Frankfurt and €8.20 in Leipzig.",
    "Munich 19.7 · Frankfurt 13.1 · Leipzig 8.2",
  ],
])("told of: %s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  [
    "Inflation was highest in Hungary, at 5.6%, ahead of Romania (4.9%) and Estonia (4.6%).",
    "Hungary 5.6 · Romania 4.9 · Estonia 4.6",
  ],
  [
    "Our narrowest lane is Cat's Alley (84 cm), followed by Parson's Gap at 112 cm. Butcher's Cut measures 131 cm.",
    "Cat's Alley 84 · Parson's Gap 112 · Butcher's Cut 131",
  ],
  [
    "The rarest bird was the bullfinch, seen 3 times. Sparrows turned up 212 times, starlings 160, blue tits 97.",
    "Bullfinch 3 · Sparrows 212 · Starlings 160 · Blue tits 97",
  ],
  ["The price is the same in Leeds: tea 3, coffee 4, cake 5", "Tea 3 · Coffee 4 · Cake 5"],
  ["Rent is the problem: May 900, June 950, July 990", "May 900 · June 950 · July 990"],
])("stays: %s", (text, line) => expect(readLine(text)).toBe(line));
