/** Figures told from others, as the first reading has them: how far two are apart is no figure of its own. */
import { describe, expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";

const tables: Record<string, readonly (readonly [string, string])[]> = {
  "how far two are apart": [
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
  "no step from the figure beside it": [
    ["Rome and Oslo got 40 and 25 percent more rain than usual.", "Rome 40 · Oslo 25"],
    ["Ann sold 40 and Ben 10 more than Ann.", "Ann 40 · Ben 50"],
  ],
  "what is left, by what is said of it": [
    ["47% of staff cycle, 30% drive, the remaining staff come by train.", "Staff cycle 47 · Drive 30 · Train 23"],
    [
      "Of 240 pupils, 130 take the bus and 45 walk; all the other children are driven.",
      "Bus 130 · Walk 45 · Driven 65",
    ],
    ["Solar made 40% of our power and wind 35; we bought the remainder.", "Solar 40 · Wind 35 · Bought 25"],
    ["Of 90 loaves, 60 were sold and 12 eaten, leaving the rest.", "Sold 60 · Eaten 12 · Rest 18"],
    ["Gas 40%, coal 30%; we don't know the rest.", "Gas 40 · Coal 30 · Rest 30"],
  ],
  "parts and multiples": [
    ["Pay: Kim $22/h, trainees half, supervisors $9 more than Kim.", "Kim 22 · Trainees 11 · Supervisors 31"],
    ["A room is 90 euros, kids pay half, the suite costs 200.", "Room 90 · Kids 45 · Suite 200"],
    ["Mine lasts 12 hours, Bo's a quarter longer, Cy's half as long as mine.", "Mine 12 · Bo 15 · Cy 6"],
    ["A ticket is £12, children pay two thirds, pensioners £3 less.", "Ticket 12 · Children 8 · Pensioners 9"],
    ["The bridge is 500 m long, the tunnel 3 times longer.", "Bridge 500 · Tunnel 1500"],
    ["A third voted yes, the men half, the women a quarter.", "Yes 33.3 · Men 50 · Women 25"],
    ["Tea 2 g, coffee 150 times that.", "Tea 2 · Coffee 300"],
    ["Anna sold 80 vans, Ben one and a half times as many.", "Anna 80 · Ben 120"],
    ["Ann ran 40 km, Ben two and a quarter times as far, Cleo ten fewer.", "Ann 40 · Ben 90 · Cleo 30"],
    [
      "The club had 30 members in 2010, three times that in 2015 and five times the initial number in 2020.",
      "2010 30 · 2015 90 · 2020 150",
    ],
  ],
};

describe.each(Object.entries(tables))("%s", (_, rows) => {
  test.each(rows)("%s", (text, expected) => expect(readLine(text)).toBe(expected));
});

test.each([
  ["Twice as many Danes as Finns signed up: eighty-four against forty-two.", "Danes 84 · Finns 42"],
  ["Four times as many cats as dogs were adopted, 48 against 12.", "Cats 48 · Dogs 12"],
  ["Twice as many leads came from the podcast as from the blog: sixty against thirty.", "Podcast 60 · Blog 30"],
  ["Half as many boys as girls took Latin: 12 to 24.", "Boys 12 · Girls 24"],
])("both sides of what is said of them are told behind it: %s", (text, line) => {
  expect(readLine(text)).toBe(line);
});

test("where they don't stand to each other as is said, they are not taken for its sides", () => {
  expect(readLine("Twice as many Danes as Finns signed up: eighty against thirty.")).not.toContain("Finns 30");
});
