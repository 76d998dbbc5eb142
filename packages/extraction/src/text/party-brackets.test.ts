import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { partyBrackets } from "./party-brackets.ts";

test.each([
  ["Ann Lee (Labour) 1,245; Bo Poe (Green) 876; Cy Roe (Independent) 310", "Ann Lee 1245 · Bo Poe 876 · Cy Roe 310"],
  ["Sen. Ann Lee (D-MA) leads with 48%, followed by Tom Poe (R) with 41%", "Sen Ann Lee 48 · Tom Poe 41"],
  [
    "Dee Fox (R-OH) - 52% approve, 40% disapprove\nSam Hill (D-ME) - 47% approve, 44% disapprove",
    "[Approve / Disapprove] Dee Fox 52/40 · Sam Hill 47/44",
  ],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each(["Lee (Home) 3, Lee (Away) 1", "Sales (gross) 12, returns (net) 9", "Ann (12), Bob (9)"])(
  "stays as it is: %s",
  (text) => expect(partyBrackets(text)).toBeNull(),
);
