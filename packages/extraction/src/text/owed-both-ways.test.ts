import { expect, test } from "vitest";
import { owedBothWays } from "./owed-both-ways.ts";

test.each([
  ["I owe Jo 15; Ben owes me 25.", "Owed to me: Jo -15, Ben 25"],
  ["Lea owes the kitty 12, Max 8, and the kitty owes Tim 5.", "Owed to the kitty: Lea 12, Max 8, Tim -5"],
  [
    "We owe the bank £300 and the bakery £40; the school owes us £90.",
    "Owed to us: the bank -£300, the bakery -£40, the school £90",
  ],
  ["Sam owes 40 to the club, the club owes 15 to Kim.", "Owed to the club: Sam 40, Kim -15"],
])("%s", (text, told) => expect(owedBothWays(text)?.text).toBe(told));

test.each([
  "Ann owes me 20, Bob owes me 5, Cy 12.",
  "Ann owes Bob 20, Cy owes Dan 5.",
  "Ann owes 20, Bob owes 5.",
  "I owe Jo 15 and have 40 left.",
])("left as it is: %s", (text) => expect(owedBothWays(text)).toBeNull());
