/** Names that are what people do, and texts where they must stay what they are. */
import { expect, test } from "vitest";
import { readings } from "../../compose/chart-line.fixture.ts";

const rows: readonly (readonly [string, string])[] = [
  [
    "60% of drivers brake too late; 25% don't brake at all and 15% stop in time.",
    "Brake too late 60 · Don't brake 25 · Stop in time 15",
  ],
  [
    "33% of bulbs came up, 50% rotted in the ground, and 17% were eaten by squirrels",
    "Came up 33 · Rotted in the ground 50 · Eaten by squirrels 17",
  ],
  [
    "Nearly half (48%) of teachers work at weekends, 30% mark at night, 22% do neither.",
    "Work at weekends 48 · Mark at night 30 · Do neither 22",
  ],
  ["12 people came by train, 8 drove and 3 walked all the way.", "Train 12 · Drove 8 · Walked all the way 3"],
  [
    "Dogs at the shelter: 14 arrived as strays, 9 were handed in by their owners, 3 were born here.",
    "Arrived as strays 14 · Handed in by their owners 9 · Born here 3",
  ],
  ["70% sign up / 40% log in / 12% pay", "Sign up 70 · Log in 40 · Pay 12"],
  // what is chosen, used or owned is the name
  [
    "61 guests chose the salmon, 44 went for the lamb, 19 asked for the vegan pie.",
    "Salmon 61 · Lamb 44 · Vegan pie 19",
  ],
  ["46% use buses, 30% ride bikes, 24% walk.", "Use buses 46 · Ride bikes 30 · Walk 24"],
  // nor is one deed told of all
  ["14 voted for the castle, 9 for the zoo and 4 for the beach.", "Castle 14 · Zoo 9 · Beach 4"],
  ["40% rent, 30% food, 20% travel, 10% fun", "Rent 40 · Food 30 · Travel 20 · Fun 10"],
  // phrases of a list behind a heading
  [
    "Why do volunteers quit? Moved away 37%, new baby 24%, burned out 22%, fell out with the chairman 17%.",
    "Moved away 37 · New baby 24 · Burned out 22 · Fell out with the chairman 17",
  ],
  [
    "How Brits heat their homes: gas boilers 74%, electric 9%, oil 5%, heat pumps a mere 1%, other or none 11%.",
    "Gas boilers 74 · Electric 9 · Oil 5 · Heat pumps 1 · Other or none 11",
  ],
  [
    "Reasons for returns: too small 41%, not as pictured 27%, arrived broken 19%, changed my mind 13%",
    "Too small 41 · Not as pictured 27 · Arrived broken 19 · Changed my mind 13",
  ],
  [
    "Punctuality: 9. Teamwork: 7. Excel: 4. Keeping calm when the printer jams: 1.",
    "Punctuality 9 · Teamwork 7 · Excel 4 · Keeping calm 1",
  ],
  ["Final scores: Ana with 12, Bo with 9, Cy with 7", "Ana 12 · Bo 9 · Cy 7"],
  // verbs are no end of a name
  ["Prices: bread costs 3, milk costs 2, tea costs 4", "Bread 3 · Milk 2 · Tea 4"],
  ["dad drinks 4 coffees, mum drinks 2", "Dad 4 · Mum 2"],
  ["soft drinks 4, hot drinks 2", "Soft drinks 4 · Hot drinks 2"],
  ["labour costs 30, energy price 12", "Labour costs 30 · Energy price 12"],
];

test.each(rows)("%s", (text, expected) => {
  expect(readings(text)[0]).toBe(expected);
});
