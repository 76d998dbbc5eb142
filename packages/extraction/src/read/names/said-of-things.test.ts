import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";

test.each([
  [
    "Kobo Libra after a month.\nScreen: 9/10\nPage buttons: 10/10\nBattery: 8/10\nStore: 5/10\nThe case they upsell you: 3/10",
    "Screen 9 · Page buttons 10 · Battery 8 · Store 5 · Case 3",
  ],
  ["Party food left: Pizza 4, Crisps 6, The dip Ann made: 9", "Pizza 4 · Crisps 6 · Dip 9"],
  ["Scores: pasta 8, wine 9, the cake Bob dropped 2", "Pasta 8 · Wine 9 · Cake 2"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  [
    "Holiday spend\nFlights: £240\nHotel: £310\nThe boat trip we missed: £45",
    "Flights 240 · Hotel 310 · Boat trip we missed 45",
  ],
  [
    "The signal box at Mere End handles 46 trains a day. Dalby handles 131 and Northgate 218, but the one at Pitlow only sees 9.",
    "Mere End 46 · Dalby 131 · Northgate 218 · Pitlow 9",
  ],
  ["A nurse in Cork earns €52,000, €6,000 more than one in Sligo (€46,000).", "Cork 52000 · Sligo 46000"],
  ["The year we left: 12, the year we came: 14", "Left 12 · Came 14"],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toBe(line));
