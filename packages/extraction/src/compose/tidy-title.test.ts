/** Titles without what belongs to their sentence. */
import { expect, test } from "vitest";
import { readTitle } from "./chart-line.fixture.ts";

test.each([
  ["In São Paulo have 12 millions of people, in Rio 6,7 millions and in Salvador 2,4 millions.", "People"],
  ["In France the baguette costs 1,10 euros, in Switzerland 2,50 and in Italy 0,90.", "Baguette costs"],
  ["61% of men and 83% of women avoid walking home at night.", "Avoid walking home at night"],
  ["45% of boys and 52% of girls read in the evening.", "Read in the evening"],
  [
    "A porter starts on £23,600. Nurses begin at £29,970 and doctors, for now, at £36,600.",
    "Porter, Nurses and doctors",
  ],
  ["The East wing drew 61,000 visitors. The crypt, closed for six weeks, had 48,500 and the attic 7,200.", "Visitors"],
  ["Have 5 bananas, 3 apples and 8 oranges in the house", "Bananas, apples and oranges"],
  ["The 12-seater costs $48k, the 20-seater $71k, the 30-seater $95k.", "Costs"],
  ["Sample 14 failed: taste 3, smell 4, colour 6", "Sample 14"],
  ["A hundred callers wanted refunds, ninety had delivery questions and thirty simply wanted to shout.", "Callers"],
])("%s", (text, title) => expect(readTitle(text)).toBe(title));

test.each([
  ["Off days: Ann 5, Bo 7", "Off days"],
  ["Died of: plague 40, war 25, age 9", "Died of"],
  ["Show of hands: yes 12, no 9", "Show of hands"],
])("left: %s", (text, title) => expect(readTitle(text)).toBe(title));
