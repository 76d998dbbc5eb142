/** Figures told from others, as the first reading has them: how far two are apart is no figure of its own. */
import { describe, expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

const tables: Record<string, readonly (readonly [string, string])[]> = {
  "how far two are apart": [
    ["Lidl has 320 shops, 40 more than Aldi and 60 fewer than Rewe.", "Lidl 320 · Aldi 280 · Rewe 380"],
    ["Hart got 900 votes; Lane polled 210 votes fewer than Hart.", "Hart 900 · Lane 690"],
    ["Ana's stall took $300. Mine took $45 less.", "Ana's stall 300 · Mine 255"],
    ["The first tank holds 90 litres, the second half that, the third 60.", "First 90 · Second 45 · Third 60"],
    ["6 in 10 arrive next day, 3 in 10 later than that.", "Next day 60 · Later 30"],
  ],
  "a change of the one level told": [
    ["Her weight was 80 kg in May, down 4 in June, down another 3 in July.", "May 80 · June 76 · July 73"],
    ["In 2021 it sold 8,000 jars. Then came 2022, when sales fell back by 4,000.", "2021 8000 · 2022 4000"],
    [
      "Sales: 900 in May, up 50% in June, flat in July and down by half in August.",
      "May 900 · June 1350 · July 1350 · August 675",
    ],
    ["I ran 8 km on Friday, the same on Saturday, 2 km less on Sunday.", "Friday 8 · Saturday 8 · Sunday 6"],
    [
      "Sales: 1,200 on Friday, 1,500 on Saturday, Sunday down 20% from Saturday.",
      "Friday 1200 · Saturday 1500 · Sunday 1200",
    ],
    ["Profit was 40m, down 20% from last year's 50m.", "Last year's 50000000 · Now 40000000"],
  ],
  "parts and multiples": [
    ["Pay: Kim $22/h, trainees half, supervisors $9 more than Kim.", "Kim 22 · Trainees 11 · Supervisors 31"],
    ["A room is 90 euros, kids pay half, the suite costs 200.", "Room 90 · Kids 45 · Suite 200"],
    ["Mine lasts 12 hours, Bo's a quarter longer, Cy's half as long as mine.", "Mine 12 · Bo 15 · Cy 6"],
    ["Tea 2 g, coffee 150 times that.", "Tea 2 · Coffee 300"],
    [
      "The club had 30 members in 2010, three times that in 2015 and five times the initial number in 2020.",
      "2010 30 · 2015 90 · 2020 150",
    ],
  ],
};

describe.each(Object.entries(tables))("%s", (_, rows) => {
  test.each(rows)("%s", (text, expected) => expect(readLine(text)).toBe(expected));
});
