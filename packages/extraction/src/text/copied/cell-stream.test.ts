import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { cellStream } from "./cell-stream.ts";

test.each([
  [
    "1st Quarter\n2nd Quarter\n3rd Quarter\nSales\n2016\n1,418\n1,205\n1,322\n2015\n1,390\n1,214\n1,281",
    "[2016 / 2015] 1st Quarter 1418/1390 · 2nd Quarter 1205/1214 · 3rd Quarter 1322/1281",
  ],
  [
    "|\nAll |\nOwners |\nTenants |\nNoise |\n31 |\n24 |\n40 |\nRubbish |\n18 |\n20 |\n15 |\nParking |\n9 |\n13 |\n4 |",
    "[All / Owners / Tenants] Noise 31/24/40 · Rubbish 18/20/15 · Parking 9/13/4",
  ],
  ["2023 |\n2022 |\n2021 |\nOrganic growth | (1.4)% | 5.2% | 3.8% |", "2021 3.8 · 2022 5.2 · 2023 -1.4"],
  [
    "(In millions)\n|\n2021 |\n|\n2020 |\n|\nPaper goods |\n|\n$ |\n3,104 |\n|\n$ |\n2,876 |\n|\nOffice chairs |\n|\n1,950 |\n|\n2,210 |",
    "[Paper goods / Office chairs] 2020 2876/2210 · 2021 3104/1950",
  ],
  [
    "Rank | River, country | Length (km) | Basin (km2) | 1. | Lorna, Norway | 2,140 | 18,300 | 2. | Tisel, Chad | 1,870 | 25,100 | 3. | Ume, Peru | 1,655 | 9,700 |",
    "[Length (km) / Basin (km2)] Lorna, Norway 2140/18300 · Tisel, Chad 1870/25100 · Ume, Peru 1655/9700",
  ],
  [
    "|METRO\n|STATE\n|% INCREASE\n|Reno, Sparks\n|NV\n|39.6%\n|Tampa\n|FL\n|31.6%\n|Austin\n|TX\n|31.4%",
    "Reno, Sparks 39.6 · Tampa 31.6 · Austin 31.4",
  ],
  [
    "First\nQuarter\nSecond\nQuarter\nThird\nQuarter\nFull\nYear\n2018\nSales\n$\n1,440\n$\n1,420\n$\n1,412\n$\n4,272\nProfit\n423\n251\n227\n901",
    "[Sales / Profit] First Quarter 1440/423 · Second Quarter 1420/251 · Third Quarter 1412/227",
  ],
  [
    "|\n|Americas(1)\n|\n|\n|Asia\nPacific(2)\n|\n|\n|Rest of world\n|\nSales\n|\n|$\n|287\n|\n|\n|$\n|114\n|\n|\n|45\n|\nProfit\n|\n|78\n|\n|\n|36\n|\n|\n|(9\n|)\n|",
    "[Americas / Asia Pacific / Rest of world] Sales 287/114/45 · Profit 78/36/-9",
  ],
  [
    "Tradition\n18-29\n30-49\n50+\nSample size\nQuaker\n37%\n27%\n36%\n182\nMormon\n19%\n41%\n40%\n403",
    "[18-29 / 30-49 / 50+] Quaker 37/27/36 · Mormon 19/41/40",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Rent\n950\nFood\n310\nGas\n80\nFun\n120",
  "Day | Cups | Mugs\nMon | 3 | 4\nTue | 5 | 2\nWed | 4 | 4",
  "Ann\n12\n14\nBen\n9\nCy\n7\n11",
])("stays as it is: %s", (text) => expect(cellStream(text)).toBeNull());

test("goes back to the places as typed", () => {
  const text = "2023 |\n2022 |\n2021 |\nOrganic growth | (1.4)% | 5.2% | 3.8% |";
  const told = cellStream(text);
  const at = told?.text.indexOf("5.2") ?? -1;
  expect(told?.back([at, at + 3])).toEqual([text.indexOf("5.2"), text.indexOf("5.2") + 3]);
});
