/** A level with what it was in brackets behind it. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { onceTold } from "./once-told.ts";

test.each([
  ["Profit before tax rose by 12% to £22.4m (2018: £20.0m).", "2018 20000000 · Now 22400000"],
  ["Interim dividend increased to 3.2p per share (2011: 2.9p)", "2011 2.9 · Now 3.2"],
  ["61 per cent are union members (72 per cent in 1998)", "1998 72 · Now 61"],
  ["24% of flats are empty (19% in 2009)", "2009 19 · Now 24"],
  ["Bank debt £14m (2019: £19m), approximately 1.2 times EBITDA", "2019 19000000 · Now 14000000"],
  ["· Occupancy of 81% (2014/15: 77%)", "2014/15 77 · Now 81"],
  ["The group made a loss of €3.1m (last year: €4.4m)", "Last year 4400000 · Now 3100000"],
  ["Trading loss of €2.2m (2013: profit of €0.9m)", "2013 900000 · Now -2200000"],
  ["Cash at hand £2.4m (31 March 2013: £1.9m)", "31 March 2013 1900000 · Now 2400000"],
  ["31% of nurses (2011: 44%) and 22% of clerks (2011: 27%) cycle.", "[Nurses / Clerks] 2011 44/27 · Now 31/22"],
  [
    "Highlights:\nTurnover up 9% to €61.2 million (H1 2014: €56.1 million)\nTrading profit up 4% to €8.3 million (H1 2014: €8.0 million)",
    "[Turnover / Trading profit] H1 2014 56100000/8000000 · Now 61200000/8300000",
  ],
  [
    "Net bank debt down €4.1 million to €21.5 million (March 2014: €25.6 million), representing a fall in gearing to 1.2x",
    "March 2014 25600000 · Now 21500000",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Turnover was €7m (2019: €6m), costs €4m (2019: €3m)",
  "Sales 340 (budget 300)",
  "Ann 12 (Bo: 9)",
  "We sold 340 (2020: 310)",
  "In 2021 rent was £900 (2019: £800)",
])("left alone: %s", (text) => expect(onceTold(text)).toBeNull());
