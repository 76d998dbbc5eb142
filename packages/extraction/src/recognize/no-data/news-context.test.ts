/** Figures that news tell beside those that they compare. */
import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Labour won 410 seats, the Conservatives 131 and the Lib Dems 61, giving Labour a majority of 170.",
    "Labour 410 · Conservatives 131 · Lib Dems 61",
  ],
  [
    "Exit poll: Labour 410 seats, Conservatives 131, SNP 10. The poll, by Ipsos for the BBC, was of 20,000 voters at 130 polling stations.",
    "Labour 410 · Conservatives 131 · SNP 10",
  ],
  [
    "UK inflation rose to 3.8% in July, up from 3.6% in June. Economists had expected a rise to 3.7%. Core inflation also climbed to 3.8% from 3.7%.",
    "[UK inflation / Core inflation] June 3.6/3.7 · July 3.8/3.8",
  ],
  [
    "Majorities: Leeds a majority of 170, York a majority of 80, Hull a majority of 12.",
    "Leeds 170 · York 80 · Hull 12",
  ],
  [
    "Revenue rose to $45 million from $37 million a year earlier, beating expectations of about $43 million.",
    "Year earlier 37000000 · Now 45000000",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  ["Me (28M) and my wife (27F) spend $410 on groceries, $120 on gas.", "Groceries 410 · Gas 120"],
  ["is my budget bad? 28M, rent 1450, food 380, car 420", "Rent 1450 · Food 380 · Car 420"],
  ["I'm 32M. Sleep: Mon 6, Tue 7, Wed 5", "Mon 6 · Tue 7 · Wed 5"],
  ["Subscribers: Netflix (28M), Max (19M), Hulu (17M).", "Netflix 28000000 · Max 19000000 · Hulu 17000000"],
])("an age typed short: %s", (text, line) => expect(readLine(text)).toBe(line));
