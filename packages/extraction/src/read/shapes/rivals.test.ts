import { describe, expect, test } from "vitest";
import { readingLine } from "../../compose/chart-line.fixture.ts";
import { FULL } from "../../full-reader.ts";
import { recognizeAll } from "../../recognize/all-rules.ts";
import { scanText } from "../../text/scan.ts";
import { readAll } from "../read.ts";

/** All tables that a text may state, as "[Ann / Bo] Darts 3/1 · Pool 2/4". */
function tables(text: string): string[] {
  const scan = scanText(text);
  return readAll(scan, recognizeAll(scan), FULL).map(({ reading }) => readingLine(reading));
}

const cases: Record<string, readonly (readonly [string, string])[]> = {
  "two that a clause sets against each other": [
    ["Reds beat Blues – 7 throws to 2, 9 catches to 4.", "[Reds / Blues] throws 7/2 · catches 9/4"],
    ["Tablets outsold laptops: 40 to 31 in 2020, 52 to 30 in 2021.", "[Tablets / laptops] 2020 40/31 · 2021 52/30"],
  ],
  "two that 'than' sets against each other": [
    [
      "Cats sleep more than dogs: 15 h to 11 in winter, 13 to 10 in summer.",
      "[Cats / dogs] winter 15/11 · summer 13/10",
    ],
    ["Sales rose more than 20% in May and 12% in June.", "May 20 · June 12"],
  ],
  "a pair told the other way round": [
    [
      "Vans overtook cars this year: 40 against 31, the reverse of last year, when cars led 50 to 22.",
      "[Vans / cars] this year 40/31 · last year 22/50",
    ],
    [
      "Boys outscored girls in maths (51 to 49), but in art girls were ahead, 52 to 47; in music it is 50 for girls, 44 for boys.",
      "[Boys / girls] maths 51/49 · art 47/52 · music 44/50",
    ],
    [
      "Kim outran Lou in May (40 to 38) and in June (41 to 35); July was close, 41 for Lou and 42 for Kim.",
      "[Kim / Lou] May 40/38 · June 41/35 · July 42/41",
    ],
  ],
  "numbers that count, not names": [
    ["Home games brought 9 wins and 2 losses, away games 4 and 7.", "[wins / losses] Home games 9/2 · away games 4/7"],
    [
      "The inn has 4 single rooms, 6 doubles and 2 suites, the lodge 9, 12 and 3.",
      "[inn / lodge] single rooms 4/9 · doubles 6/12 · suites 2/3",
    ],
    [
      "Under the new deal drivers get 38 days, clerks 40, compared with 30 and 35 under the old one.",
      "[drivers / clerks] new deal 38/40 · old 30/35",
    ],
    ["62% of Leeds parents say yes, 38% of Leeds teachers.", "Leeds parents 62 · Leeds teachers 38"],
  ],
  "steps that are only counted": [
    ["Kent outscored Devon in every set: 6–3, 7–5, 6–1.", "[Kent / Devon] Set 1 6/3 · Set 2 7/5 · Set 3 6/1"],
  ],
  "a header of two": [
    [
      "Owners: turnout of 68 in Kent and 67 in Hull. Tenants: 47 in Kent, 49 in Hull.",
      "[Kent / Hull] Owners 68/67 · Tenants 47/49",
    ],
    [
      "Beer down, cider up: 4.6m and 0.7m litres in 2019 became 4.1m and 0.9m by 2023.",
      "[Beer / cider] 2019 4600000/700000 · 2023 4100000/900000",
    ],
    [
      "Pocket money vs what they save: Ella £20 and £14, Tom £16 and £2.",
      "[Pocket money / save] Ella 20/14 · Tom 16/2",
    ],
    ["In our wards, flu (RSV in parens): Monday 34 (12), Tuesday 41 (19).", "[flu / RSV] Monday 34/12 · Tuesday 41/19"],
    ["Class sizes (2015 in brackets): maths 24 (21), art 18 (22)", "[maths / art] Now 24/18 · 2015 21/22"],
    ["Wine 12 v 9, beer 30 v 41: us v the in-laws.", "[us / in-laws] Wine 12/9 · beer 30/41"],
    [
      "For 2023, with the 2013 figure in brackets: Wales 65 (54), Kent 43 (42).",
      "[Wales / Kent] 2023 65/43 · 2013 54/42",
    ],
    ["Tea: I sold 6 in May and 2 in June. Cocoa: 4, then 3.", "[Tea / Cocoa] May 6/4 · June 2/3"],
    ["Renewed/lapsed by tier: gold 41/3, silver 118/27.", "[Renewed / lapsed] gold 41/3 · silver 118/27"],
    [
      "Who won, finally. Tea versus cocoa, marks out of ten: taste 8–5, price 4–9.",
      "[Tea / cocoa] taste 8/5 · price 4/9",
    ],
    ["Me vs my brother, wins by season: spring 40/22, autumn 51/37.", "[Me / brother] spring 40/22 · autumn 51/37"],
  ],
  "what opens a group and names its column too": [
    ["In Nice rents are up 4% and wages 1%; Lille has 2 and 3.", "[rents / wages] Nice 4/1 · Lille 2/3"],
    ["Mo's tea is 3 euros and his cake 5; Al's are 2 and 4.", "[tea / cake] Mo 3/5 · Al 2/4"],
    [
      "The pool sold 90 adult passes in May and 70 in June, 40 child passes in May and 66 in June.",
      "[adult passes / child passes] May 90/40 · June 70/66",
    ],
    ["Hens laid 41 eggs a week, ducks 17. A year ago: 38 and 20.", "[Hens / ducks] Now 41/17 · A year ago 38/20"],
  ],
};

for (const [name, rows] of Object.entries(cases))
  describe(name, () => {
    test.each(rows)("%s", (text, expected) => expect(tables(text)).toContain(expected));
  });
