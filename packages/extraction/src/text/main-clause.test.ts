import { expect, test } from "vitest";
import { changeClause, mainClause } from "./main-clause.ts";

test.each([
  [
    "The rate edged up to 6.3% in August from 6.2% in July, with the number of people out of work climbing by 46,000.",
    "The rate edged up to 6.3% in August from 6.2% in July.",
  ],
  [
    "Ryanair carried 20.7 million passengers, EasyJet 9.9 million. Load factors were 96% and 94%.",
    "Ryanair carried 20.7 million passengers, EasyJet 9.9 million.",
  ],
  [
    "They cut the rate to 1.75 per cent in September from 2 per cent, as expected by 19 of 32 analysts.",
    "They cut the rate to 1.75 per cent in September from 2 per cent.",
  ],
])("%s", (text, told) => expect(mainClause(text)?.text).toBe(told));

test.each([
  "Support was 24% in Leeds, 31% in York and, of those over 60, 44%.",
  "Turnout was 46.3%, down from 59.7%. Pochin won with 12,645 votes, Shore got 12,639 and Houlding 2,341.",
  "Battery after one year 97%, after two 94%, after three 88%. Year four: I bought a new one at 71.",
  "Plans to stay went from 74% to 59% over our last surveys. Those who'd recommend it to their own child: 48, 33, 20.",
  "Police 66%, courts 51%, parliament 34%. In our four Nordic members the same three score 83, 77 and 62.",
  "Ann has 12 goals and 3 assists, while Bo has 9 goals.",
  "It grew by 4% in May, with exports up 6% and imports down 2%.",
  "We put the 4-day week to 1,500 staff in 2019 and again in 2024. Support stood at 46% the first time; it's 63% now.",
  "Some 84 per cent of parents and 69 per cent of coaches agree. One in 20 swimmers does not.",
  "Rent £900; food £300; fuel £80, while 12 people live there\nand more",
])("stays: %s", (text) => expect(mainClause(text)).toBeNull());

test.each([
  [
    "Average class size has fallen from 27.1 pupils in 2000 to 24.3, with 21.2 in village schools.",
    "Average class size has fallen from 27.1 pupils in 2000 to 24.3.",
  ],
  [
    "The jobless rate rose to 4.3% in June, from 4.1% in May. Youth unemployment climbed to 10.4%.",
    "The jobless rate rose to 4.3% in June, from 4.1% in May.",
  ],
])("both ends: %s", (text, told) => expect(changeClause(text)?.text).toBe(told));

test.each([
  "It fell from 27 in 2000 to 24, with 21 expected by 2030.",
  "Leeds has 27 pupils, York 24, while Hull has 21.",
  "Unlit lamps on our side jumped from 118 to 430; on theirs they went down, 95 to 60.",
  "Prices rose from 4 to 5 in Leeds, while in York they rose from 3 to 4 and in Hull to 6.",
])("stays: %s", (text) => expect(changeClause(text)).toBeNull());
